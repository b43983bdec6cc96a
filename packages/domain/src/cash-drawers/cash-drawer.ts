import type { Halalas } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Where a pay-in comes from or a pay-out goes to: the shop's other cash, or a petty expense. */
export const DRAWER_PURPOSES = ['safe', 'expense'] as const
export type DrawerPurpose = (typeof DRAWER_PURPOSES)[number]

/** Movements that an employee records. */
export const PAY_KINDS = ['payIn', 'payOut'] as const
export type PayKind = (typeof PAY_KINDS)[number]

/** Movements while a drawer is open; `difference` and `closing` empty it at the end. */
export const MOVEMENT_KINDS = ['float', ...PAY_KINDS, 'sale', 'refund', 'difference', 'closing'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Checks that a drawer has the amount to be taken out. */
export function checkPayOut(amount: Halalas, inDrawer: Halalas): Result<true, 'cash_drawer.not_enough'> {
  return amount > inDrawer ? refuse('cash_drawer.not_enough', { amount: inDrawer }, 'amount') : ok(true)
}

/** Checks that a drawer still has the amount that the employee saw before counting. */
export function checkExpectedCash(seen: Halalas, inDrawer: Halalas): Result<true, 'cash_drawer.expected_changed'> {
  return seen === inDrawer ? ok(true) : refuse('cash_drawer.expected_changed', { amount: inDrawer })
}
