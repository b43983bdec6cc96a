import type { ContractForm } from '../../lib/forms/use-validated-form.ts'

/**
 * Kind of buyer: a retail order is delivered to an address, a business order to a branch of the client (decisions
 * §4).
 */
export type BuyerKind = 'retail' | 'business'

/** Form values. `branchId` 0 means none selected; `usePoints` becomes a number when the order is sent. */
export type CheckoutValues = {
  recipient: { fullName: string; phoneNumber: string }
  deliveryAddress: {
    line: string
    district?: string | undefined
    city: string
    latitude?: number | undefined
    longitude?: number | undefined
    note?: string | undefined
    shortAddress?: string | undefined
  }
  /** The recipient says where; the address is then not sent. */
  askRecipient: boolean
  branchId: number
  purchaseOrder: string
  deliveryDate: string
  deliverySlot: string
  cardMessage: string
  substitution: 'similar' | 'call' | 'refund'
  allergyNote: string
  hideSender: boolean
  /** What the shop may tell the recipient. */
  recipientNotice: 'none' | 'discreet' | 'named'
  /** Empty while the buyer keeps the stored choice. */
  messageChannel: '' | 'whatsapp' | 'sms' | 'mail'
  couponCode: string
  usePoints: boolean
  paymentTerms: 'online' | 'cash' | 'postponed' | 'monthly'
}

export type CheckoutForm = ContractForm<CheckoutValues, CheckoutValues>

export const emptyCheckout: CheckoutValues = {
  recipient: { fullName: '', phoneNumber: '' },
  deliveryAddress: { line: '', district: '', city: '', note: '' },
  askRecipient: false,
  branchId: 0,
  purchaseOrder: '',
  deliveryDate: '',
  deliverySlot: '',
  cardMessage: '',
  substitution: 'similar',
  allergyNote: '',
  hideSender: false,
  recipientNotice: 'none',
  messageChannel: '',
  couponCode: '',
  usePoints: false,
  paymentTerms: 'online',
}

export type Step = 'who' | 'when' | 'pay'
export const STEPS: readonly Step[] = ['who', 'when', 'pay']

const whoFields = ['recipient.fullName', 'recipient.phoneNumber'] as const
/** Fields that "continue" validates before a step closes. */
export const listStepFields = (step: Step, kind: BuyerKind, askRecipient: boolean) => {
  if (step === 'when') return ['deliveryDate', 'deliverySlot'] as const
  if (step === 'pay') return ['cardMessage', 'substitution', 'allergyNote', 'couponCode', 'paymentTerms'] as const
  if (kind === 'retail' && askRecipient) return whoFields
  const place =
    kind === 'retail'
      ? (['deliveryAddress.line', 'deliveryAddress.city', 'deliveryAddress.shortAddress'] as const)
      : (['branchId', 'purchaseOrder'] as const)
  return [...whoFields, ...place]
}

/** The step of a field, by the first part of its name in any case. */
export const findStep = (field: string): Step => {
  const first = (field.split('.')[0] ?? '').toLowerCase()
  if (['recipient', 'deliveryaddress', 'askrecipient', 'branchid', 'purchaseorder'].includes(first)) return 'who'
  return ['deliverydate', 'deliveryslot'].includes(first) ? 'when' : 'pay'
}
