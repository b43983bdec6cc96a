import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { lockNames } from '../products/index.ts'
import {
  findUsedOccasion,
  lockOccasions,
  type OccasionRow,
  saveOccasionRows,
  selectOccasions,
} from './occasion-queries.ts'

/** Replaces the list of occasions; refuses duplicates and the removal of one that a product uses. */
export function saveOccasions(
  { db }: AppContext,
  rows: readonly OccasionRow[],
): Promise<Result<OccasionRow[], 'occasion.twice' | 'occasion.in_use'>> {
  return inResultTransaction<OccasionRow[], 'occasion.twice' | 'occasion.in_use'>(db, async (trx) => {
    const slugs = rows.map(({ slug }) => slug)
    const duplicate = slugs.find((slug, at) => slugs.indexOf(slug) !== at)
    if (duplicate !== undefined) return refuse('occasion.twice', { occasion: duplicate }, 'occasions')
    await lockNames(trx)
    const leaving = (await lockOccasions(trx)).filter((slug) => !slugs.includes(slug))
    const used = await findUsedOccasion(trx, leaving)
    if (used !== undefined) return refuse('occasion.in_use', { occasion: used }, 'occasions')
    await saveOccasionRows(trx, rows)
    return ok(await selectOccasions(trx))
  })
}
