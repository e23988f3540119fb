import { SHARE_MESSAGES as m } from '@fuar/shared/messages/public/share';
import type { IconName } from '../lib/icon-shapes.ts';
import { Icon } from './icon.tsx';
import styles from './share-page.module.css';

/** `url` is absolute. */
type Props = { title: string; url: string };

type Network = { name: string; icon: IconName; address: string };

/** Plain links to social networks, without their scripts. A button for the system's share sheet replaces them if possible. */
export function SharePage({ title, url }: Props) {
  return (
    <share-page data-title={title} data-url={url}>
      <section>
        <h2>{m.title}</h2>
        <button type="button" className="button button-quiet" data-sheet hidden>
          <Icon name="share" /> {m.title}
        </button>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores the list role of a list without bullets */}
        <ul className={styles.links} role="list" data-links>
          {networks(title, url).map(({ name, icon, address }) => (
            <li key={name}>
              <a
                className={`icon-button ${styles.link}`}
                href={address}
                target="_blank"
                rel="noopener"
                aria-label={m.on(name)}
                title={m.on(name)}
              >
                <Icon name={icon} />
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={`icon-button ${styles.link}`}
              aria-label={m.copy}
              title={m.copy}
              data-copy
              hidden
            >
              <Icon name="copy" />
            </button>
          </li>
        </ul>
        <p className={styles.said} role="status" data-said />
      </section>
    </share-page>
  );
}

function networks(title: string, url: string): Network[] {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { name: 'WhatsApp', icon: 'whatsapp', address: `https://wa.me/?text=${text}%20${address}` },
    { name: 'X', icon: 'x', address: `https://x.com/intent/post?text=${text}&url=${address}` },
    {
      name: 'Facebook',
      icon: 'facebook',
      address: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    {
      name: 'LinkedIn',
      icon: 'linkedin',
      address: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
  ];
}
