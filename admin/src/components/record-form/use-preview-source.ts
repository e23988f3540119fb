import type { Preview, PreviewInput } from '@fuar/shared/schemas/editing';
import { useEffect, useMemo, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { PreviewSource } from '../preview/preview-source.ts';

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  names: readonly Path<Values>[];
  read: () => Promise<PreviewInput | undefined>;
};

export function usePreviewSource<Values extends FieldValues>({
  form,
  names,
  read,
}: Options<Values>): PreviewSource {
  const latest = useRef({ names, read });
  useEffect(() => {
    latest.current = { names, read };
  });
  const lastGood = useRef<Preview>(undefined);
  // Read `dirtyFields` here, because React Hook Form updates `getFieldState` only for state that is read during rendering.
  void form.formState.dirtyFields;
  return useMemo(
    () => ({
      read: () => latest.current.read(),
      subscribe: (listener) => form.subscribe({ formState: { values: true }, callback: listener }),
      onErrors: (errors) => {
        for (const name of latest.current.names) {
          const { error, isDirty } = form.getFieldState(name);
          // Show errors only in changed fields, because required fields of a new form are still empty.
          const message = isDirty ? errors[name] : undefined;
          if (message && error?.message !== message) form.setError(name, { type: 'preview', message });
          if (!message && error?.type === 'preview') form.clearErrors(name);
        }
      },
      onField: (name) => {
        const field = latest.current.names.find((other) => other === toFormField(name));
        if (field) form.setFocus(field);
      },
      lastGood,
    }),
    [form],
  );
}

const toFormField = (name: string) => (name === 'imageUrl' ? 'imageFile' : name);
