import { LIMITS } from '../limits.ts'
import { normaliseDigits, normaliseText } from '../text.ts'

/** A line of a quick order: the typed text with the SKU and quantity parsed from it. `error` is the reason when parsing fails. */
export type QuickOrderLine = {
  line: number
  text: string
  sku: string
  quantity: number
  error: 'quick.no_sku' | 'quick.bad_quantity' | 'quick.too_many_lines' | null
}

/**
 * Parses lines of SKU and quantity that are typed, pasted from a spreadsheet or read from CSV: the SKU, then comma, semicolon, tab, space or
 * ×, then the quantity (Arabic digits allowed, 1 by default). Empty lines and a header line are skipped; the caller adds up repeated SKUs.
 * At most `LIMITS.cartLines` lines are parsed; the next line gets the error `quick.too_many_lines`.
 */
export function parseQuickOrderLines(text: string): QuickOrderLine[] {
  const lines = text.split(/\r\n|\r|\n/)
  const numbered = lines.map((raw, at) => ({ line: at + 1, text: normaliseText(raw) }))
  const content = numbered.filter((row, at) => row.text !== '' && !(at === 0 && isHeader(row.text)))
  const parsed = content.slice(0, LIMITS.cartLines).map(readLine)
  const excess = content.slice(LIMITS.cartLines, LIMITS.cartLines + 1)
  return [
    ...parsed,
    ...excess.map((line): QuickOrderLine => ({ ...line, sku: '', quantity: 0, error: 'quick.too_many_lines' })),
  ]
}

const isHeader = (text: string): boolean => /^"?(sku|code|رمز|الرمز|كود)"?\s*[,;\t]/i.test(text)

function readLine({ line, text }: { line: number; text: string }): QuickOrderLine {
  const parts = normaliseDigits(text)
    .split(/[,;×]|\s[x*]?/i)
    .map((part) => part.replace(/^"|"$/g, ''))
    .filter((part) => !/^[x*]?$/i.test(part))
  const [sku, quantityText = '1', ...rest] = parts
  if (sku === undefined || !/^[A-Za-z0-9._-]{1,40}$/.test(sku))
    return { line, text, sku: '', quantity: 0, error: 'quick.no_sku' }
  const quantity = /^\d{1,3}$/.test(quantityText) ? Number(quantityText) : 0
  const isInvalid = quantity < 1 || rest.length > 0
  return { line, text, sku, quantity: isInvalid ? 0 : quantity, error: isInvalid ? 'quick.bad_quantity' : null }
}
