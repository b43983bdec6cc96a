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
export function mayDo(permissions: readonly string[] | null, needs: Permission): boolean {
  return permissions === null || permissions.includes(needs)
}

/** Whether somebody with `own` may give `given`, or take it from somebody who has it: nobody reaches above themselves. */
export function mayGive(own: readonly string[] | null, given: readonly string[] | null): boolean {
  if (own === null) return true
  return given?.every((one) => own.includes(one)) ?? false
}
