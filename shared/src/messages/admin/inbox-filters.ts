/** More filters of the inboxes. A file of its own, because the lists load without them. */
export const INBOX_FILTER_MESSAGES = {
  stage: 'Aşama',
  allStages: 'Tüm aşamalar',
  ownerFilter: 'Sorumlu',
  anyOwner: 'Herkes',
  mine: 'Bana ait',
  unowned: 'Sahipsiz',
  dueFilter: 'Takip',
  anyDay: 'Tümü',
  onlyOverdue: 'Gecikenler',
  fairFilter: 'Fuar',
  allFairs: 'Tüm fuarlar',
};
