import { PATHS } from '@fuar/shared/paths';

/** Links to these open another program. */
const FILES = ['/*.ics', PATHS.pressFeed];

/** A page is fetched when somebody is about to follow a link to it; what is no page of the site is left alone. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                `${PATHS.admin}*`,
                PATHS.signIn,
                '/api/*',
                '/media/*',
                '/console*',
                '/rest/*',
                ...FILES,
              ],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
