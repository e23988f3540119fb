/** More filters of the inboxes. A separate file, because the lists load without them. */
export const INBOX_FILTER_MESSAGES = {
  stage: 'Aşama',
  allStages: 'Tüm aşamalar',
  ownerFilter: 'Sorumlu',
  anyOwner: 'Herkes',
  mine: 'Bana ait',
  unowned: 'Sahipsiz',
  /** The chosen colleague or fair has no rows any more. */
  otherOwner: 'Kaydı kalmayan görevli',
  otherFair: 'Talebi kalmayan fuar',
  dueFilter: 'Takip',
  anyDay: 'Tümü',
  onlyOverdue: 'Gecikenler',
  fairFilter: 'Fuar',
  allFairs: 'Tüm fuarlar',
};
