import { createConfig } from './create-config.ts';
import { readEnv } from './env.ts';

export default createConfig(readEnv(process.env));
