/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_MEDIA_BASE_URL?: string;
}

interface Document {
  /** True while the page is prerendered, until the visitor opens it. */
  readonly prerendering?: boolean;
}
