const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of sanitised HTML on one line: tags gone, entities read, white space folded. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:strong|em|u|s|a|span)\b/i.test(tag) ? '' : ' '))
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `max` characters of a plain text, cut between words and ended by '…' where something is left out. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  // A cut exactly between two words keeps the last one whole.
  const lastBlank = text[max - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const words = lastBlank > max / 2 ? cut.slice(0, lastBlank) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`;
}
