import type { Endpoint } from '@warda/contract/endpoint'
import * as z from 'zod/mini'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
}

/** The kind of each id field; a new id field must be added here before matrix tests accept it. */
const ID_FIELDS: Record<string, IdKind> = {
  userId: 'user',
  clientId: 'client',
  clientIds: 'client',
  branchId: 'branch',
  managerId: 'manager',
  orderId: 'order',
  orderIds: 'order',
  fileId: 'file',
  standingId: 'standing',
  reminderId: 'reminder',
  giftCardId: 'giftCard',
  sessionId: 'session',
  employeeId: 'user',
  actorId: 'user',
  'resolveDebt.id': 'debt',
  debtIds: 'debt',
}
/** Ids of public data, of the caller's own lines and of data that only the back office uses. */
const UNOWNED_IDS = [
  'productId',
  'productIds',
  'variantId',
  'categoryId',
  'categoryIds',
  'reviewId',
  'reportId',
  'importId',
  'invitationId',
  'addressId',
  'discrepancyId',
  'payoutId',
  'handoverId',
  'drawerId',
  'unitId',
  'apiKeyId',
  'webhookId',
  'deliveryId',
  'invoiceId',
  'messageId',
  'materialId',
  'supplierId',
  'supplierOrderId',
  'batchId',
  'id',
]

export type IdKind =
  | 'user'
  | 'client'
  | 'branch'
  | 'manager'
  | 'order'
  | 'file'
  | 'standing'
  | 'debt'
  | 'reminder'
  | 'giftCard'
  | 'session'

/** The kind of an id field, or null; throws for an unknown field that looks like an id. */
export function findIdKind(call: string, key: string): IdKind | null {
  const kind = ID_FIELDS[`${call}.${key}`] ?? ID_FIELDS[key]
  if (kind) return kind
  if (/Ids?$/.test(key) && !UNOWNED_IDS.includes(key)) throw new Error(`${call}.${key}: unknown id field`)
  return null
}

/** Values by field name that pass validation, so that the endpoint evaluates the ids. */
const SAMPLE_VALUES: Record<string, unknown> = {
  email: 'nobody.special@example.com',
  fullName: 'Nora Salem',
  phoneNumber: '0551234567',
  password: 'Lilac!Lane47',
  confirmPassword: 'Lilac!Lane47',
  oldPassword: 'Wrong-Path-81',
  newPassword: 'Lilac!Lane47',
  line: 'King Fahd Road 12',
  address: 'King Fahd Road 12, Riyadh',
  street: 'King Fahd Road',
  district: 'Olaya',
  city: 'Riyadh',
  buildingNumber: '7421',
  postalCode: '12212',
  note: 'Ring twice',
  reason: 'wrongAddress',
  name: 'Every week',
  text: 'A-1 2',
  description: 'Twelve red roses, please.',
  branchName: 'Olaya',
  openingHours: '9:00 AM - 8:00 PM',
  identityNumber: '21234567',
  organizationName: 'Narjis Hotels',
  unifiedNumber: '7001234567',
  registerNumber: '1010010000',
  registerIssueDate: '2024-01-01',
  registerExpiryDate: '2029-01-01',
  ownerName: 'Lujain Saad',
  ownerIdentityNumber: '1000000008',
  ownerContactNumber: '0512345678',
  taxNumber: '300000000000003',
  recipientName: 'Um Khalid',
  occasion: 'birthday',
  monthDay: '11-30',
  cardMessage: 'With love',
  sku: 'A-1',
  couponCode: '',
  url: 'https://receiver.example/events',
  shortAddress: 'RRRD2929',
  location: 'RRRD2929',
  oneTimePassword: '123456',
  oneTimeCode: '123456',
  deliveryDate: '2026-11-30',
  deliverySlot: '11:00-13:00',
  date: '2026-11-30',
  time: '18:00',
  plannedDate: '2026-11-30',
  plannedSlot: '11:00-13:00',
  slot: '11:00-13:00',
  startsOn: '2026-12-06',
  endsOn: '2027-06-01',
  skip: '2026-12-06',
  unskip: '2026-12-13',
  month: '2026-10',
  days: '3',
  from: '2026-11-01',
  to: '2026-11-28',
  amount: 5,
  monthlyBudget: 500,
  creditLimit: 500,
  price: 5,
  latitude: 24.71,
  longitude: 46.68,
  redeemPoints: 0,
  employeeCount: 4,
  fromQuantity: 1,
  quantity: 2,
  discountPercent: 5,
  signature: `${'1'.repeat(13)}.${'x'.repeat(43)}`,
  trNumber: 'TR-nobody-knows',
  token: 'x'.repeat(43),
  stage: '2',
  status: '4',
  page: '1',
  pageSize: '10',
  q: 'rose',
  culture: 'en',
  method: 'cash',
  // With `all` the order ids would not be read.
  all: false,
}

const FILE_FIELDS = [
  'photo',
  'registerCopy',
  'ownerIdentityImage',
  'taxExemptionLetter',
  'imageIdentity',
  'picture',
  'file',
]

/** Optional fields of samples that are left out: other versions than the present ones would be refused before the ids are read. */
const OMITTED_FIELDS = ['acceptedTexts']

type Ids = (kind: IdKind, key: string) => string | number

/** A valid input of an endpoint with ids from `ids`. */
export function createSample(call: string, endpoint: Endpoint, ids: Ids) {
  const part = (which: 'params' | 'query' | 'body') => {
    const schema = endpoint[which]
    if (!schema) return undefined
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
    return sampleValue(call, '', json, ids, endpoint.accepts === 'multipart') as Record<string, unknown>
  }
  return { params: part('params') ?? {}, query: part('query') ?? {}, body: part('body') }
}

function sampleValue(call: string, key: string, schema: Schema, ids: Ids, files: boolean): unknown {
  const kind = findIdKind(call, key)
  if (kind !== null && schema.type !== 'array') return ids(kind, key)
  if (files && FILE_FIELDS.includes(key)) return undefined
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [option] = schema.anyOf ?? schema.allOf ?? []
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !OMITTED_FIELDS.includes(name))
    const values = fields.map(([name, inner]) => [name, sampleValue(call, name, inner, ids, files)] as const)
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  if (type === 'array') return [sampleValue(call, kind === null ? '' : key, schema.items ?? {}, ids, files)]
  if (key in SAMPLE_VALUES) return SAMPLE_VALUES[key]
  if (option) return sampleValue(call, key, option, ids, files)
  if (type === 'boolean') return true
  return type === 'string' ? 'some text' : 1
}
