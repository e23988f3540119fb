import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { User } from '../../payload-types.ts';

export function toSessionUser({ email, name, role }: Pick<User, 'email' | 'name' | 'role'>): SessionUser {
  return { email, ...(name ? { name } : {}), role };
}
