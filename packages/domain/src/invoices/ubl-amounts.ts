import type { Halalas } from '../money.ts'
import { VAT_PERCENT } from '../vat.ts'
import { type Element, element, textElement } from './xml.ts'

/** Halalas as riyals with two decimals, by digits, so that nothing is rounded. */
export function formatDecimalRiyals(halalas: Halalas): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const money = (name: string, halalas: Halalas): Element =>
  textElement(name, formatDecimalRiyals(halalas), { currencyID: 'SAR' })

/** VAT rate with two decimals, as the tax category of a document and of each line. */
export const vatPercent = (): Element => textElement('cbc:Percent', VAT_PERCENT.toFixed(2))

export const taxSchemeElement = (): Element => element('cac:TaxScheme', textElement('cbc:ID', 'VAT'))
