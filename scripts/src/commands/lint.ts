import { startCommand } from '../command.ts';
import { runTool } from '../lint-tools.ts';

startCommand({
  call: 'npm run lint',
  what: 'Checks format, rules, unused code, copies and the spelling of Turkish texts. Installs its tools at the first call. CONTRIBUTING.md says what to do about a finding.',
  examples: [''],
});
runTool('biome', 'check', '.');
runTool('prettier', '--check', 'sites/**/*.astro');
runTool('knip');
runTool('jscpd');
runTool('cspell', 'lint', '--no-progress', '--no-summary');
