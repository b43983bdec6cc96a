import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { countMoves, isVariant, type StockMoveRow, selectMoves } from './queries.ts'

type PageRequest = { page?: number | undefined; pageSize?: number | undefined }

/** The stock moves of a size, newest first. */
export async function getStockHistory(
  { db }: AppContext,
  variantId: number,
  query: PageRequest,
): Promise<Result<Paged<StockMoveRow>, 'not_found'>> {
  if (!(await isVariant(db, variantId))) return refuse('not_found')
  const page = paginate(query, await countMoves(db, variantId, MAX_COUNTED_ROWS + 1))
  return ok({ rows: await selectMoves(db, variantId, page), page })
}
