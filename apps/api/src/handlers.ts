import type { Handlers } from './http/call.ts'

const PARTS: [string, string][] = [
  ['sessions', 'sessionRoutes'],
  ['accounts', 'accountRoutes'],
  ['users', 'userRoutes'],
  ['language', 'languageRoutes'],
  ['help', 'helpRoutes'],
  ['catalogue', 'catalogueRoutes'],
  ['search', 'searchRoutes'],
  ['reviews', 'reviewRoutes'],
  ['cart', 'cartRoutes'],
  ['wishlist', 'wishlistRoutes'],
  ['delivery', 'deliveryRoutes'],
  ['settings', 'settingRoutes'],
  ['orders', 'orderRoutes'],
  ['payments', 'paymentRoutes'],
  ['loyalty', 'loyaltyRoutes'],
]

const all: Record<string, unknown> = {}
for (const [folder, name] of PARTS) {
  try {
    const module = (await import(`./features/${folder}/routes.ts`)) as Record<string, object>
    Object.assign(all, module[name])
  } catch (error) {
    if (!String(error).includes(`features/${folder}/routes.ts`)) console.error(`features/${folder}:`, error)
  }
}

export const handlers = all as unknown as Handlers
