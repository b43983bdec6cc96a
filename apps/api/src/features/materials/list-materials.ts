import { type MaterialKind, USE_BY_WARNING_DAYS } from '@warda/domain/materials/materials'
import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { countMaterials, findMaterial, findMaterials, type MaterialDays, type MaterialRow } from './queries.ts'
import { type BatchRow, countMovements, findBatches, findMovements, type MovementRow } from './stock-queries.ts'

/** Maximum number of batches in one answer. */
const MAX_BATCHES = 200

type PageRequest = { page?: number | undefined; pageSize?: number | undefined }

type ListRequest = PageRequest & {
  q?: string | undefined
  kind?: MaterialKind | undefined
  show?: 'low' | 'expiring' | 'archived' | undefined
}

/** Today, and the last use-by date that counts as near. */
export function getMaterialDays({ clock }: AppContext): MaterialDays {
  const today = riyadhDate(clock.now())
  return { today, warnUntil: addDays(today, USE_BY_WARNING_DAYS) }
}

/** A page of materials by name. */
export async function listMaterials(context: AppContext, query: ListRequest): Promise<Paged<MaterialRow>> {
  const { q = '', kind, show } = query
  const filter = { ...getMaterialDays(context), search: q.trim(), kind, show }
  const page = paginate(query, await countMaterials(context.db, filter, MAX_COUNTED_ROWS + 1))
  return { rows: await findMaterials(context.db, filter, page), page }
}

/** A material with its batches that have stock left or no price yet. */
export async function getMaterial(
  context: AppContext,
  id: number,
): Promise<Result<{ material: MaterialRow; batches: BatchRow[] }, 'not_found'>> {
  const days = getMaterialDays(context)
  const material = await findMaterial(context.db, id, days)
  if (!material) return refuse('not_found')
  return ok({ material, batches: await findBatches(context.db, id, days.today, MAX_BATCHES) })
}

/** A page of the movements of a material, newest first. */
export async function listMovements(
  context: AppContext,
  id: number,
  query: PageRequest,
): Promise<Result<Paged<MovementRow>, 'not_found'>> {
  if (!(await findMaterial(context.db, id, getMaterialDays(context)))) return refuse('not_found')
  const page = paginate(query, await countMovements(context.db, id, MAX_COUNTED_ROWS + 1))
  return ok({ rows: await findMovements(context.db, id, page), page })
}
