import { createHash, createHmac } from 'node:crypto'
import { formatGiftCardCode } from '@warda/domain/gift-cards/gift-card'
import { deriveKey } from './signing-keys.ts'

/** The code of a gift card. It is derived on demand; the database holds only its hash. */
export const createGiftCardCode = (secret: string, giftCardId: string): string =>
  formatGiftCardCode(createHmac('sha256', deriveKey(secret, 'gift-card')).update(giftCardId).digest())

/** The stored hash of a code. It has no key, so that codes that were handed out stay valid when the secret changes; they have 100 random bits. */
export const hashGiftCardCode = (code: string): Buffer => createHash('sha256').update(`gift-card.${code}`).digest()

/** The link of the page where it is redeemed. */
export const createGiftCardUrl = (shop: { publicUrl: string; secret: string }, giftCardId: string): string =>
  `${shop.publicUrl}/gift-card/${createGiftCardCode(shop.secret, giftCardId)}`
