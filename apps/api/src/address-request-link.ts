import { parseSaudiMobile } from '@warda/domain/phone'
import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

/** Length of the signature in base64url characters: 96 bits, so that the link fits into a text message. */
const SIGNATURE_LENGTH = 16

/** Whom a link is for: the order's number and the recipient's phone as stored. */
export type LinkedRequest = { orderNumber: string; phone: string }

/**
 * The token of a recipient's link: the order's number and a signature over number and phone, so that it ends when the order gets another
 * recipient (AGREE-03). It is created on demand and never stored.
 */
export const createAddressRequestToken = (secret: string, { orderNumber, phone }: LinkedRequest): string =>
  `${orderNumber}-${sign(deriveKey(secret, 'address-request'), `${orderNumber}.${phone}`).slice(0, SIGNATURE_LENGTH)}`

/** The order's number in a token, which is not verified yet; null when the text has not the form of a token. */
export function parseOrderNumber(token: string): number | null {
  const number = /^(\d{1,15})-/.exec(token)?.[1]
  return number === undefined ? null : Number(number)
}

export const isAddressRequestToken = (secret: string, token: string, request: LinkedRequest): boolean =>
  equalsConstantTime(token, createAddressRequestToken(secret, request))

/** The absolute link of a recipient's page. */
export const createAddressRequestUrl = (shop: { publicUrl: string; secret: string }, request: LinkedRequest): string =>
  `${shop.publicUrl}/address/${createAddressRequestToken(shop.secret, request)}`

/** A WhatsApp chat with the recipient and the prepared text; without a readable mobile the sender chooses the chat. */
export const createWhatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${(parseSaudiMobile(phone) ?? '').replace('+', '')}?text=${encodeURIComponent(text)}`

/** A text message to the recipient; `?&` is understood by Android and iOS. */
export const createSmsUrl = (phone: string, text: string): string =>
  `sms:${parseSaudiMobile(phone) ?? ''}?&body=${encodeURIComponent(text)}`
