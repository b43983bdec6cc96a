import type { Halalas } from '../money.ts'
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

/** Whether an amount can be taken out of a drawer. */
export function checkTakeOut(amount: Halalas, inDrawer: Halalas): Result<true, 'cash_drawer.not_enough'> {
  return amount > inDrawer ? refuse('cash_drawer.not_enough', { amount: inDrawer }, 'amount') : ok(true)
}

/** Whether a drawer still has what the person who counted it saw. */
export function checkExpectedCash(seen: Halalas, inDrawer: Halalas): Result<true, 'cash_drawer.expected_changed'> {
  return seen === inDrawer ? ok(true) : refuse('cash_drawer.expected_changed', { amount: inDrawer })
}
