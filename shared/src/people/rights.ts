/** Decision 019 explains the roles. The specification has only one kind of account, which corresponds to `admin`. */
export const ROLES = ['admin', 'editor', 'inbox'] as const;

export type Role = (typeof ROLES)[number];

/**
 * The subject of a staff call. `own`: the caller's own account, which every member of staff may see and change. `people`: the
 * accounts of others and the record of actions. `personalData`: export and erasure of one person's data.
 */
export type Area = 'content' | 'inbox' | 'personalData' | 'people' | 'own';

export type Right = 'read' | 'write';

/** The only table of rights. `/api`, `/rest`, the console and the menu of the back-office all read it. */
const RIGHTS: Record<Role, Partial<Record<Area, Right>>> = {
  admin: { content: 'write', inbox: 'write', personalData: 'write', people: 'write', own: 'write' },
  editor: { content: 'write', own: 'write' },
  inbox: { content: 'read', inbox: 'write', own: 'write' },
};

/** True if this role has this right in this area. The right to write includes the right to read. */
export function mayDo(role: Role, area: Area, right: Right): boolean {
  const given = RIGHTS[role][area];
  return given === 'write' || given === right;
}

/** True if this role may make this staff call. A GET needs the right to read; any other method needs the right to write. */
export function mayCall(role: Role, route: { method: string; access: Area }): boolean {
  return mayDo(role, route.access, route.method === 'get' ? 'read' : 'write');
}
