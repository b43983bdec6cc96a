/** Permissions of an Admin in the back office. `override…` permit overrides in a sale at the counter. */
export const PERMISSIONS = [
  'catalogue',
  'orders',
  'refunds',
  'items',
  'counter',
  'workroom',
  'materials',
  'purchasing',
  'overrideFee',
  'overrideDiscount',
  'overrideCutoff',
  'overrideCapacity',
  'clients',
  'people',
  'settings',
  'reports',
  'moderation',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Whether a text is the name of a permission. */
export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text)
}

/** Whether a member of staff has a permission; `permissions` null means all of them (an owner). */
export function hasPermission(permissions: readonly string[] | null, needs: Permission): boolean {
  return permissions === null || permissions.includes(needs)
}

/** Permissions of a driver: the delivery board, and payments and refunds at the door. */
export const DRIVER_PERMISSIONS = ['orders', 'refunds'] as const satisfies readonly Permission[]

/** Permissions of a member of staff: an Admin has their own (null means all), a driver has `DRIVER_PERMISSIONS`. */
export const listPermissions = (person: {
  role: string
  permissions: readonly string[] | null
}): readonly string[] | null => (person.role === 'Admin' ? person.permissions : DRIVER_PERMISSIONS)

/** Whether a person with the permissions `own` can grant or revoke `given`: only permissions they have themselves. */
export function canGrantPermissions(
  ownPermissions: readonly string[] | null,
  granted: readonly string[] | null,
): boolean {
  if (ownPermissions === null) return true
  return granted?.every((permission) => ownPermissions.includes(permission)) ?? false
}
