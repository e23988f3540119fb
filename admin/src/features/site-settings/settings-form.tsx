import { recordOf } from '@fuar/shared/content/record';
import { ADMIN_SETTINGS_MESSAGES as m } from '@fuar/shared/messages/admin/settings';
import { webAddress } from '@fuar/shared/schemas/fields';
import {
  type AdminSiteSettings,
  type SiteSettingsInput,
  siteSettingsInputSchema,
} from '@fuar/shared/schemas/site-settings';
import { completeSocialAddress, type Network } from '@fuar/shared/text/social-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { FormNotice } from '../../components/record-form/form-notice.tsx';
import { type RecordFields, useRecordForm } from '../../components/record-form/use-record-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import type { IconName } from '../../components/ui/icon.tsx';
import { useLeaveGuard } from '../../components/ui/use-leave-guard.ts';
import { api } from '../../lib/api.ts';
import { toFormTexts, toTextsToSend } from '../../lib/form-texts.ts';
import { updateCached } from '../../lib/update-cached.ts';
import { settingsQueries } from '../../queries/settings.ts';
import s from './settings-form.module.css';

type Save = { input: SiteSettingsInput; version: string | undefined };
type Field = { name: keyof SiteSettingsInput; icon: IconName; type: 'email' | 'tel' | 'text' | 'url' };

const CONTACT: readonly Field[] = [
  { name: 'phone', icon: 'phone', type: 'tel' },
  { name: 'email', icon: 'mail', type: 'email' },
  { name: 'address', icon: 'pin', type: 'text' },
];
const SOCIAL: readonly Field[] = [
  { name: 'facebookUrl', icon: 'facebook', type: 'url' },
  { name: 'twitterUrl', icon: 'twitter', type: 'url' },
  { name: 'instagramUrl', icon: 'instagram', type: 'url' },
  { name: 'youtubeUrl', icon: 'youtube', type: 'url' },
];
const socialAddress = (network: Network) =>
  z
    .string()
    .optional()
    .transform((text) => text && completeSocialAddress(network, text))
    .pipe(webAddress);
const formSchema = siteSettingsInputSchema.extend({
  facebookUrl: socialAddress('facebookUrl'),
  twitterUrl: socialAddress('twitterUrl'),
  instagramUrl: socialAddress('instagramUrl'),
  youtubeUrl: socialAddress('youtubeUrl'),
});

const NAMES = [...CONTACT, ...SOCIAL].map(({ name }) => name);
const FIELDS: RecordFields<SiteSettingsInput, AdminSiteSettings> = recordOf(NAMES, (name) => ({
  label: m[name],
}));

export function SettingsForm({ settings }: { settings: AdminSiteSettings }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ input, version }: Save) => api.settings.update(input, { version }),
    meta: { successMessage: m.saved, errorMessage: m.saveFailed },
    onSuccess: (saved) => updateCached(queryClient, settingsQueries.current().queryKey, () => saved),
  });
  const record = useRecordForm({
    record: settings,
    schema: formSchema,
    fields: FIELDS,
    toValues: (given = settings): SiteSettingsInput => toFormTexts(NAMES, given),
    save: (values, before = settings) =>
      mutateAsync({ input: toTextsToSend(NAMES, values, before), version: before.version }),
    findLatest: async (before) => ({
      before,
      latest: await queryClient.fetchQuery(settingsQueries.current()),
    }),
  });
  useLeaveGuard(record.form.formState.isDirty);
  const { isSubmitting } = record.form.formState;

  const renderFields = (fields: readonly Field[]) =>
    fields.map(({ name, icon, type }) => (
      <TextField key={name} icon={icon} type={type} {...record.field(name)} />
    ));

  return (
    <form className={s.form} onSubmit={record.submit} noValidate>
      <FormNotice record={record} />
      <fieldset className={s.group}>
        <legend>{m.contact}</legend>
        {renderFields(CONTACT)}
      </fieldset>
      <fieldset className={s.group}>
        <legend>{m.social}</legend>
        {renderFields(SOCIAL)}
      </fieldset>
      <p className="note">{m.emptyHint}</p>
      <Button type="submit" variant="primary" disabled={isSubmitting}>
        {isSubmitting ? m.saving : m.save}
      </Button>
    </form>
  );
}
