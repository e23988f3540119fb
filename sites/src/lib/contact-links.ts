import { SHELL_MESSAGES as m } from '@fuar/shared/messages/public/shell';
import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import { telLink } from '@fuar/shared/text/tel-link';
import type { IconName } from './icon-shapes.ts';

export type ContactLink = { href: string; text: string; icon: IconName };

export function contactLinks({ phone = '', email }: SiteSettings): ContactLink[] {
  const call = telLink(phone);
  return [
    ...(call ? [{ href: call, text: phone, icon: 'phone' } as const] : []),
    ...(email ? [{ href: `mailto:${email}`, text: email, icon: 'mail' } as const] : []),
  ];
}

export function socialLinks(settings: SiteSettings): ContactLink[] {
  const { facebookUrl, twitterUrl, instagramUrl, youtubeUrl } = settings;
  const all = [
    { text: m.facebook, href: facebookUrl, icon: 'facebook' },
    { text: m.twitter, href: twitterUrl, icon: 'x' },
    { text: m.instagram, href: instagramUrl, icon: 'instagram' },
    { text: m.youtube, href: youtubeUrl, icon: 'youtube' },
  ] as const;
  return all.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
}
