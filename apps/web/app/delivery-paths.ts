/** The paths of the delivery dashboard (ROUTE-18); separate from `paths.ts`, which all public pages load. */
const under = (userId: string, rest = ''): string => `/dashboard-delivery/${encodeURIComponent(userId)}${rest}`

/** A query string without undefined values. */
const toQuery = (values: Record<string, string | number | null | undefined>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

export const deliveryPaths = {
  /** Start page of the installed app. */
  start: '/dashboard-delivery/',
  board: (userId: string) => under(userId),
  run: (userId: string) => under(userId, '/run'),
  route: (userId: string, day?: string) => under(userId, `/route${toQuery({ day })}`),
  debts: (userId: string) => under(userId, '/debts'),
  statement: (userId: string, of: { clientId: number; userId: string | null }) =>
    under(userId, `/statement${toQuery({ client: of.clientId, user: of.userId })}`),
  print: (userId: string, orderIds: readonly string[], kind: 'worksheet' | 'card') =>
    under(userId, `/print${toQuery({ orders: orderIds.join(','), kind })}`),
} as const

/** The first role that opens the delivery dashboard (ROUTE-19). */
export const deliveryRole = 'ShippingEmployee'
