/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_MEDIA_BASE_URL?: string;
}

interface Document {
  /** True until the visitor opens a page that the browser rendered in advance. */
  readonly prerendering?: boolean;
}
