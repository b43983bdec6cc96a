import type { QuickPreview } from '@warda/contract/quick-order'

type WireLine = QuickPreview['lines'][number]
/** A line as it was understood, its names spelt right. */
export type QuickLine = Omit<WireLine, 'quntity'> & { quantity: number }
export type Preview = Omit<QuickPreview, 'lines'> & { lines: QuickLine[] }

export const toPreview = ({ lines, ...rest }: QuickPreview): Preview => ({
  ...rest,
  lines: lines.map(({ quntity, ...line }) => ({ ...line, quantity: quntity })),
})

/** The lines that can be ordered as they stand, as the wire takes them; one SKU twice adds up. */
export const orderable = (lines: readonly QuickLine[]): { sku: string; quntity: number }[] => {
  const wanted = new Map<string, number>()
  for (const { sku, quantity, problem } of lines) {
    if (problem === null) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  }
  return [...wanted].map(([sku, quntity]) => ({ sku, quntity }))
}

/** The text of a CSV file as the lines it has: without the mark that spreadsheets put before it. */
export const textOfFile = (text: string): string => text.replace(/^\uFEFF/, '').trim()

/** Text added below what is there already. */
export const appended = (text: string, more: string): string =>
  text.trim() === '' ? more : `${text.trimEnd()}\n${more}`
