import type { CashHandover } from '@warda/contract/cash-handovers'
import { halalasToRiyals } from '@warda/domain/money'
import type { HandoverRow } from './queries.ts'

export const presentHandover = ({ id, driver, expected, counted, note, at }: HandoverRow): CashHandover => ({
  id,
  driver,
  expected: halalasToRiyals(expected),
  counted: halalasToRiyals(counted),
  difference: halalasToRiyals(counted - expected),
  note,
  at: at.toISOString(),
})
