import type { CallInput } from '@warda/contract/call'
import { parseCoordinates } from '../../lib/browser/map-pin.ts'
import { askedOf, type PhoneForm } from './phone-schema.ts'

type Body = CallInput<'placePhoneOrder'>['body']
export type QuoteBody = CallInput<'quotePhoneOrder'>['body']

/**
 * The form as the wire has it; what is not asked for is not sent. `form` has passed `phoneSchema`; `told` is the total that the customer
 * was told, riyals.
 */
export function toBody(form: PhoneForm, told?: number): Body {
  const { isNew, same, toBranch } = askedOf(form)
  const { known, customer } = form
  const person = isNew || known === null ? customer : known
  const { fullName, phoneNumber } = same ? person : form.recipient
  return {
    ...(isNew || known === null
      ? { customer: { fullName: customer.fullName, phoneNumber: customer.phoneNumber, ...mailOf(customer) } }
      : { userId: known.userId }),
    lines: linesOf(form),
    recipient: { fullName, phoneNumber },
    ...(toBranch
      ? { branchId: form.branchId }
      : { deliveryAddress: { ...form.deliveryAddress, ...parseCoordinates(form.pin) } }),
    deliveryDate: form.deliveryDate,
    deliverySlot: form.deliverySlot,
    ...(form.cardMessage.trim() === '' ? {} : { cardMessage: form.cardMessage }),
    hideSender: form.hideSender,
    ...wishOf(form),
    paymentTerms: form.paymentTerms as Body['paymentTerms'],
    ...(told === undefined ? {} : { expectedTotal: told }),
  }
}

/** What of a form its price hangs on, as far as it is filled in. */
export function toQuote(form: PhoneForm): QuoteBody {
  const { isNew, toBranch } = askedOf(form)
  const { known, customer, branchId, deliveryDate, deliverySlot, paymentTerms } = form
  const pin = toBranch ? null : parseCoordinates(form.pin)
  return {
    ...(isNew ? { customer: { phoneNumber: customer.phoneNumber, email: customer.email } } : {}),
    ...(!isNew && known !== null ? { userId: known.userId } : {}),
    lines: linesOf(form),
    ...(toBranch && branchId > 0 ? { branchId } : {}),
    ...(pin === null ? {} : { deliveryAddress: pin }),
    ...(deliveryDate === '' ? {} : { deliveryDate }),
    ...(deliverySlot === '' ? {} : { deliverySlot }),
    ...wishOf(form),
    ...(paymentTerms === '' ? {} : { paymentTerms }),
  }
}

const linesOf = ({ lines }: PhoneForm) => lines.map(({ variantId, quantity }) => ({ variantId, quntity: quantity }))

const wishOf = ({ couponCode, usePoints }: PhoneForm) => ({
  ...(couponCode.trim() === '' ? {} : { couponCode: couponCode.trim().slice(0, 40) }),
  usePoints,
})

const mailOf = ({ email: address }: { email: string }) => (address === '' ? {} : { email: address })
