export const RECORD_FORM_MESSAGES = {
  save: 'Kaydet',
  saving: 'Kaydediliyor...',
  keepsImage: 'Yeni bir görsel seçilmezse mevcut görsel korunur.',
  changed:
    'Siz düzenlerken bu kaydı başka biri de değiştirdi. İkinizin de değiştirdiği her alan için hangisinin kalacağını seçin, sonra kaydedin.',
  chooseFirst: 'Kaydetmeden önce, ikinizin de değiştirdiği her alan için bir seçim yapın.',
  mine: 'Sizinki kalsın',
  theirs: 'Diğer kişininki kalsın',
  nothing: '(boş)',
  kept: (fields: readonly string[]) => `Diğer kişinin şu değişiklikleri korunuyor: ${fields.join(', ')}.`,
  merged: (fields: readonly string[]) =>
    `Siz düzenlerken bu kaydı başka biri de değiştirdi${fields.length > 0 ? ` (${fields.join(', ')})` : ''}. İkinizin değişiklikleri birleştirildi.`,
  gone: 'Bu kayıt artık yok; siz düzenlerken silinmiş.',
};
