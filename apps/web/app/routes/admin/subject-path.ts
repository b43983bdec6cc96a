import { adminPaths } from '../../admin-paths.ts'

const PAGES: Record<string, (id: string) => string> = {
  order: adminPaths.order,
  product: adminPaths.product,
  client: adminPaths.client,
  setting: adminPaths.setting,
  category: () => adminPaths.categories,
  coupon: () => adminPaths.coupons,
  invitation: () => adminPaths.staff,
  review: () => adminPaths.reviews,
  report: () => adminPaths.reports,
  import: () => adminPaths.imports,
}

/** The page of the subject of an audit entry, e.g. `order:<uuid>`; null when it has none. */
export function subjectPath({ subject, action }: { subject: string; action: string }): string | null {
  const separator = subject.indexOf(':')
  if (separator < 1) return null
  const [kind, id] = [subject.slice(0, separator), subject.slice(separator + 1)]
  // A staff member or a customer.
  if (kind === 'user') return action === 'adminCustomer' ? adminPaths.customer(id) : adminPaths.staff
  return PAGES[kind]?.(id) ?? null
}
