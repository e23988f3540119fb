import { ApiError } from '@fuar/shared/api/api-error';
import type { Preview, PreviewInput } from '@fuar/shared/schemas/editing';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toFieldErrors } from '../../lib/form-errors.ts';
import { previewQueries } from '../../queries/preview.ts';
import type { PreviewSource } from './preview-source.ts';

const DEBOUNCE_MS = 250;

type Problem = { message: string; fields: readonly string[] };

/** Requests previews of the source. After a change and a pause, requests a new preview and aborts the running request. */
export function usePreview(source: PreviewSource) {
  const { input, failure } = useInput(source);
  const { data, error, isFetching, refetch } = useQuery(previewQueries.of(input));
  const [good, setGood] = useState(() => lastGoodOf(source));
  if (data && data !== good) setGood(data);
  const refusal = failure ?? error ?? undefined;
  useEffect(() => {
    if (refusal instanceof ApiError) source.onErrors?.(toFieldErrors(refusal));
    else if (data) {
      source.onErrors?.({});
      if (source.lastGood) source.lastGood.current = data;
    }
  }, [source, refusal, data]);
  return {
    preview: good,
    problem: refusal && toProblem(refusal, source),
    isWaiting: isFetching,
    retry: () => void refetch(),
  };
}

function lastGoodOf({ lastGood }: PreviewSource): Preview | undefined {
  const preview = lastGood?.current;
  return preview && Date.parse(preview.expiresAt) > Date.now() ? preview : undefined;
}

function useInput(source: PreviewSource) {
  const [state, setState] = useState<{ input?: PreviewInput | undefined; failure?: Error }>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const read = async () => {
      last += 1;
      const own = last;
      try {
        const input = await source.read();
        if (own === last) setState({ input });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (own === last) setState((before) => ({ ...before, failure: error }));
      }
    };
    void read();
    const stop = source.subscribe?.(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), DEBOUNCE_MS);
    });
    return () => {
      stop?.();
      clearTimeout(timer);
      last += 1;
    };
  }, [source]);
  return state;
}

function toProblem(error: Error, { labelOf }: PreviewSource): Problem {
  const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
  const fields = errors.map(([name, message]) => [labelOf?.(name), message].filter(Boolean).join(': '));
  return { message: error.message, fields };
}
