/** What the code on a tax invoice says (ZATCA phase 1): five fields, all text; amounts with two decimals, the instant in ISO 8601. */
export type QrFields = { seller: string; vatNumber: string; timestamp: string; total: string; vat: string }

/** The length of a field is one byte. */
const LONGEST = 255

/**
 * The text that the QR code carries: tag, length (of the UTF-8 bytes) and value of each field, in base64. A name of more than 255 bytes is cut
 * at a whole character.
 */
export function encodeQrFields(fields: QrFields): string {
  const values = [fields.seller, fields.vatNumber, fields.timestamp, fields.total, fields.vat]
  const bytes = values.flatMap((value, at) => {
    const utf8 = encodeWithin(value, LONGEST)
    return [at + 1, utf8.length, ...utf8]
  })
  return btoa(String.fromCharCode(...bytes))
}

function encodeWithin(text: string, most: number): Uint8Array {
  const target = new Uint8Array(most)
  const { written } = new TextEncoder().encodeInto(text, target)
  return target.subarray(0, written)
}
