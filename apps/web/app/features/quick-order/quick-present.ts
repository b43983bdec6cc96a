import type { QuickPreview } from '@warda/contract/quick-order'

type WireLine = QuickPreview['lines'][number]
/** A parsed line with corrected field names. */
export type QuickLine = Omit<WireLine, 'quntity'> & { quantity: number }
export type Preview = Omit<QuickPreview, 'lines'> & { lines: QuickLine[] }

export const toQuickLine = ({ quntity, ...line }: WireLine): QuickLine => ({ ...line, quantity: quntity })

export const toPreview = ({ lines, ...rest }: QuickPreview): Preview => ({ ...rest, lines: lines.map(toQuickLine) })

/** Lines without a problem in wire format; quantities of the same SKU are added up. */
export const orderable = (lines: readonly QuickLine[]): { sku: string; quntity: number }[] => {
  const quantities = new Map<string, number>()
  for (const { sku, quantity, problem } of lines) {
    if (problem === null) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
  }
  return [...quantities].map(([sku, quntity]) => ({ sku, quntity }))
}

/** Text of a CSV file without byte order mark. */
export const normalizeFileText = (text: string): string => text.replace(/^\uFEFF/, '').trim()

/** Appends text below the existing one. */
export const appendText = (text: string, more: string): string =>
  text.trim() === '' ? more : `${text.trimEnd()}\n${more}`
