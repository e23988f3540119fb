// `/_stil` on the dev server: all components on one page. It is not part of the build.
import '@fuar/shared/fonts.css';
import '@fuar/shared/tokens.css';
import '../styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { DeferredFonts } from '../components/layout/deferred-fonts.tsx';
import { ConfirmDialog } from '../components/ui/confirm-dialog.tsx';
import { Toaster } from '../components/ui/toaster.tsx';
import { StylePage } from './style-page.tsx';

const element = document.getElementById('root');
if (!element) throw new Error('_stil.html has no #root');
createRoot(element).render(
  <QueryClientProvider client={new QueryClient()}>
    <StylePage />
    <DeferredFonts />
    <ConfirmDialog />
    <Toaster />
  </QueryClientProvider>,
);
