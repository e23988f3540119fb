import { FAIR_STATUS_NAMES, FAIR_STATUSES } from '@fuar/shared/content/fair-statuses';
import { ADMIN_FAIRS_MESSAGES } from '@fuar/shared/messages/admin/fairs';
import { type ReactNode, useState } from 'react';
import { Badge, LiveMark } from '../components/ui/badge.tsx';
import { Button, IconButton } from '../components/ui/button.tsx';
import { askConfirmation } from '../components/ui/confirm-store.ts';
import { SelectField, TextAreaField, TextField } from '../components/ui/field.tsx';
import { FormError, FormFooter } from '../components/ui/form.tsx';
import { ImageField } from '../components/ui/image-field.tsx';
import { Modal } from '../components/ui/modal.tsx';
import { Pagination } from '../components/ui/pagination.tsx';
import { SearchField } from '../components/ui/search-field.tsx';
import { Select } from '../components/ui/select.tsx';
import { StateMessage } from '../components/ui/states.tsx';
import t from '../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../components/ui/table-parts.tsx';
import { Tabs } from '../components/ui/tabs.tsx';
import { showToast, type ToastType } from '../components/ui/toast-store.ts';
import { toggleTheme } from '../lib/theme.ts';
import s from './style-page.module.css';

const COLUMNS = [
  { label: 'Başlık', bars: 1 },
  { label: 'Tarih', bars: 1 },
];
const TOASTS: ToastType[] = ['success', 'error', 'warning', 'info'];
const TABS = [
  { value: 'bulletin', label: 'Basın Bültenleri' },
  { value: 'coverage', label: 'Basında Biz' },
];

// The page is for developers only, so its strings are written here and not in the messages.
export function StylePage() {
  const [tab, setTab] = useState('bulletin');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(2);
  const [file, setFile] = useState<File>();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <main className={s.page}>
      <h1>Yapı taşları</h1>
      <p>Sitenin kendi yapı taşları, renkleri ve yazı ölçüleri: site geliştirme sunucusunda /_stil.</p>
      <Button onClick={toggleTheme}>Temayı değiştir</Button>

      <Section title="Düğmeler">
        <div className={s.row}>
          <Button variant="primary" icon="plus">
            Birincil
          </Button>
          <Button>İkincil</Button>
          <Button variant="quiet">Sessiz</Button>
          <Button variant="primary" disabled>
            Kaydediliyor...
          </Button>
          <IconButton icon="pencil" label="Düzenle" />
          <IconButton icon="trash" label="Sil" />
        </div>
      </Section>

      <Section title="Alanlar">
        <div className={s.fields}>
          <TextField label="Başlık" defaultValue="Kitap Fuarı" />
          <TextField label="Tarih" hint="Örneğin 15-17 Ekim 2025" />
          <TextField label="E-posta" error="Geçerli bir e-posta adresi giriniz." defaultValue="bilgi@" />
          <SelectField label="Durum" defaultValue="Upcoming">
            {FAIR_STATUS_NAMES.map((status) => (
              <option key={status} value={status}>
                {ADMIN_FAIRS_MESSAGES.statuses[status]}
              </option>
            ))}
          </SelectField>
          <TextAreaField label="Kısa Açıklama" rows={3} />
          <ImageField label="Görsel" value={file} onChange={setFile} />
        </div>
        <FormError message="İşlem sırasında bir hata oluştu." />
      </Section>

      <Section title="Rozetler, sekmeler, arama, sayfalar">
        <div className={s.row}>
          {FAIR_STATUS_NAMES.map((status) => (
            <Badge key={status} tone={FAIR_STATUSES[status].filter}>
              {ADMIN_FAIRS_MESSAGES.statuses[status]}
            </Badge>
          ))}
          <LiveMark isLive />
          <LiveMark isLive={false} />
        </div>
        <Tabs label="Tür" value={tab} tabs={TABS} onChange={setTab}>
          <div className={s.row}>
            <SearchField label="Ara" placeholder="İçerik ara..." value={query} onChange={setQuery} />
            <Select label="Tür" value={tab} options={TABS} onChange={setTab} />
            <Pagination page={page} pages={7} onChange={setPage} />
          </div>
        </Tabs>
      </Section>

      <Section title="Tablo ve iskeleti">
        <table className={t.table}>
          <TableHead columns={COLUMNS} />
          <tbody>
            <tr className={t.row}>
              <td>
                <span className={t.main}>Yeni sezonun fuar takvimi açıklandı</span>
              </td>
              <td className={t.date}>15 Kasım 2026</td>
            </tr>
          </tbody>
        </table>
        <TableSkeleton columns={COLUMNS} count={1} />
      </Section>

      <Section title="Boş ve hatalı durumlar">
        <StateMessage title="Fuar Bulunamadı" text="Henüz bir fuar eklenmemiş." />
        <StateMessage kind="error" title="Bir Hata Oluştu!" text="Fuarlar getirilirken bir hata oluştu.">
          <Button>Tekrar dene</Button>
        </StateMessage>
      </Section>

      <Section title="Pencereler ve bildirimler">
        <div className={s.row}>
          <Button onClick={() => setIsOpen(true)}>Form penceresi</Button>
          <Button onClick={() => askConfirmation('Fuarı Sil', 'Bu işlem geri alınamaz.')}>
            Onay penceresi
          </Button>
          {TOASTS.map((type) => (
            <Button key={type} onClick={() => showToast(type, 'Fuar başarıyla güncellendi!')}>
              Bildirim: {type}
            </Button>
          ))}
        </div>
      </Section>

      {isOpen && (
        <Modal title="Yeni Fuar Ekle" onClose={() => setIsOpen(false)}>
          <div className={s.fields}>
            <TextField label="Başlık" />
          </div>
          <FormFooter>
            <Button onClick={() => setIsOpen(false)}>İptal</Button>
            <Button variant="primary">Kaydet</Button>
          </FormFooter>
        </Modal>
      )}
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={s.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
