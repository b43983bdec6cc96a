import { LIMITS } from '../limits.ts'
import { normaliseDigits, normaliseText } from '../text.ts'

/** A line of a quick order: what was written, and the SKU and quantity read from it. `fault` says why it can't be read. */
export type QuickOrderLine = {
  line: number
  text: string
  sku: string
  quantity: number
  fault: 'quick.no_sku' | 'quick.bad_quantity' | 'quick.too_many_lines' | null
}

/**
 * Reads lines of SKU and quantity as people type, paste from a sheet or save as CSV: the SKU first, then comma, semicolon, tab, blank or ×,
 * then the quantity (Arabic digits allowed, 1 when left out). Empty lines and a header line are passed over; the same SKU twice is added
 * up by the caller. At most `LIMITS.cartLines` lines are read; the one after them says so.
 */
export function parseQuickOrderLines(text: string): QuickOrderLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const numbered = lines.map((raw, at) => ({ line: at + 1, text: normaliseText(raw) }))
  const told = numbered.filter(({ text: written }, at) => written !== '' && !(at === 0 && isHeader(written)))
  const read = told.slice(0, LIMITS.cartLines).map(readLine)
  const beyond = told.slice(LIMITS.cartLines, LIMITS.cartLines + 1)
  return [
    ...read,
    ...beyond.map((line): QuickOrderLine => ({ ...line, sku: '', quantity: 0, fault: 'quick.too_many_lines' })),
  ]
}

const isHeader = (text: string): boolean => /^"?(sku|code|رمز|الرمز|كود)"?\s*[,;\t]/i.test(text)

function readLine({ line, text }: { line: number; text: string }): QuickOrderLine {
  const parts = normaliseDigits(text)
    .split(/[,;\t]|\s+[x×*]?\s*|\s*[×]\s*/i)
    .map((part) => part.replace(/^"|"$/g, '').trim())
    .filter((part) => part !== '' && part !== 'x' && part !== '×' && part !== '*')
  const [sku = '', quantityText = '1', ...rest] = parts
  if (!/^[A-Za-z0-9._-]{1,40}$/.test(sku)) return { line, text, sku: '', quantity: 0, fault: 'quick.no_sku' }
  const quantity = /^\d{1,3}$/.test(quantityText) ? Number(quantityText) : 0
  const wrong = quantity < 1 || rest.length > 0
  return { line, text, sku, quantity: wrong ? 0 : quantity, fault: wrong ? 'quick.bad_quantity' : null }
}
