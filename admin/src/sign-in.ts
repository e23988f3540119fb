// signin.html: the sign-in, which loads without the screens behind it.
import '@fuar/shared/fonts.css';
import '@fuar/shared/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from './lib/reload-once.ts';
import { followThemeOfOtherTabs } from './lib/theme.ts';
import { startSignIn } from './start-sign-in.tsx';

reloadOnMissingChunk();
followThemeOfOtherTabs();

const element = document.getElementById('root');
if (!element) throw new Error('signin.html has no #root');
await startSignIn(createRoot(element));
