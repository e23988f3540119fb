export { previewPolicy } from '../integrations/csp.ts';
export { hasSamePages, ownPaths, withDraft } from '../lib/draft-content.ts';
export { fileOf } from '../lib/page-files.ts';
export { pageTitle } from '../lib/page-title.ts';
export { markPreview } from './mark-preview.ts';
