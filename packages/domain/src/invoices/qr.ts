/** Fields of the QR code on a tax invoice (ZATCA phase 1); amounts with two decimals, the timestamp in ISO 8601. */
export type QrFields = { seller: string; vatNumber: string; timestamp: string; total: string; vat: string }

/** Largest length of a field in bytes, because the length is one byte. */
const MAX_BYTES = 255

/**
 * The content of the QR code, in base64. A text of more than 255 bytes is cut at a whole character.
 */
export const encodeQrFields = ({ seller, vatNumber, timestamp, total, vat }: QrFields): string =>
  encodeTlv([seller, vatNumber, timestamp, total, vat])

/** Tag (from 1), length in bytes and value of each field, in base64; a text is UTF-8. */
export function encodeTlv(values: readonly (string | Uint8Array)[]): string {
  const bytes = values.flatMap((value, at) => {
    const field = typeof value === 'string' ? encodeWithin(value, MAX_BYTES) : value
    return [at + 1, field.length, ...field]
  })
  return btoa(String.fromCharCode(...bytes))
}

function encodeWithin(text: string, maxBytes: number): Uint8Array {
  const target = new Uint8Array(maxBytes)
  const { written } = new TextEncoder().encodeInto(text, target)
  return target.subarray(0, written)
}
