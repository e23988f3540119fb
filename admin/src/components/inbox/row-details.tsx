import { Fragment, type ReactNode } from 'react';
import s from './inbox.module.css';

export function Message({ title, children }: { title: string; children: string }) {
  return (
    <section className={s.message}>
      <h2 className={s.groupTitle}>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

type DetailsProps = {
  title?: string;
  /** Label, value, and the URL to which the value links. */
  entries: readonly (readonly [string, string | undefined, (string | undefined)?])[];
};

export function Details({ title, entries }: DetailsProps) {
  const present = entries.filter(([, value]) => value);
  return (
    <section className={s.group}>
      {title && <h2 className={s.groupTitle}>{title}</h2>}
      <dl className={s.facts}>
        {present.map(([label, value, href]) => (
          <div key={label} className={isLong(value) ? `${s.fact} ${s.long}` : s.fact}>
            <dt>{label}</dt>
            <dd>{href && value ? <DetailsLink href={href} text={value} /> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isLong = (value = '') => value.length > 60;

/** Lets an e-mail or web address break after characters such as `@`, and never inside a word. */
function withBreaks(address: string): ReactNode {
  return address.split(/(?<=[@./_-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A visitor typed the address, so encode the characters that would add headers such as `bcc` to the mail. */
export const toMailLink = (email: string) => `mailto:${email.replace(/[%&?#]/g, encodeURIComponent)}`;

function DetailsLink({ href, text }: { href: string; text: string }) {
  const isOutside = /^https?:/i.test(href);
  return (
    // Without the label, screen readers would read a space at each `wbr`.
    <a href={href} aria-label={text} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {withBreaks(text)}
    </a>
  );
}
