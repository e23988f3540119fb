import { SHELL_MESSAGES as m } from '@fuar/shared/messages/public/shell';
import type { SiteSettings } from '@fuar/shared/schemas/site-settings';
import { telLink } from '@fuar/shared/text/tel-link';
import type { IconName } from './icon-shapes.ts';

export type ContactLink = { label: string; href: string; text: string; icon: IconName };

export function contactLinks({ phone = '', email }: SiteSettings): ContactLink[] {
  const call = telLink(phone);
  return [
    ...(call ? [{ label: m.phone, href: call, text: phone, icon: 'phone' } as const] : []),
    ...(email ? [{ label: m.email, href: `mailto:${email}`, text: email, icon: 'mail' } as const] : []),
  ];
}

export function socialLinks(settings: SiteSettings): ContactLink[] {
  const { facebookUrl, twitterUrl, instagramUrl, youtubeUrl } = settings;
  const all = [
    { label: m.facebook, href: facebookUrl, icon: 'facebook' },
    { label: m.twitter, href: twitterUrl, icon: 'x' },
    { label: m.instagram, href: instagramUrl, icon: 'instagram' },
    { label: m.youtube, href: youtubeUrl, icon: 'youtube' },
  ] as const;
  return all.flatMap(({ href, ...link }) => (href ? [{ ...link, href, text: link.label }] : []));
}
