import { startCommand } from '../command.ts';
import { runTool } from '../lint-tools.ts';

startCommand({
  call: 'npm run format',
  what: 'Formats all files. Installs its tools at the first call.',
  examples: [''],
});
runTool('biome', 'check', '--write', '.');
runTool('prettier', '--write', 'sites/**/*.astro');
