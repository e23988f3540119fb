import 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'share-page': HTMLAttributes<HTMLElement> & { 'data-title': string; 'data-url': string };
      'fair-state': HTMLAttributes<HTMLElement> & {
        class?: string;
        'data-start'?: string | undefined;
        'data-end'?: string | undefined;
      };
    }
  }
}
