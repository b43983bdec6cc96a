import { deliveryAddress, orderBody, recipient } from '@warda/contract/orders'
import * as z from 'zod/mini'

/** Who buys: a retail order goes to an address, a business order to one of the client's branches (decisions §4). */
export type BuyerKind = 'retail' | 'business'

/** The form as it is typed. `branchId` 0 is "none chosen"; `usePoints` becomes a number when the order is sent. */
export type CheckoutValues = {
  recipient: { fullName: string; phoneNumber: string }
  deliveryAddress: {
    line: string
    district?: string | undefined
    city: string
    latitude?: number | undefined
    longitude?: number | undefined
    note?: string | undefined
  }
  branchId: number
  deliveryDate: string
  deliverySlot: string
  cardMessage: string
  hideSender: boolean
  couponCode: string
  usePoints: boolean
  paymentTerms: 'online' | 'cash' | 'postponed' | 'monthly'
}

const { deliveryDate, deliverySlot, cardMessage, couponCode, paymentTerms } = orderBody.shape
const shared = {
  recipient,
  deliveryDate,
  deliverySlot,
  cardMessage,
  hideSender: z.boolean(),
  couponCode,
  usePoints: z.boolean(),
  paymentTerms,
}
const retail = z.looseObject({ ...shared, deliveryAddress })
const business = z.looseObject({ ...shared, branchId: z.int('required').check(z.positive('required')) })

/** The contract's own rules, for one kind of buyer. The other kind's field is let through as it stands. */
export const checkoutSchema = (kind: BuyerKind): z.ZodMiniType<CheckoutValues, CheckoutValues> =>
  (kind === 'retail' ? retail : business) as unknown as z.ZodMiniType<CheckoutValues, CheckoutValues>

export const emptyCheckout: CheckoutValues = {
  recipient: { fullName: '', phoneNumber: '' },
  deliveryAddress: { line: '', district: '', city: '', note: '' },
  branchId: 0,
  deliveryDate: '',
  deliverySlot: '',
  cardMessage: '',
  hideSender: false,
  couponCode: '',
  usePoints: false,
  paymentTerms: 'online',
}

export type Step = 'who' | 'when' | 'pay'
export const STEPS: readonly Step[] = ['who', 'when', 'pay']

const whoFields = ['recipient.fullName', 'recipient.phoneNumber'] as const
/** The fields that "continue" checks before a step closes. */
export const fieldsOf = (step: Step, kind: BuyerKind) => {
  if (step === 'when') return ['deliveryDate', 'deliverySlot'] as const
  if (step === 'pay') return ['cardMessage', 'couponCode', 'paymentTerms'] as const
  const place =
    kind === 'retail' ? (['deliveryAddress.line', 'deliveryAddress.city'] as const) : (['branchId'] as const)
  return [...whoFields, ...place]
}

/** The step on which a field stands, by its first name as the server or the form spells it. */
export const stepOf = (field: string): Step => {
  const first = (field.split('.')[0] ?? '').toLowerCase()
  if (['recipient', 'deliveryaddress', 'branchid'].includes(first)) return 'who'
  return ['deliverydate', 'deliveryslot'].includes(first) ? 'when' : 'pay'
}
