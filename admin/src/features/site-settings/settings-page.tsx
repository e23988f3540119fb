import { ADMIN_SETTINGS_MESSAGES as m } from '@fuar/shared/messages/admin/settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { ListStatus, PageTop } from '../../components/ui/page-top.tsx';
import { notLoaded } from '../../components/ui/states.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { choiceParam, useUrlState } from '../../lib/use-url-state.ts';
import { settingsQueries } from '../../queries/settings.ts';
import { SliderTab } from './slider-tab.tsx';

const SettingsForm = lazyComponent(
  async () => (await import('./settings-form.tsx')).SettingsForm,
  <ListStatus>{m.loading}</ListStatus>,
);

const FIELDS = { tab: choiceParam(['general', 'slider']) };
const TABS = [
  { value: 'general', label: m.general },
  { value: 'slider', label: m.slider },
] as const;

export function SettingsPage() {
  const { state, change } = useUrlState(FIELDS);
  // A tab loads its data when it is first opened.
  const [opened, setOpened] = useState<readonly string[]>([state.tab]);
  if (!opened.includes(state.tab)) setOpened([...opened, state.tab]);
  return (
    <>
      <PageTop title={m.title} />
      <Tabs label={m.sections} value={state.tab} tabs={TABS} onChange={(tab) => change({ tab })}>
        {/* Both panels stay mounted to keep unsaved changes. */}
        <div hidden={state.tab !== 'general'}>{opened.includes('general') && <GeneralTab />}</div>
        <div hidden={state.tab !== 'slider'}>{opened.includes('slider') && <SliderTab />}</div>
      </Tabs>
    </>
  );
}

function GeneralTab() {
  const settings = useQuery(settingsQueries.current());
  if (!settings.data) return notLoaded(settings, m);
  return <SettingsForm settings={settings.data} />;
}
