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
  const input = { ...toForm(terms), creditLimit: '', discountPercent: '١٢' }
  expect(termsSchema.safeParse(input).success).toBe(true)
  expect(toTerms(input)).toMatchObject({ creditLimit: 0, discountPercent: 12 })
})

it('ADMIN-02 invalid terms are errors of their fields', () => {
  const getErrorPaths = (change: object): string[] =>
    termsSchema.safeParse({ ...toForm(terms), ...change }).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(getErrorPaths({ discountPercent: '91' })).toEqual(['discountPercent'])
  expect(getErrorPaths({ discountPercent: '' })).toEqual(['discountPercent'])
  expect(getErrorPaths({ creditLimit: 'much' })).toEqual(['creditLimit'])
  expect(getErrorPaths({ prices: [{ sku: '', fromQuantity: '0', price: '0' }] })).toEqual([
    'prices.0.sku',
    'prices.0.fromQuantity',
    'prices.0.price',
  ])
  expect(getErrorPaths({ minimums: [{ productId: 4, name: '', quantity: '1' }] })).toEqual(['minimums.0.quantity'])
})
