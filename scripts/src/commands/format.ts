import { startCommand } from '../command.ts';
import { runLintTool } from '../tools.ts';

startCommand({
  call: 'npm run format',
  what: 'Formats all files. Installs its tools at the first call.',
  examples: [''],
});
runLintTool('biome', 'check', '--write', '.');
runLintTool('prettier', '--write', 'sites/**/*.astro');
