/** The paths of the business dashboards (ROUTE-17); separate from `paths.ts`, which all public pages load. */
/** The first roles that open the two dashboards. */
export const clientRole = 'Customer'
export const managerRole = 'BranchManager'

const under =
  (dashboard: string) =>
  (userId: string, rest = '') =>
    `/${dashboard}/${encodeURIComponent(userId)}${rest}`

const user = under('dashboard-user')
const manager = under('dashboard-manager')

export const clientPaths = {
  overview: (userId: string) => user(userId),
  company: (userId: string) => user(userId, '/company'),
  branches: (userId: string) => user(userId, '/branches'),
  branch: (userId: string, branchId: number) => user(userId, `/branches/${branchId}`),
  employees: (userId: string) => user(userId, '/employees'),
  statement: (userId: string) => user(userId, '/statement'),
  quickOrder: (userId: string) => user(userId, '/quick-order'),
  standingOrders: (userId: string) => user(userId, '/standing-orders'),
  loyalty: (userId: string) => user(userId, '/loyalty-page'),
} as const

export const managerPaths = {
  overview: (userId: string) => manager(userId),
  quickOrder: (userId: string) => manager(userId, '/quick-order'),
  standingOrders: (userId: string) => manager(userId, '/standing-orders'),
} as const
