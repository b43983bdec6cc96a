import { normaliseDigits, normaliseText } from '@warda/domain/text'

/** Add a delivery, take items out, or enter a counted stock. */
export type StockWay = 'add' | 'take' | 'count'

const MOST = 99_999

/** The stock difference for a typed number; null when it is invalid, too large, below zero or no change. */
export const stockChange = (way: StockWay, typed: string, onHand: number): number | null => {
  const text = normaliseDigits(normaliseText(typed))
  if (!/^\d{1,6}$/.test(text)) return null
  const number = Number(text)
  const change = way === 'count' ? number - onHand : way === 'add' ? number : -number
  return change === 0 || Math.abs(change) > MOST || onHand + change < 0 ? null : change
}
