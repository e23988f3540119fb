/** The files are in `scripts/src/demo/documents`. */
export const DEMO_DOCUMENTS = [
  { title: 'Katılımcı Rehberi', file: 'katilimci-rehberi.pdf' },
  { title: 'Salon Yerleşim Planı', file: 'salon-yerlesim-plani.pdf' },
];
