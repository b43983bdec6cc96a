import type { CallInput } from '@warda/contract/call'
import { isShortAddress, normaliseShortAddress } from '@warda/domain/delivery/short-address'
import { getApplicableFields, type PhoneForm } from './phone-schema.ts'

type Body = CallInput<'placePhoneOrder'>['body']
export type QuoteBody = CallInput<'quotePhoneOrder'>['body']

/** The request body without the fields that do not apply; `form` has passed `phoneSchema`, `expectedTotal` is in riyals. */
export function toBody(form: PhoneForm, expectedTotal?: number): Body {
  const { isNew, same, toBranch, askRecipient } = getApplicableFields(form)
  const { account, customer } = form
  const person = isNew || account === null ? customer : account
  const { fullName, phoneNumber } = same ? person : form.recipient
  return {
    ...(isNew || account === null
      ? { customer: { fullName: customer.fullName, phoneNumber: customer.phoneNumber, ...toEmail(customer) } }
      : { userId: account.userId }),
    lines: toLines(form),
    recipient: { fullName, phoneNumber },
    ...(same || form.recipientNotice === 'none' ? {} : { recipientNotice: form.recipientNotice }),
    ...(toBranch
      ? {
          branchId: form.branchId,
          ...(form.purchaseOrder.trim() === '' ? {} : { purchaseOrder: form.purchaseOrder }),
        }
      : askRecipient
        ? { askRecipient: true }
        : { deliveryAddress: form.deliveryAddress }),
    ...toOutsideReason(form),
    deliveryDate: form.deliveryDate,
    deliverySlot: form.deliverySlot,
    ...(form.cardMessage.trim() === '' ? {} : { cardMessage: form.cardMessage }),
    substitution: form.substitution,
    ...(form.allergyNote.trim() === '' ? {} : { allergyNote: form.allergyNote }),
    hideSender: form.hideSender,
    ...toDeductions(form),
    paymentTerms: form.paymentTerms as Body['paymentTerms'],
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
  }
}

/** The request body of a quote: the fields that affect the price, as far as they are filled in. */
export function toQuoteBody(form: PhoneForm): QuoteBody {
  const { isNew, toBranch, askRecipient } = getApplicableFields(form)
  const { account, customer, branchId, deliveryDate, deliverySlot, paymentTerms } = form
  const { city, district, latitude, longitude, shortAddress = '' } = form.deliveryAddress
  return {
    ...(isNew ? { customer: { phoneNumber: customer.phoneNumber, email: customer.email } } : {}),
    ...(!isNew && account !== null ? { userId: account.userId } : {}),
    lines: toLines(form),
    ...(toBranch && branchId > 0 ? { branchId } : {}),
    ...toOutsideReason(form),
    ...(askRecipient ? { askRecipient: true } : {}),
    ...(toBranch || askRecipient
      ? {}
      : {
          deliveryAddress: {
            city,
            ...(district === undefined ? {} : { district }),
            ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
            ...(isShortAddress(normaliseShortAddress(shortAddress)) ? { shortAddress } : {}),
          },
        }),
    ...(deliveryDate === '' ? {} : { deliveryDate }),
    ...(deliverySlot === '' ? {} : { deliverySlot }),
    ...toDeductions(form),
    ...(paymentTerms === '' ? {} : { paymentTerms }),
  }
}

/** Why the desk delivers outside the zones; only of an address that the desk enters. */
const toOutsideReason = (form: PhoneForm) => {
  const { toBranch, askRecipient } = getApplicableFields(form)
  const outsideReason = form.outsideReason.trim()
  return toBranch || askRecipient || outsideReason === '' ? {} : { outsideReason }
}

const toLines = ({ lines }: PhoneForm) => lines.map(({ variantId, quantity }) => ({ variantId, quntity: quantity }))

const toDeductions = ({ couponCode, usePoints }: PhoneForm) => ({
  ...(couponCode.trim() === '' ? {} : { couponCode: couponCode.trim().slice(0, 40) }),
  usePoints,
})

const toEmail = ({ email: address }: { email: string }) => (address === '' ? {} : { email: address })
