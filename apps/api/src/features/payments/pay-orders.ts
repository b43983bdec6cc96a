import { randomUUID } from 'node:crypto'
import type { BranchId, OrderId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import { LIMITS } from '@warda/domain/limits'
import { checkPayable } from '@warda/domain/orders/next-actions'
import { ok, type Result, refuse } from '@warda/domain/result'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { getMoneyOfOrders } from '../ledger/index.ts'
import { isOrderOfBuyer, type LockedOrder, lockOrders, type Owner } from '../orders/index.ts'
import { findOpenDebtsOf, findPartyBranch, listPayable } from '../receivables/index.ts'
import { type AddPaymentError, type Link, presentLinkResult } from './add-payment.ts'
import {
  ATTEMPT_TIMEOUT_MS,
  type AttemptError,
  cancelStaleAttempt,
  getStep,
  type OpenedAttempt,
} from './open-attempt.ts'
import { findLiveAttempt, insertAttempt } from './queries.ts'
import { selectGateway } from './select-gateway.ts'
import { type PaymentSelection, selectPart } from './select-part.ts'
import { findDebtOrders, findShares, insertShares, type Share } from './share-queries.ts'

export type PayOrdersError = AddPaymentError | 'payment.nothing_due'
export type ManyPaid = Link & { amount: number; orders: number }

type Input = {
  owner: Owner
  selection: PaymentSelection
  /** Only what is owed for this branch. */
  branchId: BranchId | null
  language: Language
  describe: (orders: number, firstNumber: number) => string
}

/**
 * Creates one payment link for several orders or debts of the caller. The same selection gives the same link. The payment is allocated as
 * requested; any excess of an order becomes store credit.
 */
export async function payOrders(context: AppContext, input: Input): Promise<Result<ManyPaid, PayOrdersError>> {
  if (input.branchId !== null && !(await isOwnBranch(context, input.owner, input.branchId))) return refuse('not_found')
  const ids = await listOrders(context, input)
  if (ids.length === 0) return refuse('payment.nothing_due')
  const opened = await openMany(context, { owner: input.owner, ids, selection: input.selection })
  if (!opened.ok) return opened
  const { shares, ...about } = opened.value
  const first = shares[0]?.orderId ?? ''
  const link = await presentLinkResult(context, about, {
    orderId: first,
    language: input.language,
    describe: (number) => input.describe(shares.length, number),
  })
  return link.ok ? ok({ ...link.value, amount: about.attempt.amount, orders: shares.length }) : link
}

/** Only the owner of a client pays by branch. */
const isOwnBranch = async (context: AppContext, { clientId }: Owner, branchId: BranchId): Promise<boolean> =>
  clientId !== null && (await findPartyBranch(context.db, clientId, branchId)) !== undefined

/** The orders of the link: those selected, or the oldest that owe, as many as one link can be for. */
async function listOrders(context: AppContext, { owner, selection, branchId }: Input): Promise<readonly OrderId[]> {
  if (selection !== 'all' && selection !== 'overdue')
    return 'orderIds' in selection ? selection.orderIds : findDebtOrders(context.db, selection.debtIds)
  const { userId, clientId } = owner
  const debtor = clientId === null ? { userId } : { clientId, branchId: branchId ?? undefined }
  const today = riyadhDate(context.clock.now())
  return listPayable(context.db, debtor, { overdue: selection === 'overdue', today, limit: LIMITS.ordersPerLink })
}

type OpenManyInput = { owner: Owner; ids: readonly string[]; selection: PaymentSelection }

type OpenedMany = OpenedAttempt & { shares: Share[] }

async function openMany(
  context: AppContext,
  input: OpenManyInput,
): Promise<Result<OpenedMany, AttemptError | 'payment.nothing_due'>> {
  const now = context.clock.now()
  const gateway = (await selectGateway(context)).name
  return inResultTransaction<OpenedMany, AttemptError | 'payment.nothing_due'>(context.db, async (trx) => {
    const owing = await lockOwing(trx, input, now)
    if (!owing.ok) return owing
    const [first] = owing.value
    if (!first) return refuse('payment.nothing_due')
    const shares = owing.value.map(({ order, amount, debtIds }) => ({ orderId: order.id, amount, debtIds }))
    const amount = shares.reduce((sum, share) => sum + share.amount, 0)
    const about = { orderNumber: first.order.number, buyerId: first.order.userId, shares }
    const live = await findLiveAttempt(trx, first.order.id)
    if (live) {
      const step = getStep(live, { gateway, amount, now })
      const isSameSelection = JSON.stringify(await findShares(trx, live.id)) === JSON.stringify(shares)
      if (step !== 'stale' && isSameSelection) return ok({ step, attempt: live, ...about })
      await cancelStaleAttempt(trx, live)
    }
    const attempt = { id: randomUUID(), gateway, amount, link: '', mobileUrl: '', qrUrl: '' }
    await insertAttempt(trx, { id: attempt.id, orderId: first.order.id, gateway, amount, at: new Date(now) })
    await insertShares(trx, attempt.id, shares)
    const check = { notBefore: now + ATTEMPT_TIMEOUT_MS, key: `check-payment:${attempt.id}` }
    await enqueue(trx, 'check-payment', { attemptId: attempt.id }, check)
    return ok({ step: 'new', attempt, ...about })
  })
}

type OutstandingOrder = { order: LockedOrder; amount: number; debtIds: number[] | null }

/** Locks the orders by id, so that two payments cannot deadlock; the oldest order is settled first. */
async function lockOwing(
  trx: Transaction,
  { owner, ids, selection }: OpenManyInput,
  now: number,
): Promise<Result<OutstandingOrder[], AttemptError>> {
  const unique = [...new Set(ids.map((each) => each.toLowerCase()))]
  const orders = await lockOrders(trx, unique)
  if (orders.length < unique.length || !orders.every((order) => isOrderOfBuyer(owner, order)))
    return refuse('not_found')
  // Read after the locks: a statement that waited for a lock would see the sums of before.
  const money = await getMoneyOfOrders(trx, unique)
  const debts = await findOpenDebtsOf(trx, unique)
  const owing: OutstandingOrder[] = []
  for (const order of orders) {
    const { outstanding, paid } = money.get(order.id) ?? { outstanding: 0, paid: 0 }
    const expiresAtMs = order.expiresAt?.getTime() ?? null
    const agreed = order.agreedAt !== null
    const allowed = checkPayable({ ...order, outstanding, paid, agreed, expiresAtMs, nowMs: now })
    if (allowed.ok) {
      const open = debts.filter(({ orderId }) => orderId === order.id)
      const part = selectPart(order, { outstanding, open, selection, today: riyadhDate(now) })
      if (part.amount > 0) owing.push({ order, ...part })
    } else if (allowed.code !== 'order.already_paid') return allowed
  }
  return ok(owing.sort((a, b) => a.order.number - b.order.number))
}
