import { deliveryAddress, orderBody, recipient } from '@warda/contract/orders'
import * as z from 'zod/mini'
import { contractResolver } from '../../lib/forms/contract-resolver.ts'
import type { BuyerKind, CheckoutValues } from './checkout-form.ts'

const { purchaseOrder, deliveryDate, deliverySlot, cardMessage, substitution, allergyNote, couponCode, paymentTerms } =
  orderBody.shape
const shared = {
  recipient,
  deliveryDate,
  deliverySlot,
  cardMessage,
  substitution,
  allergyNote,
  hideSender: z.boolean(),
  couponCode,
  usePoints: z.boolean(),
  paymentTerms,
}
const retail = z.looseObject({ ...shared, deliveryAddress })
/** The recipient says where. */
const asked = z.looseObject(shared)
const business = z.looseObject({ ...shared, branchId: z.int('required').check(z.positive('required')), purchaseOrder })

/** The contract's rules for one kind of buyer; the field of the other kind is not validated. */
export const checkoutSchema = (kind: BuyerKind, askRecipient: boolean): z.ZodMiniType<CheckoutValues, CheckoutValues> =>
  (kind === 'business' ? business : askRecipient ? asked : retail) as unknown as z.ZodMiniType<
    CheckoutValues,
    CheckoutValues
  >

export const checkoutRules = (kind: BuyerKind, askRecipient: boolean) =>
  contractResolver<CheckoutValues, CheckoutValues>(checkoutSchema(kind, askRecipient))
