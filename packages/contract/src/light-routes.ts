/**
 * The calls that public pages make by themselves, apart from the table of all: a page that makes one of them carries none of the others.
 * Spelt like those of `routes.ts`, which holds them too.
 */
export const lightRoutes = { getDeliveryDays: 'GET /Delivery/getdays' } as const

/** The path of such a call. */
export const lightPath = (name: keyof typeof lightRoutes): string => lightRoutes[name].replace(/^GET /, '')
