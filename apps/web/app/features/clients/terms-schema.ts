import { text } from '@warda/contract/wire/text'
import { halalasToRiyals, parseAmount, type Riyals } from '@warda/domain/money'
import { normaliseDigits } from '@warda/domain/text'
import * as z from 'zod/mini'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import type { Client, TermsBody } from './use-clients.ts'

/** An optional amount as typed; Arabic digits allowed. */
const money = z
  .string()
  .check(
    z.refine((value) => value.trim() === '' || parseAmount(value, { allowZero: true }).ok, { error: 'amount_invalid' }),
  )
const price = z.string('required').check(z.refine((value) => parseAmount(value).ok, { error: 'amount_invalid' }))
const wholeNumber = (min: number, max: number, error: string) =>
  z.string().check(
    z.refine(
      (value) => {
        const number = Number(normaliseDigits(value).trim() || Number.NaN)
        return Number.isInteger(number) && number >= min && number <= max
      },
      { error },
    ),
  )

/** The terms as typed. */
export const termsSchema = z.object({
  creditLimit: money,
  discountPercent: wholeNumber(0, 90, 'invalid_number'),
  prices: z.array(z.object({ sku: text(1, 40), fromQuantity: wholeNumber(1, 999, 'invalid_quantity'), price })),
  minimums: z.array(
    z.object({ productId: z.number(), name: z.string(), quantity: wholeNumber(2, 999, 'invalid_quantity') }),
  ),
})
export type TermsForm = z.input<typeof termsSchema>

export type Terms = ContractForm<TermsForm, TermsForm>

export const toForm = (
  terms: Client['terms'],
  getProductName: (productId: number) => string = () => '',
): TermsForm => ({
  creditLimit: terms.creditLimit.toFixed(2),
  discountPercent: String(terms.discountPercent),
  prices: terms.prices.map(({ sku, fromQuantity, price }) => ({
    sku,
    fromQuantity: String(fromQuantity),
    price: price.toFixed(2),
  })),
  minimums: terms.minimums.map(({ productId, quantity }) => ({
    productId,
    name: getProductName(productId),
    quantity: String(quantity),
  })),
})

const parseRiyals = (input: string): Riyals => {
  const parsed = parseAmount(input, { allowZero: true })
  return halalasToRiyals(parsed.ok ? parsed.value : 0)
}
const parseNumber = (input: string): number => Number(normaliseDigits(input).trim())

/** The complete terms, so that removed prices are deleted; `form` has passed the schema. */
export const toTerms = (form: TermsForm): TermsBody => ({
  creditLimit: parseRiyals(form.creditLimit),
  discountPercent: parseNumber(form.discountPercent),
  prices: form.prices.map(({ sku, fromQuantity, price }) => ({
    sku: sku.trim(),
    fromQuantity: parseNumber(fromQuantity),
    price: parseRiyals(price),
  })),
  minimums: form.minimums.map(({ productId, quantity }) => ({ productId, quantity: parseNumber(quantity) })),
})
