import { phoneOrderBody } from '@warda/contract/admin-orders'
import type { CallInput } from '@warda/contract/call'
import { askedOf, type PhoneForm } from './phone-schema.ts'

type Body = CallInput<'placePhoneOrder'>['body']

/** The form as the wire has it; what is not asked for is not sent. `form` has passed `phoneSchema`. */
export function toBody(form: PhoneForm): Body {
  const { isNew, same, toBranch } = askedOf(form)
  const { known, customer } = form
  const person = isNew || known === null ? customer : known
  const { fullName, phoneNumber } = same ? person : form.recipient
  const body = {
    ...(isNew || known === null
      ? { customer: { fullName: customer.fullName, phoneNumber: customer.phoneNumber, ...mailOf(customer) } }
      : { userId: known.userId }),
    lines: form.lines.map(({ variantId, quantity }) => ({ variantId, quntity: quantity })),
    recipient: { fullName, phoneNumber },
    ...(toBranch ? { branchId: form.branchId } : { deliveryAddress: form.deliveryAddress }),
    deliveryDate: form.deliveryDate,
    deliverySlot: form.deliverySlot,
    hideSender: form.hideSender,
    paymentTerms: form.paymentTerms as Body['paymentTerms'],
  }
  return form.cardMessage.trim() === '' ? body : { ...body, cardMessage: form.cardMessage }
}

const mailOf = ({ email: address }: { email: string }) => (address === '' ? {} : { email: address })

/** Whether the wire takes a body: for tests of the two together. */
export const isTaken = (body: Body): boolean => phoneOrderBody.safeParse(body).success
