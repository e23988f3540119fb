import { formatNumber } from '../../text/format-number.ts';

/** UI text about drafts in lists. Most screens load this file, so the UI text of forms is in `draft-form.ts`. */
export const DRAFT_LIST_MESSAGES = {
  open: 'Taslağı aç',
  hasDraft: 'Taslak var',
  isDraft: 'Yalnızca taslak',
  untitled: '(başlıksız)',
  scheduled: (time: string) => `Zamanlandı: ${time}`,
  failed: (reason: string) => `Zamanında yayımlanamadı. ${reason}`,
  history: 'Geçmiş',
  deletesDraft: 'Yayımlanmamış taslak da silinir ve geri getirilemez.',
  deletesScheduled: (time: string) => `${time} için zamanlanan taslak da silinir ve geri getirilemez.`,
  historyOf: (title: string) => `Geçmiş: ${title}`,
  all: 'Taslaklar',
  changedBy: (time: string, by: string) => `${time}, ${by}`,
  edit: (title: string) => `Taslağı aç: ${title}`,
  failures: (count: number) => `${formatNumber(count)} taslak zamanında yayımlanamadı.`,
  showFailures: 'Taslakları göster',
};
