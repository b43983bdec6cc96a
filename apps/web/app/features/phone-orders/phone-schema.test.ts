import { phoneOrderBody } from '@warda/contract/phone-orders'
import { expect, it } from 'vitest'
import { toBody, toQuoteBody } from './phone-present.ts'
import { addLine, emptyForm, type PhoneForm, phoneSchema } from './phone-schema.ts'

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

it('ADMIN-02 the body of a new customer who is the recipient is valid and has no user id', () => {
  const body = toBody(filled)
  expect(body).toMatchObject({
    customer: { fullName: 'Noura Salem', phoneNumber: '0551234567' },
    recipient: { fullName: 'Noura Salem', phoneNumber: '0551234567' },
    lines: [{ variantId: 7, quntity: 2 }],
  })
  expect(body).not.toHaveProperty('userId')
  expect(body).not.toHaveProperty('cardMessage')
  expect(body).not.toHaveProperty('allergyNote')
  expect(body).toMatchObject({ substitution: 'similar' })
  expect(phoneOrderBody.safeParse(body).success).toBe(true)
})

it('OPEN-04 another recipient may be told of the delivery when the customer allows it, the customer is not', () => {
  const recipient = { fullName: 'Hind Ali', phoneNumber: '0553334444' }
  const form: PhoneForm = { ...filled, same: false, recipient, recipientNotice: 'named' }
  expect(phoneOrderBody.parse(toBody(form))).toMatchObject({ recipientNotice: 'named' })
  expect(toBody({ ...form, same: true })).not.toHaveProperty('recipientNotice')
  expect(toBody({ ...form, recipientNotice: 'none' })).not.toHaveProperty('recipientNotice')
})

it('AGREE-03 a recipient who is asked for the address needs none, and a branch is never asked', async () => {
  const form = {
    ...filled,
    askRecipient: true,
    deliveryAddress: emptyForm('Riyadh').deliveryAddress,
    outsideReason: 'x',
  }
  expect((await phoneSchema['~standard'].validate(form)).issues).toBeUndefined()
  const body = phoneOrderBody.parse(toBody(form))
  expect(body).toMatchObject({ askRecipient: true })
  for (const each of [body, toQuoteBody(form)]) {
    expect(each).not.toHaveProperty('deliveryAddress')
    expect(each).not.toHaveProperty('outsideReason')
  }
  expect(toQuoteBody(form)).toMatchObject({ askRecipient: true })
  const client = { id: 1, name: 'Oud House' }
  const account = { userId: 'x', fullName: 'Khalid', phoneNumber: '0551112222', client }
  const company = { ...form, isNew: false, account, branchId: 3 }
  expect(toBody(company)).not.toHaveProperty('askRecipient')
  expect(toQuoteBody(company)).not.toHaveProperty('askRecipient')
})

it('ADMIN-02 the body of a company order has the branch, another recipient and no address', () => {
  const account = {
    userId: '018f2b1c-0000-7000-8000-000000000001',
    fullName: 'Khalid',
    phoneNumber: '0551112222',
    client: { id: 1, name: 'Oud House' },
  }
  const recipient = { fullName: 'Hind Ali', phoneNumber: '0553334444' }
  const form = { ...filled, isNew: false, same: false, account, branchId: 3, recipient, cardMessage: ' With love ' }
  const body = toBody(form)
  expect(body).toMatchObject({ userId: account.userId, branchId: 3, recipient, cardMessage: ' With love ' })
  expect(body).not.toHaveProperty('customer')
  expect(body).not.toHaveProperty('deliveryAddress')
  expect(phoneOrderBody.safeParse(body).success).toBe(true)
})

it('ADMIN-02 only the fields that apply are required', async () => {
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
  expect(await missing({ ...filled, isNew: false })).toEqual(['account'])
  const client = { id: 1, name: 'Oud House' }
  const company = { userId: 'x', fullName: 'Khalid', phoneNumber: '0551112222', client }
  expect(await missing({ ...filled, isNew: false, account: company })).toEqual(['branchId'])
})

it('ADMIN-02 adding the same size again raises its quantity up to the stock', () => {
  const firstLines = addLine([], line)
  const secondLines = addLine(firstLines, line)
  expect(secondLines.map(({ quantity }) => quantity)).toEqual([2])
  expect(addLine(secondLines, line).map(({ quantity }) => quantity)).toEqual([2])
  expect(addLine(secondLines, { ...line, variantId: 8 })).toHaveLength(2)
})

it('ADMIN-02 a short address is quoted when it is complete', () => {
  const quoteAddress = (shortAddress: string) =>
    toQuoteBody({ ...filled, deliveryAddress: { ...filled.deliveryAddress, shortAddress } }).deliveryAddress
  expect(quoteAddress('rrrd 29')).not.toHaveProperty('shortAddress')
  expect(quoteAddress('rrrd 2929')).toHaveProperty('shortAddress', 'rrrd 2929')
})

it('ADMIN-02 an incomplete order can be quoted, with the coordinates of a place', () => {
  expect(toQuoteBody(emptyForm('Riyadh'))).toEqual({
    lines: [],
    deliveryAddress: { city: 'Riyadh', district: '' },
    usePoints: false,
  })
  const placed = { ...filled.deliveryAddress, latitude: 24.71, longitude: 46.68 }
  const incomplete = { ...filled, customer: { fullName: '', phoneNumber: '055', email: '' }, paymentTerms: '' as const }
  expect(toQuoteBody({ ...incomplete, deliveryAddress: placed, couponCode: ' spring ' })).toEqual({
    customer: { phoneNumber: '055', email: '' },
    lines: [{ variantId: 7, quntity: 2 }],
    deliveryAddress: { city: 'Riyadh', district: 'Olaya', latitude: 24.71, longitude: 46.68 },
    deliveryDate: '2026-12-01',
    deliverySlot: '09:00-11:00',
    couponCode: 'spring',
    usePoints: false,
  })
  const body = toBody({ ...filled, deliveryAddress: placed, couponCode: 'spring', usePoints: true }, 205)
  expect(body).toMatchObject({ couponCode: 'spring', usePoints: true, expectedTotal: 205 })
  expect(body.deliveryAddress).toMatchObject({ latitude: 24.71, longitude: 46.68 })
  expect(phoneOrderBody.safeParse(body).success).toBe(true)
})
