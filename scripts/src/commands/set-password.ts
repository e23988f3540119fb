// npm run set-password -- [e-mail]: gives an administrator a new password and ends their sessions; works while the
// product runs. The password is read from standard input where something is piped in, else made up and printed.
import { runCmsProgram } from './cms-program.ts';

await runCmsProgram('set-password', () => [
  process.argv[2] ?? process.env.ADMIN_EMAIL ?? 'admin@localhost.test',
]);
