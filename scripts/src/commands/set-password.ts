// npm run set-password -- [e-mail]: sets a new password for an administrator and ends their sessions. The product may run
// meanwhile. The password comes from standard input if something is piped in; otherwise it is generated and printed.
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('set-password', () => [
  process.argv[2] ?? process.env.ADMIN_EMAIL ?? 'admin@localhost.test',
]);
