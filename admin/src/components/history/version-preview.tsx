import { PATHS } from '@fuar/shared/paths';
import type { EditedKind, RowId, Version } from '@fuar/shared/schemas/editing';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatTime } from '../../lib/format-time.ts';
import { versionQueries } from '../../queries/versions.ts';
import type { PreviewSource } from '../preview/preview-source.ts';
import { PreviewDialog } from '../preview/with-preview.tsx';

const OWN_PATHS: Record<EditedKind, (id: RowId) => string> = {
  fair: (id) => PATHS.fair(Number(id)),
  press: (id) => PATHS.pressItem(Number(id)),
  page: (key) => `/${key}`,
};

type VersionPreviewProps = { version: Version; onClose: () => void };

export function VersionPreview({ version, onClose }: VersionPreviewProps) {
  const queryClient = useQueryClient();
  const { id, kind, rowId } = version;
  const source = useMemo<PreviewSource>(
    () => ({
      read: async () => {
        const { fields = {} } = await queryClient.fetchQuery(versionQueries.one(id));
        return { kind, id: rowId, fields };
      },
    }),
    [queryClient, id, kind, rowId],
  );
  return (
    <PreviewDialog
      title={`${version.title}, ${formatTime(version.at)}`}
      source={source}
      ownPath={OWN_PATHS[kind](rowId)}
      onClose={onClose}
    />
  );
}
