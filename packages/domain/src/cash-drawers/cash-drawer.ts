import { type Halalas, sumHalalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Where a pay-in comes from or a pay-out goes to: the shop's other cash, or a small expense. */
export const DRAWER_PURPOSES = ['safe', 'expense'] as const
export type DrawerPurpose = (typeof DRAWER_PURPOSES)[number]

/** Movements that an employee records. */
export const PAY_KINDS = ['payIn', 'payOut'] as const
export type PayKind = (typeof PAY_KINDS)[number]

/** Movements while a drawer is open; `difference` and `closing` empty it at the end. */
export const MOVEMENT_KINDS = ['float', ...PAY_KINDS, 'sale', 'refund', 'difference', 'closing'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Amounts into the drawer are positive, amounts out of it negative. */
export type DrawerMovement = { kind: MovementKind; amount: Halalas }

/** What went through a drawer; all amounts are positive. `expected` = float + pay-ins − pay-outs + cash sales − cash refunds. */
export type DrawerSums = {
  float: Halalas
  payIns: Halalas
  payOuts: Halalas
  sales: Halalas
  refunds: Halalas
  expected: Halalas
}

/** Sums the movements of a drawer without those of its closing. */
export function sumDrawer(movements: readonly DrawerMovement[]): DrawerSums {
  const sum = (kind: MovementKind) =>
    Math.abs(sumHalalas(movements.filter((movement) => movement.kind === kind).map(({ amount }) => amount)))
  const [float, payIns, payOuts] = [sum('float'), sum('payIn'), sum('payOut')]
  const [sales, refunds] = [sum('sale'), sum('refund')]
  return { float, payIns, payOuts, sales, refunds, expected: float + payIns - payOuts + sales - refunds }
}

/** Whether an amount can be taken out of a drawer. */
export function checkTakeOut(amount: Halalas, inDrawer: Halalas): Result<true, 'cash_drawer.not_enough'> {
  return amount > inDrawer ? refuse('cash_drawer.not_enough', { amount: inDrawer }, 'amount') : ok(true)
}

/** Whether a drawer still has what the person who counted it saw. */
export function checkExpectedCash(seen: Halalas, inDrawer: Halalas): Result<true, 'cash_drawer.expected_changed'> {
  return seen === inDrawer ? ok(true) : refuse('cash_drawer.expected_changed', { amount: inDrawer })
}
