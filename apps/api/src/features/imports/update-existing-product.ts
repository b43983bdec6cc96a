import { ERRORS } from '@warda/domain/errors/errors'
import type { DomainError } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { updateProductDetails, type WriteError } from '../products/index.ts'
import type { Plan, PlanRow } from './plan-product.ts'
import type { RowProblem } from './problem.ts'
import { addOpeningStock, inSavepoint } from './stock-queries.ts'

/** Updates an existing product as planned, unless nothing changes; returns the problems by line when it is refused. */
export async function updateExistingProduct(
  trx: Transaction,
  plan: Plan,
  rows: readonly PlanRow[],
  at: Date,
): Promise<Map<number, RowProblem[]>> {
  if (!plan.ok) return plan.problems
  const { form, existing, stock, changes } = plan
  if (!changes || existing === null) return new Map()
  // A refusal rolls back to the savepoint, and the batch continues.
  const refused = await inSavepoint(trx, async () => {
    const written = await updateProductDetails(trx, existing.id, form, at)
    if (!written.ok) return written
    const oldSkus = new Set(existing.variants.map(({ sku }) => sku))
    const opening = [...stock.opening].filter(([sku]) => !oldSkus.has(sku)).map(([sku, onHand]) => ({ sku, onHand }))
    await addOpeningStock(trx, written.value, opening, at)
    return null
  })
  const [first] = rows
  return refused && first ? new Map([[first.line, [toRowProblem(refused)]]]) : new Map()
}

const toRowProblem = ({ code, values }: DomainError<WriteError>): RowProblem => ({
  column: null,
  key: ERRORS[code].message,
  ...(values ? { values } : {}),
})
