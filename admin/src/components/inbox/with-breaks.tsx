import { Fragment, type ReactNode } from 'react';

/** Lets an e-mail or web address break after certain signs, such as `@`, and never inside a word. */
export function withBreaks(address = '', after = /(?<=[@./_-])/): ReactNode {
  return address.split(after).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts repeat and never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** An owner is a name, or an e-mail address that breaks only after `@`. */
export const ownerWithBreaks = (owner: string) => withBreaks(owner, /(?<=@)/);
