import type { CashDrawer, CashDrawerMovement } from '@warda/contract/cash-drawers'
import { halalasToRiyals } from '@warda/domain/money'
import type { DrawerRow, MovementRow } from './queries.ts'

export const presentDrawer = (drawer: DrawerRow): CashDrawer => {
  const { id, openedBy, openedAt, closedBy, closedAt, counted, expected, note } = drawer
  return {
    id,
    openedBy,
    openedAt: openedAt.toISOString(),
    openingFloat: halalasToRiyals(drawer.openingFloat),
    payIns: halalasToRiyals(drawer.payIns),
    payOuts: halalasToRiyals(drawer.payOuts),
    cashSales: halalasToRiyals(drawer.sales),
    cashRefunds: halalasToRiyals(drawer.refunds),
    expected: halalasToRiyals(expected),
    closedBy,
    closedAt: closedAt?.toISOString() ?? null,
    counted: counted === null ? null : halalasToRiyals(counted),
    difference: counted === null ? null : halalasToRiyals(counted - expected),
    note,
  }
}

export const presentMovement = ({ amount, at, ...movement }: MovementRow): CashDrawerMovement => ({
  ...movement,
  amount: halalasToRiyals(amount),
  at: at.toISOString(),
})
