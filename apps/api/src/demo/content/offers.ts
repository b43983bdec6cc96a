import { GIFTS } from './gifts.ts'
import { MIXED } from './mixed.ts'
import type { Offer } from './offer.ts'
import { PLANTS } from './plants.ts'
import { ROSES } from './roses.ts'
import { TULIPS } from './tulips.ts'
import { WEDDING } from './wedding.ts'

/** Everything the demo's shop sells. */
export const OFFERS: readonly Offer[] = [...ROSES, ...TULIPS, ...MIXED, ...PLANTS, ...WEDDING, ...GIFTS]
