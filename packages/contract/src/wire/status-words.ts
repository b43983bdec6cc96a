import { MONEY_WORDS, STATUS_TONES, STATUS_WORDS } from '@warda/domain/orders/status-words'
import * as z from 'zod/mini'
import { amount, day } from './amount.ts'

/** The words for an order (decisions §12 "Status"): its badge, and its money with amounts in riyals. */
export const statusWords = z.object({
  word: z.enum(STATUS_WORDS),
  tone: z.enum(STATUS_TONES),
  money: z.array(z.object({ word: z.enum(MONEY_WORDS), amount, day: z.nullable(day) })),
})

export type WireStatusWords = z.infer<typeof statusWords>
