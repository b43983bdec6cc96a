import { expect, test } from 'vitest'
import { addFreeLine, EMPTY_BASKET } from './basket.ts'
import { createSale, hasOverrides, type SaleForm, toQuoteBody, toSaleBody } from './sale-form.ts'

const sale = (changed: Partial<SaleForm> = {}): SaleForm => ({
  ...createSale('Riyadh'),
  basket: addFreeLine(EMPTY_BASKET, { title: 'Bouquet', price: 300 }),
  ...changed,
})
const { customer, handOut, payment, overrides } = createSale('Riyadh')

test('DESK-01 a walk-in who takes the flowers along has neither customer nor address', () => {
  expect(toSaleBody(sale(), 300)).toEqual({
    lines: [],
    freeLines: [{ title: 'Bouquet', price: 300, quantity: 1 }],
    paymentTerms: 'cash',
    payments: [{ method: 'cash', amount: 300 }],
    expectedTotal: 300,
  })
})

test('DESK-01 a delivery that is paid by link takes no payments', () => {
  const body = toSaleBody(
    sale({
      customer: { ...customer, isKnown: true, fullName: 'Noura', phoneNumber: '0556001122' },
      handOut: { ...handOut, way: 'delivery', date: '2026-12-01', slot: '11:00-13:00' },
      payment: { ...payment, way: 'online' },
    }),
    325,
  )
  expect(body).toMatchObject({
    paymentTerms: 'online',
    customer: { fullName: 'Noura' },
    delivery: { deliverySlot: '11:00-13:00' },
  })
  expect(body).not.toHaveProperty('payments')
})

test('DESK-01 fee and slot overrides count for deliveries only, a discount always', () => {
  const typed = { deliveryFee: '0', discount: '20', reason: 'Late last time' }
  const late = { ...handOut, isAfterCutoff: true }
  expect(toQuoteBody(sale({ overrides: typed, handOut: late })).overrides).toEqual({ discount: '20' })
  const delivered = sale({ overrides: typed, handOut: { ...late, way: 'delivery' } })
  expect(toSaleBody(delivered, 300).overrides).toEqual({
    deliveryFee: '0',
    discount: '20',
    isAfterCutoff: true,
    reason: 'Late last time',
  })
  expect([hasOverrides(sale({ overrides })), hasOverrides(delivered)]).toEqual([false, true])
})
