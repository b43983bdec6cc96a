import { ERRORS } from '@warda/domain/errors/errors'
import type { DomainError } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { updateProductDetails, type WriteError } from '../products/index.ts'
import type { Plan, PlanRow } from './plan-product.ts'
import type { RowProblem } from './problem.ts'
import { addOpeningStock, inSavepoint } from './stock-queries.ts'

/** Changes a product that is there as planned; what is wrong, by line, when it can't be. What is already as it should be is left alone. */
export async function changeTakenRow(
  trx: Transaction,
  plan: Plan,
  rows: readonly PlanRow[],
  at: Date,
): Promise<Map<number, RowProblem[]>> {
  if (!plan.ok) return plan.problems
  const { form, there, stock, changes } = plan
  if (!changes || there === null) return new Map()
  // What a refusal has written so far is taken back, and the batch goes on.
  const refused = await inSavepoint(trx, async () => {
    const written = await updateProductDetails(trx, there.id, form, at)
    if (!written.ok) return written
    const known = new Set(there.variants.map(({ sku }) => sku))
    const opening = [...stock].filter(([sku]) => !known.has(sku)).map(([sku, onHand]) => ({ sku, onHand }))
    await addOpeningStock(trx, written.value, opening, at)
    return null
  })
  const [first] = rows
  return refused && first ? new Map([[first.line, [problemOf(refused)]]]) : new Map()
}

const problemOf = ({ code, values }: DomainError<WriteError>): RowProblem => ({
  column: null,
  key: ERRORS[code].message,
  ...(values ? { values } : {}),
})
