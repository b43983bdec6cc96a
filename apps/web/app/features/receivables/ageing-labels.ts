import type { Ageing } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'

/** Ageing buckets from not due to longest overdue, in display order. */
export const AGE_BUCKETS = [
  { age: 'current', text: m.debts_current },
  { age: 'days0to30', text: m.debts_0_30 },
  { age: 'days31to60', text: m.debts_31_60 },
  { age: 'days61to90', text: m.debts_61_90 },
  { age: 'over90', text: m.debts_over_90 },
] as const satisfies readonly { age: keyof Ageing; text: () => string }[]
