import { DRAWER_PURPOSES, MOVEMENT_KINDS, PAY_KINDS } from '@warda/domain/cash-drawers/cash-drawer'
import { LIMITS } from '@warda/domain/limits'
import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { amount, instant, numericId } from './wire/amount.ts'
import { paged } from './wire/paging.ts'
import { riyals } from './wire/riyals.ts'
import { riyalsOrZero } from './wire/riyals-or-zero.ts'
import { text } from './wire/text.ts'

export const openDrawerBody = z.object({
  /** Cash in the drawer at the beginning, taken from the shop's other cash. */
  openingFloat: riyalsOrZero,
})

export const drawerMovementBody = z.object({
  kind: z.enum(PAY_KINDS, 'invalid_choice'),
  /** `safe`: the shop's other cash; `expense`: a petty expense. */
  purpose: z.enum(DRAWER_PURPOSES, 'invalid_choice'),
  amount: riyals,
  reason: text(1, LIMITS.deliveryNote),
})

export const closeDrawerBody = z.object({
  /** The amount that the employee saw; at another amount nothing is recorded (`cash_drawer.expected_changed`). */
  expected: riyalsOrZero,
  counted: riyalsOrZero,
  note: z.optional(text(0, LIMITS.deliveryNote)),
})

const drawer = z.object({
  id: z.int(),
  openedBy: z.string(),
  openedAt: instant,
  openingFloat: amount,
  payIns: amount,
  payOuts: amount,
  cashSales: amount,
  cashRefunds: amount,
  /** `openingFloat` + `payIns` − `payOuts` + `cashSales` − `cashRefunds`. */
  expected: amount,
  /** Null while the drawer is open. */
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  counted: z.nullable(amount),
  /** `counted` less `expected`; negative when cash is missing. */
  difference: z.nullable(amount),
  note: z.string(),
})

export type CashDrawer = z.infer<typeof drawer>

const drawerMovement = z.object({
  id: z.int(),
  kind: z.enum(MOVEMENT_KINDS),
  purpose: z.nullable(z.enum(DRAWER_PURPOSES)),
  /** Negative when cash leaves the drawer. */
  amount,
  reason: z.string(),
  /** The order of a sale or refund. */
  order: z.nullable(z.object({ id: z.string(), number: z.int() })),
  by: z.string(),
  at: instant,
})

export type CashDrawerMovement = z.infer<typeof drawerMovement>

const changed = z.object({ message: z.string(), data: drawer })

export const cashDrawerEndpoints = {
  currentCashDrawer: endpoint('currentCashDrawer', {
    access: asAdmin('counter'),
    summary: 'The open cash drawer with its latest movements, newest first; null when none is open',
    answer: z.object({ data: z.nullable(drawer), movements: z.array(drawerMovement) }),
  }),
  cashDrawers: endpoint('cashDrawers', {
    access: asAdmin('counter'),
    summary: 'Cash drawers, newest first',
    query: z.object({ page: z.optional(numericId) }),
    answer: paged(drawer),
  }),
  openCashDrawer: endpoint('openCashDrawer', {
    access: asAdmin('counter'),
    summary: 'Opens the cash drawer of the counter; one is open at a time',
    body: openDrawerBody,
    answer: changed,
    idempotent: true,
  }),
  recordDrawerMovement: endpoint('recordDrawerMovement', {
    access: asAdmin('counter'),
    summary: 'Pays cash into the drawer or out of it',
    params: z.object({ drawerId: numericId }),
    body: drawerMovementBody,
    answer: changed,
    idempotent: true,
  }),
  closeCashDrawer: endpoint('closeCashDrawer', {
    access: asAdmin('counter'),
    summary:
      'Closes the drawer with the counted amount: the difference is posted, and the cash moves to the other cash of the shop',
    params: z.object({ drawerId: numericId }),
    body: closeDrawerBody,
    answer: changed,
    idempotent: true,
  }),
}
