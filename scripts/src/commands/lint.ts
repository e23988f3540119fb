import { startCommand } from '../command.ts';
import { runLintTool } from '../tools.ts';

startCommand({
  call: 'npm run lint',
  what: 'Checks format, rules, unused code, copies and the spelling of Turkish texts. Installs its tools at the first call. CONTRIBUTING.md says what to do about a finding.',
  examples: [''],
});
runLintTool('biome', 'check', '.');
runLintTool('prettier', '--check', 'sites/**/*.astro');
runLintTool('knip');
runLintTool('jscpd');
runLintTool('cspell', 'lint', '--no-progress', '--no-summary');
