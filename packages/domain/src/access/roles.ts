/** Role names as the specification spells them (decisions §1). */
export const ROLES = ['Shopper', 'Customer', 'BranchManager', 'ShippingEmployee', 'Admin'] as const
export type Role = (typeof ROLES)[number]

/** Roles of people who shop. */
export const BUYER_ROLES = ['Shopper', 'Customer', 'BranchManager'] as const satisfies readonly Role[]

/** Roles of people who work for the shop. */
export const STAFF_ROLES = ['ShippingEmployee', 'Admin'] as const satisfies readonly Role[]
export type StaffRole = (typeof STAFF_ROLES)[number]

export const isStaffRole = (role: string): role is StaffRole => STAFF_ROLES.some((staff) => staff === role)

/** The role given by public registration: Customer for a business, otherwise Shopper (decisions §1). */
export function getRegistrationRole(accountType: unknown): Role {
  return accountType === 'business' ? 'Customer' : 'Shopper'
}

/** Whether the first role, the only one that guards compare (spec §6), is one of `allowed`. */
export function hasPrimaryRole({ roles }: { roles: readonly string[] }, ...allowed: readonly string[]): boolean {
  return roles.slice(0, 1).some((primary) => allowed.includes(primary))
}
