import { orderBody } from '@warda/contract/orders'
import { describe, expect, it } from 'vitest'
import { type CheckoutValues, emptyCheckout, findStep } from './checkout-form.ts'
import { toOrderBody } from './checkout-present.ts'
import { checkoutSchema } from './checkout-rules.ts'

const values = (change: Partial<CheckoutValues> = {}): CheckoutValues => ({
  ...emptyCheckout,
  recipient: { fullName: 'Noura Salem', phoneNumber: '0551234001' },
  deliveryAddress: { line: 'Olaya Street 12', district: '', city: 'Riyadh', note: ' ' },
  deliveryDate: '2026-11-29',
  deliverySlot: '09:00-11:00',
  ...change,
})

describe('checkout request body', () => {
  it('satisfies the contract, without blank texts, and with no amount but the one on the page', () => {
    const body = toOrderBody(values(), 'retail', { redeemPoints: 0, expectedTotal: undefined })
    expect(orderBody.safeParse(body).success).toBe(true)
    expect(body.deliveryAddress).toEqual({ line: 'Olaya Street 12', city: 'Riyadh' })
    expect(body).not.toHaveProperty('branchId')
    expect(body).not.toHaveProperty('couponCode')
    expect(body).not.toHaveProperty('redeemPoints')
  })

  it('has a branch and no address for a business', () => {
    const body = toOrderBody(values({ branchId: 4, couponCode: ' SAVE ' }), 'business', {
      redeemPoints: 120,
      expectedTotal: 540,
    })
    expect(body).toMatchObject({ branchId: 4, redeemPoints: 120, expectedTotal: 540 })
    expect(body).not.toHaveProperty('deliveryAddress')
    expect(orderBody.safeParse(body).success).toBe(true)
  })

  it('leaves out incomplete coordinates', () => {
    const incomplete = values({ deliveryAddress: { line: 'Olaya Street 12', city: 'Riyadh', latitude: 24.7 } })
    expect(
      toOrderBody(incomplete, 'retail', { redeemPoints: 0, expectedTotal: undefined }).deliveryAddress,
    ).not.toHaveProperty('latitude')
  })
})

describe('checkout validation', () => {
  const listErrors = (form: CheckoutValues, kind: 'retail' | 'business'): string[] =>
    checkoutSchema(kind, false)
      .safeParse(form)
      .error?.issues.map(({ path }) => path.join('.')) ?? []

  it('requires an address for retail and a branch for a business', () => {
    const withoutAddress = values({ deliveryAddress: { line: '', city: '' } })
    expect(listErrors(withoutAddress, 'retail')).toEqual(['deliveryAddress.line', 'deliveryAddress.city'])
    expect(listErrors(withoutAddress, 'business')).toEqual(['branchId'])
    expect(listErrors(values({ branchId: 3 }), 'business')).toEqual([])
  })

  it('finds the step of any field', () => {
    expect(['recipient.fullName', 'branchId', 'deliveryAddress', 'deliverySlot', 'couponCode'].map(findStep)).toEqual([
      'who',
      'who',
      'who',
      'when',
      'pay',
    ])
  })
})
