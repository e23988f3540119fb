import { z } from 'zod';

export const rendererEnvSchema = z.object({
  RELEASES_DIR: z.string(),
  RENDERER_DIR: z.string(),
  CMS_URL: z.string(),
  SITE_URL: z.string(),
  CODE: z.string(),
});

export type RendererEnv = z.infer<typeof rendererEnvSchema>;
