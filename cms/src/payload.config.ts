import { createConfig } from './start/create-config.ts';
import { readEnv } from './start/env.ts';

export default createConfig(readEnv(process.env));
