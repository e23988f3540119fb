/** UI text of the additional filters of the inboxes. It has a separate file, because the lists load without it. */
export const INBOX_FILTER_MESSAGES = {
  stage: 'Aşama',
  allStages: 'Tüm aşamalar',
  unfinished: 'Sonuçlanmayanlar',
  ownerFilter: 'Sorumlu',
  anyOwner: 'Herkes',
  mine: 'Bana ait',
  unowned: 'Sahipsiz',
  /** Shown instead of the name of a chosen colleague or fair that no longer has any rows. */
  otherOwner: 'Kaydı kalmayan sorumlu',
  otherFair: 'Talebi kalmayan fuar',
  dueFilter: 'Takip',
  anyDay: 'Tümü',
  onlyOverdue: 'Gecikenler',
  fairFilter: 'Fuar',
  allFairs: 'Tüm fuarlar',
};
