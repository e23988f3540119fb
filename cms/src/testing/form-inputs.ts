export const MESSAGE = { name: 'Ad', email: 'a@ornek.test', subject: 'Konu', message: 'Mesaj' };

export const REQUEST = {
  companyName: 'Firma',
  contactName: 'Yetkili',
  contactEmail: 'y@ornek.test',
  contactPhone: '0500',
  fairId: 1,
  requestedArea: '36,5',
  kvkkConsent: true,
};
