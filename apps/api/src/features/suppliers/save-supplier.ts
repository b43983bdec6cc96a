import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import {
  countSuppliers,
  findSupplier,
  findSuppliers,
  insertSupplier,
  isNameTaken,
  type SupplierForm,
  type SupplierRow,
  updateSupplierRow,
} from './queries.ts'

type SaveError = 'not_found' | 'supplier.name_taken'

/** A page of suppliers by name. */
export async function listSuppliers(
  context: AppContext,
  query: { page?: number | undefined; pageSize?: number | undefined },
): Promise<Paged<SupplierRow>> {
  const page = paginate(query, await countSuppliers(context.db, MAX_COUNTED_ROWS + 1))
  return { rows: await findSuppliers(context.db, page), page }
}

export function createSupplier(context: AppContext, form: SupplierForm): Promise<Result<SupplierRow, SaveError>> {
  return inResultTransaction<SupplierRow, SaveError>(context.db, async (trx) => {
    const id = await insertSupplier(trx, form)
    if (id === null) return refuse('supplier.name_taken', undefined, 'name')
    setAuditSubject(`supplier:${id}`)
    const supplier = await findSupplier(trx, id)
    return supplier ? ok(supplier) : refuse('not_found')
  })
}

/** Changes or archives a supplier. */
export function updateSupplier(
  context: AppContext,
  id: number,
  { isArchived, ...form }: SupplierForm & { isArchived: boolean },
): Promise<Result<SupplierRow, SaveError>> {
  return inResultTransaction<SupplierRow, SaveError>(context.db, async (trx) => {
    if (!(await findSupplier(trx, id))) return refuse('not_found')
    setAuditSubject(`supplier:${id}`)
    if (!isArchived && (await isNameTaken(trx, id, form.name))) return refuse('supplier.name_taken', undefined, 'name')
    await updateSupplierRow(trx, id, form, isArchived ? new Date(context.clock.now()) : null)
    const supplier = await findSupplier(trx, id)
    return supplier ? ok(supplier) : refuse('not_found')
  })
}
