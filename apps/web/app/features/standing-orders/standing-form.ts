import { substitutionFields } from '@warda/contract/orders'
import { standingBody } from '@warda/contract/standing-orders'
import { purchaseOrder } from '@warda/contract/wire/purchase-order'
import * as z from 'zod/mini'
import { type DraftLine, type StandingOrderView, toWireLines } from './standing-present.ts'

/** Form values: selects return numbers as text, and an empty end means no end. */
export const standingForm = z.extend(standingBody, {
  branchId: z.int('required').check(z.positive('required')),
  endsOn: z.union([z.literal(''), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid_date'))]),
  cardMessage: z.string(),
  purchaseOrder,
  ...substitutionFields,
})
export type StandingForm = z.input<typeof standingForm>

/** Adds a line; quantities of the same size are added up to the limit of a line. */
export const withLine = (lines: readonly DraftLine[], line: DraftLine, maximum: number): DraftLine[] => {
  const existing = lines.find(({ variantId }) => variantId === line.variantId)
  if (!existing) return [...lines, line]
  const quantity = Math.min(maximum, existing.quantity + line.quantity)
  return lines.map((current) => (current === existing ? { ...existing, quantity } : current))
}

export const toDraftLines = (order: StandingOrderView | null): DraftLine[] => [...(order?.lines ?? [])]

/** Initial form values; `only` is the branch when there is a single one. */
export const toForm = (order: StandingOrderView | null, only: number, tomorrow: string): StandingForm => ({
  branchId: order?.branch.id ?? only,
  name: order?.name ?? '',
  cadence: order?.cadence ?? 'weekly',
  day: order?.day ?? 0,
  slot: order?.slot ?? '',
  paymentTerms: order?.paymentTerms ?? 'postponed',
  recipient: order?.recipient ?? { fullName: '', phoneNumber: '' },
  cardMessage: order?.cardMessage ?? '',
  purchaseOrder: order?.purchaseOrder ?? '',
  substitution: order?.substitution ?? 'similar',
  allergyNote: order?.allergyNote ?? '',
  startsOn: order?.startsOn ?? tomorrow,
  endsOn: order?.endsOn ?? '',
  lines: toWireLines(toDraftLines(order)),
})

/** Converts the form values to the request body. */
export const toBody = ({ endsOn, cardMessage, ...form }: z.output<typeof standingForm>) => ({
  ...form,
  endsOn: endsOn === '' ? null : endsOn,
  ...(cardMessage.trim() !== '' && { cardMessage }),
})

/** Days that every month has. */
export const MONTH_DAYS: readonly number[] = Array.from({ length: 28 }, (_, index) => index + 1)
export const WEEK_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6]
