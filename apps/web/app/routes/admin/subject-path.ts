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

/** The page of what an entry of the log is about, from `order:<uuid>`; null where it has none. */
export function subjectPath({ subject, action }: { subject: string; action: string }): string | null {
  const at = subject.indexOf(':')
  if (at < 1) return null
  const [kind, id] = [subject.slice(0, at), subject.slice(at + 1)]
  // A person of the shop, or one who buys there.
  if (kind === 'user') return action === 'adminCustomer' ? adminPaths.customer(id) : adminPaths.staff
  return PAGES[kind]?.(id) ?? null
}
