import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { getMaterialDays } from './list-materials.ts'
import {
  findMaterial,
  hasMovements,
  insertMaterial,
  isInRecipe,
  isNameTaken,
  isSupplier,
  type MaterialForm,
  type MaterialRow,
  updateMaterialRow,
} from './queries.ts'
import { lockMaterials } from './stock-queries.ts'

type FormError = 'material.name_taken' | 'supplier.not_found'
type SaveError = FormError | 'not_found' | 'material.unit_fixed' | 'material.in_use'

/** Creates a material without stock. */
export function createMaterial(
  context: AppContext,
  form: MaterialForm,
): Promise<Result<MaterialRow, FormError | 'not_found'>> {
  return inResultTransaction<MaterialRow, FormError | 'not_found'>(context.db, async (trx) => {
    const supplier = await checkSupplier(trx, form)
    if (!supplier.ok) return supplier
    const id = await insertMaterial(trx, form)
    if (id === null) return refuse('material.name_taken', undefined, 'nameEn')
    setAuditSubject(`material:${id}`)
    return readMaterial(context, trx, id)
  })
}

/** Changes or archives a material. The unit is fixed once it has movements; a material with stock or in a recipe cannot be archived. */
export function updateMaterial(
  context: AppContext,
  id: number,
  { isArchived, ...form }: MaterialForm & { isArchived: boolean },
): Promise<Result<MaterialRow, SaveError>> {
  return inResultTransaction<MaterialRow, SaveError>(context.db, async (trx) => {
    const locked = (await lockMaterials(trx, [id])).get(id)
    if (!locked) return refuse('not_found')
    setAuditSubject(`material:${id}`)
    const supplier = await checkSupplier(trx, form)
    if (!supplier.ok) return supplier
    if (!isArchived && (await isNameTaken(trx, id, form.nameEn)))
      return refuse('material.name_taken', undefined, 'nameEn')
    if (locked.unit !== form.unit && (await hasMovements(trx, id)))
      return refuse('material.unit_fixed', undefined, 'unit')
    if (isArchived && (locked.onHand !== 0 || (await isInRecipe(trx, id)))) return refuse('material.in_use')
    await updateMaterialRow(trx, id, form, isArchived ? new Date(context.clock.now()) : null)
    return readMaterial(context, trx, id)
  })
}

async function checkSupplier(
  trx: Transaction,
  { supplierId }: MaterialForm,
): Promise<Result<null, 'supplier.not_found'>> {
  if (supplierId === null || (await isSupplier(trx, supplierId))) return ok(null)
  return refuse('supplier.not_found', undefined, 'supplierId')
}

/** Reads a material within the transaction that changed it. */
export async function readMaterial(
  context: AppContext,
  trx: Transaction,
  id: number,
): Promise<Result<MaterialRow, 'not_found'>> {
  const row = await findMaterial(trx, id, getMaterialDays(context))
  return row ? ok(row) : refuse('not_found')
}
