import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { telLink } from '@fuar/shared/text/tel-link';
import type { Phone } from './types.ts';
import s from './work.module.css';

const MOBILE = /^(?:0090|90|0)?(5\d{9})$/;

type PhoneLinksProps = {
  phones: readonly Phone[];
  text: string;
  /** Called when a link is opened. `text` is the beginning of a note. */
  onLog: (text: string) => void;
};

export function PhoneLinks({ phones, text, onLog }: PhoneLinksProps) {
  const callable = phones.filter(({ number }) => telLink(number));
  if (callable.length === 0) return null;
  return (
    <ul className={s.phones}>
      {callable.map(({ of, number }) => {
        const chat = toWhatsApp(number, text);
        return (
          <li key={number}>
            <a href={telLink(number)} onClick={() => onLog(m.calledAt(number))}>
              {m.phoneLinks[of]}
            </a>
            {chat && (
              <a
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onLog(m.wroteTo(number))}
              >
                {m.whatsAppLinks[of]}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The WhatsApp link to chat with a Turkish mobile number; undefined for other numbers. */
function toWhatsApp(phone: string, text: string): string | undefined {
  const number = MOBILE.exec(phone.replace(/\D/g, ''))?.[1];
  return number && `https://wa.me/90${number}?text=${encodeURIComponent(text)}`;
}
