import { normaliseDigits, normaliseText } from '@warda/domain/text'

/** Add a delivery, take items out, or enter a counted stock. */
export type StockOperation = 'add' | 'take' | 'count'

const MAX_STOCK = 99_999

/** The stock difference for a typed number; null when it is invalid, too large, below zero or no change. */
export const calculateStockChange = (operation: StockOperation, input: string, onHand: number): number | null => {
  const text = normaliseDigits(normaliseText(input))
  if (!/^\d{1,6}$/.test(text)) return null
  const number = Number(text)
  const change = operation === 'count' ? number - onHand : operation === 'add' ? number : -number
  return change === 0 || Math.abs(change) > MAX_STOCK || onHand + change < 0 ? null : change
}
