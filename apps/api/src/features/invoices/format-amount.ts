import { formatDecimalRiyals } from '@warda/domain/invoices/ubl-amounts'
import type { Halalas } from '@warda/domain/money'
import { RIYAL_SIGN } from '../../adapters/pdf/riyal-font.ts'

/** Halalas as `1,234.50`, the same on every machine and in both languages. */
export const formatAmount = (halalas: Halalas): string => formatDecimalRiyals(halalas).replace(/\B(?=(\d{3})+\.)/g, ',')

/** An amount on a paper with the riyal sign left of the number, or with `text` when the shop shows none (OPEN-05). */
export const formatPaperMoney = (halalas: Halalas, riyalSign: boolean, text = ''): string =>
  [riyalSign ? RIYAL_SIGN : text, formatAmount(halalas)].filter((part) => part !== '').join('\u00a0')

/** The price of one piece in riyals with two to four decimals, from the price of `quantity` pieces. */
export function formatUnitPrice(price: Halalas, quantity: number): string {
  const hundredths = Math.round((price * 100) / quantity)
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '')
  return formatAmount(Math.floor(hundredths / 100)) + decimals
}
