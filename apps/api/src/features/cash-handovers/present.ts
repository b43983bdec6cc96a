import type { CashHandover } from '@warda/contract/cash-handovers'
import { halalasToRiyals } from '@warda/domain/money'
import type { HandoverRow } from './queries.ts'

export const presentHandover = (handover: HandoverRow): CashHandover => {
  const { id, driver, expected, counted, note, at, received, confirmedBy, confirmedAt } = handover
  return {
    id,
    driver,
    expected: halalasToRiyals(expected),
    counted: halalasToRiyals(counted),
    difference: halalasToRiyals(counted - expected),
    note,
    at: at.toISOString(),
    received: received === null ? null : halalasToRiyals(received),
    confirmedBy,
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
