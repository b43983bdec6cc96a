/** Who a person is (decisions §1). The names are those of the wire, which spells them well. */
export const ROLES = ['Shopper', 'Customer', 'BranchManager', 'ShippingEmployee', 'Admin'] as const
export type Role = (typeof ROLES)[number]

/** Whether a text is one of the roles, letter for letter. */
export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}

/** The role that guards compare: the first, and no other (spec §6). Null when there is none or it is no role, which opens nothing. */
export function primaryRole(roles: readonly string[]): Role | null {
  const first = roles[0]
  return first !== undefined && isRole(first) ? first : null
}

/** The role that public registration gives: Customer for a business, else Shopper. Never another, whatever was sent (decisions §1). */
export function registeredRole(accountType: unknown): Role {
  return accountType === 'business' ? 'Customer' : 'Shopper'
}
