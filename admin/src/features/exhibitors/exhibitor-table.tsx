import { EXHIBITOR_COLUMNS as COLUMNS } from '@fuar/shared/content/fair-facts';
import { EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import type { AdminExhibitor } from '@fuar/shared/schemas/exhibitor';
import { shortAddress } from '@fuar/shared/text/short-address';
import { LiveMark } from '../../components/ui/badge.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import t from '../../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../../components/ui/table-parts.tsx';
import { toSiteUrl } from '../../lib/site-origin.ts';
import s from './exhibitors-page.module.css';

type ExhibitorTableProps = {
  exhibitors: readonly AdminExhibitor[];
  mayEdit: boolean;
  preloadForm: () => void;
  onEdit: (exhibitor: AdminExhibitor) => void;
  onDelete: (exhibitor: AdminExhibitor) => void;
};

export function ExhibitorTable(props: ExhibitorTableProps) {
  const { exhibitors, mayEdit, preloadForm, onEdit, onDelete } = props;
  const hasLogos = exhibitors.some(({ imageUrl }) => imageUrl);
  return (
    <table className={hasLogos ? `${t.table} ${s.table} ${s.hasLogos}` : `${t.table} ${s.table}`}>
      <TableHead columns={TABLE_COLUMNS} />
      <tbody>
        {exhibitors.map((exhibitor) => (
          <tr key={exhibitor.id} className={t.row}>
            <td>
              <Firm exhibitor={exhibitor} hasLogos={hasLogos} />
            </td>
            <td className={`${t.wider} ${s.hall}`}>{exhibitor.hall}</td>
            <td className={s.stand}>{exhibitor.stand}</td>
            <td className={t.wider}>{exhibitor.productGroup}</td>
            <td className={t.wider}>{exhibitor.country}</td>
            <td>
              {mayEdit && (
                <span className={t.actions}>
                  <IconButton
                    icon="pencil"
                    label={m.editItem(exhibitor.name)}
                    preload={preloadForm}
                    onClick={() => onEdit(exhibitor)}
                  />
                  <IconButton
                    icon="trash"
                    label={m.deleteItem(exhibitor.name)}
                    onClick={() => onDelete(exhibitor)}
                  />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Firm({ exhibitor, hasLogos }: { exhibitor: AdminExhibitor; hasLogos: boolean }) {
  const { name, website, imageUrl, image, live, hall, productGroup } = exhibitor;
  const logo = image?.srcset[0]?.url ?? imageUrl;
  return (
    <span className={s.firm}>
      {hasLogos && (
        <span className={s.logo}>
          {logo && <img src={toSiteUrl(logo)} alt="" loading="lazy" decoding="async" />}
        </span>
      )}
      <span className={s.name}>
        <span className={t.main}>{name}</span>
        {(hall || productGroup) && (
          <span className={s.narrow}>{[hall, productGroup].filter(Boolean).join(', ')}</span>
        )}
        {website && (
          <a className={s.website} href={website} target="_blank" rel="noopener noreferrer">
            {shortAddress(website)}
          </a>
        )}
        {!live && <LiveMark isLive={false} />}
      </span>
    </span>
  );
}

const TABLE_COLUMNS = [
  { label: COLUMNS.name, bars: 2 },
  { label: COLUMNS.hall, bars: 1, className: t.wider },
  { label: COLUMNS.stand, bars: 1 },
  { label: COLUMNS.productGroup, bars: 1, className: t.wider },
  { label: COLUMNS.country, bars: 1, className: t.wider },
  { label: m.columnActions, bars: 0 },
];

export function ExhibitorTableSkeleton() {
  return <TableSkeleton columns={TABLE_COLUMNS} count={5} className={s.table} />;
}
