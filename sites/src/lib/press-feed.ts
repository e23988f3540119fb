import { PRESS_MESSAGES as m } from '@fuar/shared/messages/public/press';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { PATHS } from '@fuar/shared/paths';
import type { PressItem } from '@fuar/shared/schemas/press-item';
import { escapeHtml } from '@fuar/shared/text/escape-html';
import { excerpt, plainText } from '@fuar/shared/text/excerpt';
import { mediaSrc, withMediaSrc } from './media.ts';

const EXCERPT_LENGTH = 300;

export function toPressFeed(items: PressItem[], site: URL | undefined): string {
  const absolute = (path: string) => new URL(path, site).href;
  const toItem = ({ id, title, type, content, date, imageUrl }: PressItem) => {
    const url = absolute(PATHS.pressItem(id));
    const picture = imageUrl ? `<p><img src="${escapeXml(absolute(mediaSrc(imageUrl)))}" alt=""></p>` : '';
    return [
      '<item>',
      element('title', title),
      element('link', url),
      element('guid', url),
      element('category', type === 'Bulletin' ? m.bulletin : m.coverage),
      element('pubDate', toMoment(date)),
      element('description', excerpt(plainText(content), EXCERPT_LENGTH)),
      element('content:encoded', picture + withAbsoluteUrls(withMediaSrc(content), absolute)),
      '</item>',
    ].join('\n');
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
${element('title', `${ORGANISER.product} – ${m.title}`)}
${element('link', absolute(PATHS.press))}
<atom:link href="${escapeXml(absolute(PATHS.pressFeed))}" rel="self" type="application/rss+xml"/>
${element('description', m.description)}
<language>tr</language>
${items.map(toItem).join('\n')}
</channel>
</rss>
`;
}

/** Makes URLs absolute, because a feed reader shows the text on another origin. */
function withAbsoluteUrls(html: string, absolute: (path: string) => string): string {
  return html.replace(/( (?:href|src)=")(\/[^"]*)/g, (_, start, path) => start + absolute(path));
}

/** A press item has a day but no time, so the feed uses 09:00 in Istanbul. */
function toMoment(isoDay: string): string {
  return new Date(`${isoDay}T06:00:00Z`).toUTCString();
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Characters that XML forbids. A single one, such as a vertical tab from Word, would make the whole feed unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
const NOT_OF_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_OF_XML, ''));
}
