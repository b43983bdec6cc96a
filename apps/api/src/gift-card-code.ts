import { createHash, createHmac } from 'node:crypto'
import { formatGiftCardCode } from '@warda/domain/gift-cards/gift-card'
import { deriveKey } from './signing-keys.ts'

/** The code of a gift card, derived on demand; only its hash is stored. */
export const createGiftCardCode = (secret: string, giftCardId: string): string =>
  formatGiftCardCode(createHmac('sha256', deriveKey(secret, 'gift-card')).update(giftCardId).digest())

/** The stored hash of a code. It has no secret, so that issued codes stay valid when the secret changes; codes have 100 random bits. */
export const hashGiftCardCode = (code: string): Buffer => createHash('sha256').update(`gift-card.${code}`).digest()

/** The link to the page that redeems the card. */
export const createGiftCardUrl = (shop: { publicUrl: string; secret: string }, giftCardId: string): string =>
  `${shop.publicUrl}/gift-card/${createGiftCardCode(shop.secret, giftCardId)}`
