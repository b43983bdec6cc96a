import { deliveryAddress, PAYMENT_TERMS, recipient } from '@warda/contract/orders'
import { day } from '@warda/contract/wire/amount'
import { email, text } from '@warda/contract/wire/text'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { parseCoordinates } from '../../lib/browser/map-pin.ts'

/** Under which a half-told order is kept in this tab. */
export const DRAFT = 'phone-order'

/** Somebody who has an account, as far as the order needs it. */
export type Known = {
  userId: string
  fullName: string
  phoneNumber: string
  client: { id: number; name: string } | null
}

/** A size of a product on the order; riyals. `left` is what can be had, at most 10 is told. */
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
  /** Somebody without an account; `customer` is then asked for, else `known`. */
  isNew: boolean
  known: Known | null
  customer: { fullName: string; phoneNumber: string; email: string }
  lines: Line[]
  same: boolean
  recipient: { fullName: string; phoneNumber: string }
  /** Of a company; 0 while none is chosen. */
  branchId: number
  deliveryAddress: { line: string; district: string; city: string; note: string }
  /** A place on the map as it was pasted. */
  pin: string
  deliveryDate: string
  deliverySlot: string
  cardMessage: string
  hideSender: boolean
  couponCode: string
  usePoints: boolean
  paymentTerms: (typeof PAYMENT_TERMS)[number] | ''
}

export const emptyForm = (city: string): PhoneForm => ({
  isNew: false,
  known: null,
  customer: { fullName: '', phoneNumber: '', email: '' },
  lines: [],
  same: true,
  recipient: { fullName: '', phoneNumber: '' },
  branchId: 0,
  deliveryAddress: { line: '', district: '', city, note: '' },
  pin: '',
  deliveryDate: '',
  deliverySlot: '',
  cardMessage: '',
  hideSender: false,
  couponCode: '',
  usePoints: false,
  paymentTerms: '',
})

const unasked = z.unknown()
const emailOrNone = z.union([z.literal(''), email])

/** What must be said depends on who orders and where it goes. */
export const askedOf = ({ isNew, known, same }: PhoneForm) => ({
  isNew,
  same,
  toBranch: goesToBranch(known, isNew),
})
type Asked = ReturnType<typeof askedOf>

/** A company's order goes to one of its branches, and no one else's does (decisions §1, §4). */
export const goesToBranch = (known: Known | null, isNew: boolean): boolean => !isNew && known?.client != null

const rulesFor = ({ isNew, same, toBranch }: Asked) =>
  z.object({
    isNew: z.boolean(),
    known: isNew ? unasked : z.custom((value) => value !== null && value !== undefined, 'required'),
    customer: isNew ? z.extend(recipient, { email: emailOrNone }) : unasked,
    lines: z.array(z.unknown()).check(z.minLength(1, 'required'), z.maxLength(LIMITS.cartLines, 'too_many_items')),
    same: z.boolean(),
    recipient: same ? unasked : recipient,
    branchId: toBranch ? z.number('required').check(z.positive('required')) : unasked,
    deliveryAddress: toBranch ? unasked : deliveryAddress,
    pin: toBranch
      ? unasked
      : z.string().check(z.refine((text) => text.trim() === '' || parseCoordinates(text) !== null, 'invalid_choice')),
    deliveryDate: day,
    deliverySlot: z.string('invalid_choice').check(z.minLength(1, 'invalid_choice')),
    cardMessage: text(0, LIMITS.cardMessage),
    hideSender: z.boolean(),
    couponCode: text(0, 40),
    usePoints: z.boolean(),
    paymentTerms: z.enum(PAYMENT_TERMS, 'invalid_choice'),
  })

type Rules = z.ZodMiniType<PhoneForm, PhoneForm>
const standard = rulesFor({ isNew: true, same: true, toBranch: false })['~standard']

/** The form's rules: the contract's own, for the fields that are asked for by what stands in the others. */
export const phoneSchema = {
  '~standard': {
    ...standard,
    validate: (value: unknown) => rulesFor(askedOf(value as PhoneForm))['~standard'].validate(value),
  },
} as unknown as Rules

/** A size put on the order: another of the same is counted up, to what there is. */
export const withLine = (lines: readonly Line[], added: Omit<Line, 'quantity'>): Line[] => {
  const known = lines.find(({ variantId }) => variantId === added.variantId)
  if (known === undefined) return [...lines, { ...added, quantity: 1 }]
  return lines.map((line) =>
    line === known ? { ...added, quantity: Math.min(line.quantity + 1, mostOf(added.left)) } : line,
  )
}

/** How many may be chosen: the shop never tells more than ten, so ten and more is as many as one likes. */
export const mostOf = (left: number): number => (left >= 10 ? LIMITS.quantity.max : Math.max(1, left))
