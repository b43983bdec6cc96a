import type { AddressRequest } from '@warda/contract/address-requests'
import { deliveryAddress } from '@warda/contract/orders'
import { day } from '@warda/contract/wire/amount'
import * as z from 'zod/mini'
import type { AddressValues } from '../../lib/delivery/address-form.ts'

export type AnswerValues = { deliveryAddress: AddressValues; deliveryDate: string; deliverySlot: string }

/** The fields of the form, with the rules of the contract. */
export const answerSchema = z.object({
  deliveryAddress,
  deliveryDate: day,
  deliverySlot: z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid_choice')),
}) as unknown as z.ZodMiniType<AnswerValues, AnswerValues>

/** What was answered, otherwise an empty address in the city of the shop and the proposed window while it is possible. */
export function toAnswerValues({ answer, window, choice }: AddressRequest, city: string): AnswerValues {
  const day = choice?.days.find(({ date }) => date === window?.date)
  const slot = day?.slots.find(({ id, state }) => id === window?.slot && state === 'open')
  return {
    deliveryAddress: answer
      ? { ...answer, latitude: answer.latitude ?? undefined, longitude: answer.longitude ?? undefined }
      : { line: '', district: '', city, note: '' },
    deliveryDate: slot || answer ? (window?.date ?? '') : '',
    deliverySlot: slot || answer ? (window?.slot ?? '') : '',
  }
}
