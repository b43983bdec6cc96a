import { getSlotCapacity } from '@warda/domain/delivery/calendar'
import type { BranchId, VariantId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import type { Halalas } from '@warda/domain/money'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import {
  type BranchOrderLine,
  findTypedBranches,
  parseBranchOrderLines,
} from '@warda/domain/quick-order/branch-order-lines'
import { type DomainError, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import { checkSlot } from '../delivery/index.ts'
import { previewOrder } from '../orders/index.ts'
import { readSettings } from '../settings/index.ts'
import { findBySku, findOrderBranches, type OrderBranch, type SkuRow } from './queries.ts'

/** A parsed line with its variant, its unit price for the client in halalas, and the reason if it cannot be ordered. */
export type BranchPreviewLine = BranchOrderLine & {
  found: SkuRow | null
  price: Halalas | null
  problem: DomainError | null
}

export type BranchOrderPreview = {
  branch: OrderBranch
  purchaseOrder: string | null
  lines: BranchPreviewLine[]
  deliveryFee: Halalas
  total: Halalas
  /** Why the order cannot be placed, apart from its lines. */
  problem: DomainError | null
  /** Whether neither the order nor one of its lines has a problem. */
  canBePlaced: boolean
}

export type BranchOrdersPreview = { branches: BranchOrderPreview[]; unmatched: BranchPreviewLine[] }

type Input = {
  actor: Actor
  text: string
  deliveryDate?: string | undefined
  deliverySlot?: string | undefined
  paymentTerms?: PaymentTerms | undefined
}

/**
 * Parses lines for several branches and prices one order for each branch with `previewOrder`, in the order of the text and without writing.
 * The orders share the stock and the window: what an order takes is not available to the ones after it.
 */
export async function previewBranchOrders(context: AppContext, input: Input): Promise<BranchOrdersPreview> {
  const { actor } = input
  const parsed = parseBranchOrderLines(input.text)
  const branches = await findOrderBranches(context.db, actor.clientId, actor.userId)
  const skus = [...new Set(parsed.map(({ sku }) => sku).filter((sku) => sku !== ''))]
  const bySku = new Map((await findBySku(context.db, skus)).map((row) => [row.sku.toLowerCase(), row]))
  const groups = new Map<BranchId, { branch: OrderBranch; lines: BranchPreviewLine[] }>()
  const unmatched: BranchPreviewLine[] = []
  for (const line of parsed) {
    const found = bySku.get(line.sku.toLowerCase()) ?? null
    const matches = findTypedBranches(branches, line.branch)
    const [branch] = matches
    const read = { ...line, found, price: null, problem: findLineProblem(line, found) }
    if (matches.length !== 1 || branch === undefined) {
      unmatched.push({ ...read, problem: line.branch === '' ? read.problem : refuseBranch(matches) })
      continue
    }
    const group = groups.get(branch.id) ?? { branch, lines: [] }
    group.lines.push(read)
    groups.set(branch.id, group)
  }
  // An order of a list that was not read to its end can lack lines.
  const isTooLong = unmatched.find(({ error }) => error === 'quick.branch_lines_limit')?.problem
  const shared: Shared = { taken: new Map(), orders: 0 }
  const previews: BranchOrderPreview[] = []
  for (const [at, group] of [...groups.values()].entries()) {
    const preview = await previewBranch(context, input, group, shared)
    const limit = isTooLong ?? (at < LIMITS.branchOrders ? null : refuse('quick.branches_limit', BRANCHES))
    previews.push(limit ? { ...preview, problem: limit, canBePlaced: false } : preview)
  }
  return { branches: previews, unmatched }
}

/** What earlier orders of the list use: pieces by variant, and places of the window. */
type Shared = { taken: Map<VariantId, number>; orders: number }

const BRANCHES = { limit: LIMITS.branchOrders }

function findLineProblem(line: BranchOrderLine, found: SkuRow | null): DomainError | null {
  if (line.error === 'quick.branch_lines_limit') return refuse(line.error, { limit: LIMITS.branchOrderLines })
  if (line.error === 'quick.purchase_order_long') return refuse(line.error, { limit: LIMITS.purchaseOrder })
  if (line.error) return refuse(line.error)
  return found ? null : refuse('quick.unknown_sku')
}

const refuseBranch = (matches: readonly OrderBranch[]): DomainError =>
  matches.length === 0
    ? refuse('quick.branch_unknown')
    : refuse('quick.branch_ambiguous', { numbers: matches.map(({ id }) => id).join(', ') })

/** `slot.full` when earlier orders of the list and orders placed before use all places of the window. */
async function findSlotError(context: AppContext, input: Input, orders: number): Promise<DomainError | null> {
  const { deliveryDate, deliverySlot } = input
  if (!deliveryDate || !deliverySlot) return null
  const { calendar } = await readSettings(context)
  const capacity = getSlotCapacity(calendar, deliveryDate, deliverySlot)
  const free = await checkSlot(context.db, deliveryDate, deliverySlot, capacity - orders)
  return free.ok ? null : free
}

/** Prices the order of one branch, and adds it to `shared` if it can be placed. */
async function previewBranch(
  context: AppContext,
  input: Input,
  { branch, lines }: { branch: OrderBranch; lines: BranchPreviewLine[] },
  shared: Shared,
): Promise<BranchOrderPreview> {
  const purchaseOrder = lines.find((line) => line.purchaseOrder !== '')?.purchaseOrder ?? null
  const quantities = sumQuantities(lines)
  const order = {
    branchId: branch.id,
    purchaseOrder: purchaseOrder ?? undefined,
    deliveryDate: input.deliveryDate,
    deliverySlot: input.deliverySlot,
    paymentTerms: input.paymentTerms,
  }
  const requested = [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
  const priced = await previewOrder(context, { actor: input.actor, order, lines: requested })
  const byVariant = new Map(priced.lines.map((line) => [line.variantId, line]))
  const checked = lines.map((line): BranchPreviewLine => {
    const row = line.found && byVariant.get(line.found.variantId)
    if (!row) return line
    const left = Math.max(0, row.onHand - (shared.taken.get(row.variantId) ?? 0))
    const problem = line.problem ?? checkLine(line, { ...row, left }, purchaseOrder) ?? row.error
    return { ...line, price: row.unitPrice, problem }
  })
  const isFull = quantities.size > LIMITS.cartLines
  const problem = isFull
    ? refuse('quick.branch_full', { limit: LIMITS.cartLines })
    : (priced.errors[0] ?? (await findSlotError(context, input, shared.orders)))
  const canBePlaced = problem === null && checked.every((line) => line.problem === null)
  if (canBePlaced) reserve(shared, requested)
  return {
    branch,
    purchaseOrder,
    lines: checked,
    deliveryFee: priced.totals.deliveryFee,
    total: requested.length === 0 ? 0 : priced.totals.total,
    problem,
    canBePlaced,
  }
}

function reserve(shared: Shared, lines: readonly { variantId: VariantId; quantity: number }[]): void {
  shared.orders += 1
  for (const { variantId, quantity } of lines)
    shared.taken.set(variantId, (shared.taken.get(variantId) ?? 0) + quantity)
}

/** The quantities of the lines that were read, by variant. */
function sumQuantities(lines: readonly BranchPreviewLine[]): Map<VariantId, number> {
  const quantities = new Map<VariantId, number>()
  for (const { found, quantity, problem } of lines)
    if (found && problem === null) quantities.set(found.variantId, (quantities.get(found.variantId) ?? 0) + quantity)
  return quantities
}

/** `row.quantity` is the sum of the branch, `row.left` what the orders before it leave in stock. */
function checkLine(
  line: BranchPreviewLine,
  row: { quantity: number; left: number },
  purchaseOrder: string | null,
): DomainError | null {
  if (line.purchaseOrder !== '' && line.purchaseOrder !== purchaseOrder) return refuse('quick.purchase_orders_differ')
  if (row.quantity > LIMITS.quantity.max) return refuse('quick.bad_quantity')
  if (row.left === 0) return refuse('stock.out')
  return row.left < row.quantity ? refuse('stock.short', { available: row.left }) : null
}
