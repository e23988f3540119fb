/** The smallest file that PDF readers open: one empty page. A different `text` gives a file with different bytes. */
export function aPdf(name = 'rehber.pdf', text = 'bir'): File {
  const body = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
% ${text}
trailer<</Root 1 0 R/Size 4>>
%%EOF
`;
  return new File([body], name, { type: 'application/pdf' });
}

export function aCsv(text: string | Uint8Array<ArrayBuffer>): File {
  return new File([text], 'katilimcilar.csv', { type: 'text/csv' });
}
