import { type Finding, finding } from '@fuar/shared/schemas/finding';
import { SettingsError } from '@fuar/shared/settings/read-settings';
import { SETTINGS } from '@fuar/shared/settings/settings';
import { type Env, parseEnv } from '../../production/env.ts';

const PART = 'settings';

/** Examines the settings. `env` is undefined if a setting is invalid. */
export function examineSettings(
  variables: NodeJS.ProcessEnv,
  inFile: readonly string[],
): { env?: Env; findings: Finding[] } {
  const findings = inFile
    .filter((name) => !(name in SETTINGS) && !/^(?:NODE_|npm_|TZ$)/.test(name))
    .map((name) =>
      finding('warning', PART, `${name} in .env is not a known setting`, 'Compare it with docs/settings.md.'),
    );
  try {
    const env = parseEnv(variables);
    findings.push(...findConflicts(env));
    if (findings.length === 0) findings.push(finding('ok', PART, 'are valid'));
    return { env, findings };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return {
      findings: [
        ...findings,
        finding('wrong', PART, error.message, 'docs/settings.md lists the allowed values.'),
      ],
    };
  }
}

function findConflicts(env: Env): Finding[] {
  if (env.COOKIE_SAMESITE !== 'none' || env.PUBLIC_SITE_URL?.startsWith('https:')) return [];
  return [
    finding('wrong', PART, 'COOKIE_SAMESITE=none needs https', 'Set PUBLIC_SITE_URL=https://…, or lax.'),
  ];
}
