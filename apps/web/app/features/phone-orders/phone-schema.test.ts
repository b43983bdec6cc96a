import { phoneOrderBody } from '@warda/contract/phone-orders'
import { expect, it } from 'vitest'
import { toBody, toQuote } from './phone-present.ts'
import { emptyForm, type PhoneForm, phoneSchema, withLine } from './phone-schema.ts'

const line = { variantId: 7, name: 'Rose', size: 'small', sku: 'R-S', price: 90, left: 2 }
const filled: PhoneForm = {
  ...emptyForm('Riyadh'),
  isNew: true,
  customer: { fullName: 'Noura Salem', phoneNumber: '0551234567', email: '' },
  lines: [{ ...line, quantity: 2 }],
  deliveryAddress: { line: 'King Fahd Road 12', district: 'Olaya', city: 'Riyadh', note: '' },
  deliveryDate: '2026-12-01',
  deliverySlot: '09:00-11:00',
  paymentTerms: 'cash',
}

it('ADMIN-02 a new customer who gets the flowers is sent once, and the wire takes it', () => {
  const body = toBody(filled)
  expect(body).toMatchObject({
    customer: { fullName: 'Noura Salem', phoneNumber: '0551234567' },
    recipient: { fullName: 'Noura Salem', phoneNumber: '0551234567' },
    lines: [{ variantId: 7, quntity: 2 }],
  })
  expect(body).not.toHaveProperty('userId')
  expect(body).not.toHaveProperty('cardMessage')
  expect(phoneOrderBody.safeParse(body).success).toBe(true)
})

it('ADMIN-02 a branch of a company needs no address, somebody else their own name', () => {
  const known = {
    userId: '018f2b1c-0000-7000-8000-000000000001',
    fullName: 'Khalid',
    phoneNumber: '0551112222',
    client: { id: 1, name: 'Oud House' },
  }
  const recipient = { fullName: 'Hind Ali', phoneNumber: '0553334444' }
  const form = { ...filled, isNew: false, same: false, known, branchId: 3, recipient, cardMessage: ' With love ' }
  const body = toBody(form)
  expect(body).toMatchObject({ userId: known.userId, branchId: 3, recipient, cardMessage: ' With love ' })
  expect(body).not.toHaveProperty('customer')
  expect(body).not.toHaveProperty('deliveryAddress')
  expect(phoneOrderBody.safeParse(body).success).toBe(true)
})

it('ADMIN-02 what is not asked for is not missed, and what is asked for is', async () => {
  const missing = async (form: PhoneForm): Promise<unknown[]> => {
    const result = await phoneSchema['~standard'].validate(form)
    return [...new Set(result.issues?.map(({ path }) => path?.[0]) ?? [])].sort()
  }
  expect(await missing(filled)).toEqual([])
  expect(await missing({ ...emptyForm('Riyadh'), isNew: true })).toEqual([
    'customer',
    'deliveryAddress',
    'deliveryDate',
    'deliverySlot',
    'lines',
    'paymentTerms',
  ])
  expect(await missing({ ...filled, isNew: false })).toEqual(['known'])
  const client = { id: 1, name: 'Oud House' }
  const company = { userId: 'x', fullName: 'Khalid', phoneNumber: '0551112222', client }
  expect(await missing({ ...filled, isNew: false, known: company })).toEqual(['branchId'])
  expect(await missing({ ...filled, pin: 'near the mosque' })).toEqual(['pin'])
})

it('ADMIN-02 another of the same size is counted up to what there is', () => {
  const once = withLine([], line)
  const twice = withLine(once, line)
  expect(twice.map(({ quantity }) => quantity)).toEqual([2])
  expect(withLine(twice, line).map(({ quantity }) => quantity)).toEqual([2])
  expect(withLine(twice, { ...line, variantId: 8 })).toHaveLength(2)
})

it('ADMIN-02 an order is quoted as far as it is told, and a pasted place goes with it', () => {
  expect(toQuote(emptyForm('Riyadh'))).toEqual({ lines: [], usePoints: false })
  const half = { ...filled, customer: { fullName: '', phoneNumber: '055', email: '' }, paymentTerms: '' as const }
  expect(toQuote({ ...half, pin: '24.71, 46.68', couponCode: ' spring ' })).toEqual({
    customer: { phoneNumber: '055', email: '' },
    lines: [{ variantId: 7, quntity: 2 }],
    deliveryAddress: { latitude: 24.71, longitude: 46.68 },
    deliveryDate: '2026-12-01',
    deliverySlot: '09:00-11:00',
    couponCode: 'spring',
    usePoints: false,
  })
  const body = toBody({ ...filled, pin: '24.71, 46.68', couponCode: 'spring', usePoints: true }, 205)
  expect(body).toMatchObject({ couponCode: 'spring', usePoints: true, expectedTotal: 205 })
  expect(body.deliveryAddress).toMatchObject({ latitude: 24.71, longitude: 46.68 })
  expect(phoneOrderBody.safeParse(body).success).toBe(true)
})
