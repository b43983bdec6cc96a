import { createHmac } from 'node:crypto'
import { APP_CODE_DIGITS } from '@warda/domain/access/one-time-code'
import { equalsConstantTime } from '../../signing-keys.ts'

/** The code of a time step (RFC 4226, HMAC-SHA1), which every authenticator app supports. */
export function computeTotp(secret: Buffer, step: number, digits: number = APP_CODE_DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step among `steps` to which a code belongs; null when it belongs to none. */
export const findStep = (secret: Buffer, code: string, steps: readonly number[]): number | null =>
  steps.find((step) => equalsConstantTime(computeTotp(secret, step), code)) ?? null

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base 32 without padding (RFC 4648), as authenticator apps expect it. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The otpauth URI in the QR code; the app shows shop and account. */
export function buildTotpUri(secret: string, shopName: string, email: string): string {
  const label = `${encodeURIComponent(shopName)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shopName)}`
}
