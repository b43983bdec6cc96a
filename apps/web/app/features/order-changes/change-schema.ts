import { deliveryAddress, recipient } from '@warda/contract/orders'
import { day } from '@warda/contract/wire/amount'
import { text } from '@warda/contract/wire/text'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import type { AddressValues } from '../../lib/delivery/address-form.ts'
import type { OrderChange, OwnOrder } from './use-order-changes.ts'

export type ChangeValues = {
  recipient: { fullName: string; phoneNumber: string }
  deliveryAddress: AddressValues
  deliveryDate: string
  deliverySlot: string
  cardMessage: string
}

/** The fields of the form; orders of a branch have no address of their own. */
export const changeSchema = (withAddress: boolean): z.ZodMiniType<ChangeValues, ChangeValues> =>
  z.object({
    recipient,
    deliveryAddress: withAddress ? deliveryAddress : z.unknown(),
    deliveryDate: day,
    deliverySlot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
    cardMessage: text(0, LIMITS.cardMessage),
  }) as unknown as z.ZodMiniType<ChangeValues, ChangeValues>

export const toChangeValues = (order: OwnOrder): ChangeValues => ({
  recipient: { ...order.recipient },
  deliveryAddress: {
    line: order.address?.line ?? '',
    district: order.address?.district ?? '',
    city: order.address?.city ?? '',
    note: order.address?.note ?? '',
  },
  deliveryDate: order.deliveryDate,
  deliverySlot: order.deliverySlot,
  cardMessage: order.cardMessage ?? '',
})

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** Only the changed fields. */
export function findChange(order: OwnOrder, values: ChangeValues): OrderChange {
  const initial = toChangeValues(order)
  const { deliveryDate, deliverySlot } = values
  const isOtherWindow = deliveryDate !== initial.deliveryDate || deliverySlot !== initial.deliverySlot
  return {
    ...(isEqual(values.recipient, initial.recipient) ? {} : { recipient: values.recipient }),
    ...(order.branch !== null || isEqual(values.deliveryAddress, initial.deliveryAddress)
      ? {}
      : { deliveryAddress: values.deliveryAddress }),
    ...(isOtherWindow ? { deliveryDate, deliverySlot } : {}),
    ...(values.cardMessage === initial.cardMessage ? {} : { cardMessage: values.cardMessage }),
  }
}
