import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import type { AppContext } from '../../context.ts'
import { countHandovers, findCashInHand, findHandovers, type HandoverFilter, type HandoverRow } from './queries.ts'

/** A page of handovers, newest first, and the cash that each driver has in hand. */
export async function listHandovers(
  context: AppContext,
  { page, ...filter }: { page: number | undefined } & HandoverFilter,
): Promise<Paged<HandoverRow> & { inHand: Awaited<ReturnType<typeof findCashInHand>> }> {
  const counted = await countHandovers(context.db, filter, MAX_COUNTED_ROWS + 1)
  const info = paginate({ page }, counted)
  const rows = await findHandovers(context.db, filter, info)
  return { rows, page: info, inHand: await findCashInHand(context.db) }
}
