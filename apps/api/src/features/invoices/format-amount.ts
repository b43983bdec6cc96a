import { formatDecimalRiyals } from '@warda/domain/invoices/ubl-amounts'
import type { Halalas } from '@warda/domain/money'
import { RIYAL_SIGN } from '../../adapters/pdf/riyal-font.ts'

/** Halalas as `1,234.50`, the same on every machine and in both languages. */
export const formatAmount = (halalas: Halalas): string => formatDecimalRiyals(halalas).replace(/\B(?=(\d{3})+\.)/g, ',')

/** How an amount names its currency: with the riyal sign, or with `text` when the shop shows no sign (OPEN-05). */
type MoneyStyle = { showRiyalSign: boolean; text?: string }

/** An amount on a PDF document, with the sign or text left of the number. */
export const formatDocumentMoney = (halalas: Halalas, { showRiyalSign, text = '' }: MoneyStyle): string =>
  [showRiyalSign ? RIYAL_SIGN : text, formatAmount(halalas)].filter((part) => part !== '').join('\u00a0')

/** The price of one piece in riyals with two to four decimals, from the price of `quantity` pieces. */
export function formatUnitPrice(price: Halalas, quantity: number): string {
  const hundredths = Math.round((price * 100) / quantity)
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0{1,2}$/, '')
  return formatAmount(Math.floor(hundredths / 100)) + decimals
}
