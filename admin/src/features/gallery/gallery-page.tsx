import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { PageTop, Toolbar } from '../../components/ui/page-top.tsx';
import { Select } from '../../components/ui/select.tsx';
import { LoadError } from '../../components/ui/states.tsx';
import { createFairName } from '../../lib/fair-name.ts';
import { numberParam, useUrlState } from '../../lib/use-url-state.ts';
import { fairQueries } from '../../queries/fairs.ts';
import { useMay } from '../../queries/use-user.ts';
import { GalleryImages } from './gallery-images.tsx';
import s from './gallery-page.module.css';

const UploadDialog = lazyComponent(async () => (await import('./upload-dialog.tsx')).UploadDialog);

/** 0 stands for the newest fair, which is chosen at first. */
const FIELDS = { fair: numberParam(0) };
const NO_FAIR = -1;

export function GalleryPage() {
  const fairs = useQuery({ ...fairQueries.list(), meta: { errorMessage: m.fairsLoadFailed } });
  const { state, change } = useUrlState(FIELDS);
  const mayEdit = useMay('content', 'write');
  const [isUploading, setIsUploading] = useState(false);

  const newestFirst = useMemo(() => [...(fairs.data ?? [])].sort((a, b) => b.id - a.id), [fairs.data]);
  const chosen = newestFirst.find(({ id }) => id === state.fair) ?? newestFirst[0];
  const fair = state.fair === NO_FAIR ? undefined : chosen;
  const nameOf = useMemo(() => createFairName(newestFirst), [newestFirst]);
  const options = [
    { value: String(NO_FAIR), label: m.chooseFair },
    ...newestFirst.map((fair) => ({ value: String(fair.id), label: nameOf(fair) })),
  ];

  return (
    <>
      <PageTop title={m.title}>
        {mayEdit && (
          <Button variant="primary" icon="upload" disabled={!fair} onClick={() => setIsUploading(true)}>
            {m.upload}
          </Button>
        )}
      </PageTop>
      <Toolbar>
        <div className={s.fair}>
          <Select
            label={m.fair}
            value={String(fair?.id ?? NO_FAIR)}
            options={options}
            onChange={(id) => change({ fair: Number(id) })}
          />
        </div>
      </Toolbar>
      {fairs.isLoadingError ? (
        <LoadError query={fairs} />
      ) : (
        <GalleryImages
          key={fair?.id}
          fairId={fair?.id}
          isLoadingFairs={fairs.isPending}
          unchosenText={chosen ? m.chooseFair : m.noFairs}
        />
      )}
      {isUploading && fair && (
        <UploadDialog fair={{ id: fair.id, title: nameOf(fair) }} onClose={() => setIsUploading(false)} />
      )}
    </>
  );
}
