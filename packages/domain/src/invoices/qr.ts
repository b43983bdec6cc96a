/** Fields of the QR code on a tax invoice (ZATCA phase 1); amounts with two decimals, the timestamp in ISO 8601. */
export type QrFields = { seller: string; vatNumber: string; timestamp: string; total: string; vat: string }

/** Largest length of a field in bytes, because the length is one byte. */
const MAX_BYTES = 255

/**
 * The content of the QR code: tag, length in UTF-8 bytes and value of each field, in base64. A value of more than 255 bytes is cut at a
 * whole character.
 */
export function encodeQrFields(fields: QrFields): string {
  const values = [fields.seller, fields.vatNumber, fields.timestamp, fields.total, fields.vat]
  const bytes = values.flatMap((value, at) => {
    const utf8 = encodeWithin(value, MAX_BYTES)
    return [at + 1, utf8.length, ...utf8]
  })
  return btoa(String.fromCharCode(...bytes))
}

function encodeWithin(text: string, maxBytes: number): Uint8Array {
  const target = new Uint8Array(maxBytes)
  const { written } = new TextEncoder().encodeInto(text, target)
  return target.subarray(0, written)
}
