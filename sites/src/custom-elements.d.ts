import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'fair-state': HTMLAttributes<HTMLElement> & {
        class?: string;
        'data-start'?: string | undefined;
        'data-end'?: string | undefined;
      };
    }
  }
}
