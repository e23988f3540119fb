import { useRef } from 'react';
import type { ContactLink } from '../lib/contact-links.ts';
import { useScrollIntoSight } from './use-scroll-into-sight.ts';
import type { Notice } from './use-visitor-form.ts';

type Props = { notice: Notice | undefined; contacts: ContactLink[] };

export function FormNotice({ notice, contacts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useScrollIntoSight(box, notice);
  return (
    <div role="alert" ref={box}>
      {notice ? (
        <p className="notice notice-error">
          <span>{notice.text}</span>
          {notice.advice ? ` ${notice.advice}` : null}
          {notice.offersContact
            ? contacts.map(({ href, text }) => (
                <span key={href}>
                  {' '}
                  <a href={href}>{text}</a>
                </span>
              ))
            : null}
        </p>
      ) : null}
    </div>
  );
}
