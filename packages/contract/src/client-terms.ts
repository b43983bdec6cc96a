import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, numericId } from './wire/amount.ts'
import { text } from './wire/text.ts'

const price = z.object({
  sku: text(1, 40),
  fromQuantity: z.int().check(z.minimum(1, 'invalid_quantity'), z.maximum(999, 'invalid_quantity')),
  price: amount,
})

const minimum = z.object({
  productId: z.int(),
  quantity: z.int().check(z.minimum(2, 'invalid_quantity'), z.maximum(999, 'invalid_quantity')),
})

export const clientTerms = z.object({
  creditLimit: amount,
  discountPercent: z.int(),
  prices: z.array(price),
  minimums: z.array(minimum),
})

export type ClientTerms = z.infer<typeof clientTerms>

export const clientTermsEndpoints = {
  getClientTerms: endpoint('getClientTerms', {
    access: asAdmin('clients'),
    summary: 'Credit limit, percent, prices and minimums of a client',
    params: z.object({ clientId: numericId }),
    answer: z.object({ data: clientTerms }),
  }),
  setClientTerms: endpoint('setClientTerms', {
    access: asAdmin('clients'),
    summary: 'Sets them; orders placed before keep their prices',
    params: z.object({ clientId: numericId }),
    body: z.object({
      creditLimit: z.optional(
        z.number('amount_invalid').check(z.minimum(0, 'amount_invalid'), z.maximum(99_999_999, 'amount_too_large')),
      ),
      discountPercent: z.optional(
        z.int('invalid_number').check(z.minimum(0, 'invalid_number'), z.maximum(90, 'invalid_number')),
      ),
      prices: z.optional(z.array(price).check(z.maxLength(2_000, 'too_many_orders'))),
      minimums: z.optional(z.array(minimum).check(z.maxLength(2_000, 'too_many_orders'))),
    }),
    answer: z.object({ message: z.string(), data: clientTerms }),
  }),
}
