import { saudiMobile } from '@warda/domain/phone'
import { deriveKey, equalsConstantTime, sign } from './signing-keys.ts'

/** Length of the signature in base64url characters: 96 bits, so that the link fits into a text message. */
const SIGNATURE_LENGTH = 16

/** The token of a recipient's link: the order's number and a signature (AGREE-03). It is created on demand and never stored. */
export const createAddressRequestToken = (secret: string, orderNumber: string): string =>
  `${orderNumber}-${sign(deriveKey(secret, 'address-request'), orderNumber).slice(0, SIGNATURE_LENGTH)}`

/** The order's number, or null when the token is not ours. */
export function parseAddressRequestToken(secret: string, token: string): number | null {
  const number = /^(\d{1,15})-/.exec(token)?.[1]
  return number !== undefined && equalsConstantTime(token, createAddressRequestToken(secret, number))
    ? Number(number)
    : null
}

/** The absolute link of a recipient's page. */
export const createAddressRequestUrl = (shop: { publicUrl: string; secret: string }, orderNumber: string): string =>
  `${shop.publicUrl}/address/${createAddressRequestToken(shop.secret, orderNumber)}`

/** A WhatsApp chat with the recipient and the prepared text; without a readable mobile the sender chooses the chat. */
export const createWhatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${(saudiMobile(phone) ?? '').replace('+', '')}?text=${encodeURIComponent(text)}`

/** A text message to the recipient; `?&` is understood by Android and iOS. */
export const createSmsUrl = (phone: string, text: string): string =>
  `sms:${saudiMobile(phone) ?? ''}?&body=${encodeURIComponent(text)}`
