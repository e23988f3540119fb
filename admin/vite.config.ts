import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What the host's rewrites do: the dev server by itself answers below `/admin/` only. */
function rewriteToApp(): Plugin {
  return {
    name: 'rewrite-to-app',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0];
        if (path === '/signin' || path === '/admin') request.url = '/admin/index.html';
        if (path === '/_stil') request.url = '/admin/_stil.html';
        next();
      });
    },
  };
}

const cms = process.env.CMS_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), rewriteToApp()],
  build: { modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { proxy: { '/api': cms, '/media': cms } },
});
