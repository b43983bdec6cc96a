/** What an Admin may do in the back office; least privilege for counter staff, everything for an owner. */
export const PERMISSIONS = [
  'catalogue',
  'orders',
  'refunds',
  'clients',
  'people',
  'settings',
  'reports',
  'moderation',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Whether a text is one of them. */
export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text)
}

/** Whether a person of the shop may do this: `permissions` null is everything (an owner). */
export function hasPermission(permissions: readonly string[] | null, needs: Permission): boolean {
  return permissions === null || permissions.includes(needs)
}

/** What a driver's work is worth in permissions: the board, the money at the door and what is given back there. */
export const DRIVER_PERMISSIONS = ['orders', 'refunds'] as const satisfies readonly Permission[]

/** What somebody of the shop may do: an Admin their permissions (null is everything), a driver the driver's work. */
export const permissionsOf = (person: {
  role: string
  permissions: readonly string[] | null
}): readonly string[] | null => (person.role === 'Admin' ? person.permissions : DRIVER_PERMISSIONS)

/** Whether somebody with `own` may give `given`, or take it from somebody who has it: nobody reaches above themselves. */
export function canGrantPermissions(own: readonly string[] | null, given: readonly string[] | null): boolean {
  if (own === null) return true
  return given?.every((one) => own.includes(one)) ?? false
}
