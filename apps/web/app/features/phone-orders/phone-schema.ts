import { deliveryAddress, PAYMENT_TERMS, recipient, substitutionFields } from '@warda/contract/orders'
import { day } from '@warda/contract/wire/amount'
import { email } from '@warda/contract/wire/person'
import { purchaseOrder } from '@warda/contract/wire/purchase-order'
import { text } from '@warda/contract/wire/text'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import type { AddressValues } from '../../lib/delivery/address-form.ts'

/** Session storage key of the draft. */
export const DRAFT_KEY = 'phone-order'

/** An existing account, with what the order needs of it. */
export type CustomerAccount = {
  userId: string
  fullName: string
  phoneNumber: string
  client: { id: number; name: string } | null
}

/** A size of a product on the order; prices in riyals. `left` is the available stock, capped at 10 by the API. */
export type Line = {
  variantId: number
  name: string
  size: string
  sku: string
  price: number
  left: number
  quantity: number
}

export type PhoneForm = {
  /** Whether the customer has no account yet: then `customer` is required, else `account`. */
  isNew: boolean
  account: CustomerAccount | null
  customer: { fullName: string; phoneNumber: string; email: string }
  lines: Line[]
  same: boolean
  recipient: { fullName: string; phoneNumber: string }
  /** Of another recipient than the customer. */
  recipientNotice: 'none' | 'discreet' | 'named'
  /** The branch of a company; 0 while none is selected. */
  branchId: number
  purchaseOrder: string
  deliveryAddress: AddressValues
  /** Whether the recipient is asked for the address. */
  askRecipient: boolean
  /** Why the desk delivers outside the zones, or empty. */
  outsideReason: string
  deliveryDate: string
  deliverySlot: string
  cardMessage: string
  substitution: 'similar' | 'call' | 'refund'
  allergyNote: string
  hideSender: boolean
  couponCode: string
  usePoints: boolean
  paymentTerms: (typeof PAYMENT_TERMS)[number] | ''
}

export const emptyForm = (city: string): PhoneForm => ({
  isNew: false,
  account: null,
  customer: { fullName: '', phoneNumber: '', email: '' },
  lines: [],
  same: true,
  recipient: { fullName: '', phoneNumber: '' },
  recipientNotice: 'none',
  branchId: 0,
  purchaseOrder: '',
  deliveryAddress: { line: '', district: '', city, note: '' },
  askRecipient: false,
  outsideReason: '',
  deliveryDate: '',
  deliverySlot: '',
  cardMessage: '',
  substitution: 'similar',
  allergyNote: '',
  hideSender: false,
  couponCode: '',
  usePoints: false,
  paymentTerms: '',
})

const notApplicable = z.unknown()
const emailOrNone = z.union([z.literal(''), email])

/** Which fields apply depends on the customer and the destination. */
export const getApplicableFields = ({ isNew, account, same, askRecipient }: PhoneForm) => {
  const toBranch = isDeliveredToBranch(account, isNew)
  return { isNew, same, toBranch, askRecipient: askRecipient && !toBranch }
}
type ApplicableFields = ReturnType<typeof getApplicableFields>

/** Orders of a company are delivered to one of its branches (decisions §1, §4). */
export const isDeliveredToBranch = (account: CustomerAccount | null, isNew: boolean): boolean =>
  !isNew && account?.client != null

const createSchema = ({ isNew, same, toBranch, askRecipient }: ApplicableFields) =>
  z.object({
    isNew: z.boolean(),
    account: isNew ? notApplicable : z.custom((value) => value !== null && value !== undefined, 'required'),
    customer: isNew ? z.extend(recipient, { email: emailOrNone }) : notApplicable,
    lines: z.array(z.unknown()).check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_items')),
    same: z.boolean(),
    recipient: same ? notApplicable : recipient,
    recipientNotice: z.enum(['none', 'discreet', 'named']),
    branchId: toBranch ? z.number('required').check(z.positive('required')) : notApplicable,
    purchaseOrder,
    deliveryAddress: toBranch || askRecipient ? notApplicable : deliveryAddress,
    askRecipient: z.boolean(),
    outsideReason: text(0, 200),
    deliveryDate: day,
    deliverySlot: z.string('invalid_choice').check(z.minLength(1, 'invalid_choice')),
    cardMessage: text(0, LIMITS.cardMessage),
    ...substitutionFields,
    hideSender: z.boolean(),
    couponCode: text(0, 40),
    usePoints: z.boolean(),
    paymentTerms: z.enum(PAYMENT_TERMS, 'invalid_choice'),
  })

type PhoneSchema = z.ZodMiniType<PhoneForm, PhoneForm>
const standardSchema = createSchema({ isNew: true, same: true, toBranch: false, askRecipient: false })['~standard']

/** The schema with the contract's rules for the fields that apply to the current values. */
export const phoneSchema = {
  '~standard': {
    ...standardSchema,
    validate: (value: unknown) => createSchema(getApplicableFields(value as PhoneForm))['~standard'].validate(value),
  },
} as unknown as PhoneSchema

/** Adds one unit of a size to the lines, up to the available stock. */
export const addLine = (lines: readonly Line[], added: Omit<Line, 'quantity'>): Line[] => {
  const account = lines.find(({ variantId }) => variantId === added.variantId)
  if (account === undefined) return [...lines, { ...added, quantity: 1 }]
  return lines.map((line) =>
    line === account ? { ...added, quantity: Math.min(line.quantity + 1, getMaxQuantity(added.left)) } : line,
  )
}

/** The largest selectable quantity; the API caps `left` at 10, so 10 means no known limit. */
export const getMaxQuantity = (left: number): number => (left >= 10 ? LIMITS.quantity.max : Math.max(1, left))
