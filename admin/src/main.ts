// index.html: every screen behind the sign-in.
import '@fuar/shared/fonts.css';
import '@fuar/shared/tokens.css';
import './styles/base.css';
import { reloadOnMissingChunk } from './lib/reload-once.ts';
import { followThemeOfOtherTabs } from './lib/theme.ts';
import { start } from './start.ts';

reloadOnMissingChunk();
followThemeOfOtherTabs();

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
await start(element, location.pathname);
