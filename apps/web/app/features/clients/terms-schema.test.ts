import { toRiyals } from '@warda/domain/money'
import { expect, it } from 'vitest'
import { termsSchema, toForm, toTerms } from './terms-schema.ts'

const terms = {
  creditLimit: toRiyals(5000),
  discountPercent: 5,
  prices: [{ sku: 'ROSE-S', fromQuantity: 10, price: toRiyals(79.5) }],
  minimums: [{ productId: 4, quantity: 6 }],
}

it('ADMIN-02 terms pass through the form unchanged', () => {
  expect(toTerms(toForm(terms))).toEqual(terms)
})

it('ADMIN-02 Arabic digits are parsed, and an empty limit means none', () => {
  const typed = { ...toForm(terms), creditLimit: '', discountPercent: '١٢' }
  expect(termsSchema.safeParse(typed).success).toBe(true)
  expect(toTerms(typed)).toMatchObject({ creditLimit: 0, discountPercent: 12 })
})

it('ADMIN-02 invalid terms are errors of their fields', () => {
  const refused = (change: object): string[] =>
    termsSchema.safeParse({ ...toForm(terms), ...change }).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(refused({ discountPercent: '91' })).toEqual(['discountPercent'])
  expect(refused({ discountPercent: '' })).toEqual(['discountPercent'])
  expect(refused({ creditLimit: 'much' })).toEqual(['creditLimit'])
  expect(refused({ prices: [{ sku: '', fromQuantity: '0', price: '0' }] })).toEqual([
    'prices.0.sku',
    'prices.0.fromQuantity',
    'prices.0.price',
  ])
  expect(refused({ minimums: [{ productId: 4, name: '', quantity: '1' }] })).toEqual(['minimums.0.quantity'])
})
