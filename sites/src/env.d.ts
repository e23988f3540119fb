/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_MEDIA_BASE_URL?: string;
}
