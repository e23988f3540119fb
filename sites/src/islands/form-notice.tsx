import type { ContactLink } from '../lib/contact-links.ts';
import type { Notice } from './use-visitor-form.ts';

type Props = { notice: Notice | undefined; contacts: ContactLink[] };

/** Why a form was not sent, read out as soon as it appears; where the service is away, another way to us. */
export function FormNotice({ notice, contacts }: Props) {
  return (
    <div role="alert">
      {notice ? (
        <p className="notice notice-error">
          {notice.text}
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
