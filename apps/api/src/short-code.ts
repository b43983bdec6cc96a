import { createHmac } from 'node:crypto'
import { deriveKey } from './signing-keys.ts'

export type ShortLinkKind = 'track' | 'address' | 'pay'

/** What a short link leads to. `phone` is the recipient's as stored, so that the link ends when the order gets another recipient. */
export type ShortLinkTarget = { kind: ShortLinkKind; orderId: string } & (
  | { audience: 'buyer' }
  | { audience: 'recipient'; phone: string }
)

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 10 characters of 62: 59 bits. */
const LENGTH = 10

export const isShortCode = (text: string): boolean => /^[A-Za-z0-9]{10}$/.test(text)

/** The code of a short link. It is derived on demand; the database holds only its keyed hash. */
export function createShortCode(secret: string, target: ShortLinkTarget): string {
  const phone = target.audience === 'recipient' ? target.phone : ''
  const text = `${target.kind}.${target.audience}.${target.orderId}.${phone}`
  let rest = BigInt(`0x${createHmac('sha256', deriveKey(secret, 'short-link')).update(text).digest('hex')}`)
  let code = ''
  while (code.length < LENGTH) {
    code += ALPHABET[Number(rest % 62n)]
    rest /= 62n
  }
  return code
}

/** The stored hash of a code. It is keyed, because all codes could be hashed. */
export const hashShortCode = (secret: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'short-link')).update(`code.${code}`).digest()

/** `/t/…` is the tracking page; `/l/…` redirects to the address or payment page. */
export const createShortPath = (secret: string, target: ShortLinkTarget): string =>
  `/${target.kind === 'track' ? 't' : 'l'}/${createShortCode(secret, target)}`

/** A keyed hash of a phone number, stored in place of the number: numbers that want no messages, limits per number. */
export const hashPhone = (secret: string, phone: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'message-stop')).update(phone).digest()
