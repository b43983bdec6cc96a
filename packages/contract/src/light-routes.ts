/**
 * Routes that public pages use in the browser, separate from the full table to keep those pages small.
 * `routes.ts` contains them too.
 */
export const lightRoutes = { getDeliveryDays: 'GET /Delivery/getdays' } as const

/** The path of such a route. */
export const lightPath = (name: keyof typeof lightRoutes): string => lightRoutes[name].replace(/^GET /, '')
