import { MAX_COUNTED_ROWS, type Paged, paginate } from '@warda/domain/pagination'
import type { AppContext } from '../../context.ts'
import {
  countDrawers,
  type DrawerRow,
  findDrawers,
  findMovements,
  findOpenDrawer,
  type MovementRow,
} from './queries.ts'

/** How many movements of the open drawer are shown. */
const SHOWN_MOVEMENTS = 100

/** The open drawer with its latest movements; null when none is open. */
export async function readCurrentDrawer({
  db,
}: AppContext): Promise<{ drawer: DrawerRow | null; movements: MovementRow[] }> {
  const drawer = await findOpenDrawer(db)
  return drawer
    ? { drawer, movements: await findMovements(db, drawer.id, SHOWN_MOVEMENTS) }
    : { drawer: null, movements: [] }
}

/** A page of drawers, newest first. */
export async function listDrawers(context: AppContext, page: number | undefined): Promise<Paged<DrawerRow>> {
  const info = paginate({ page }, await countDrawers(context.db, MAX_COUNTED_ROWS + 1))
  return { rows: await findDrawers(context.db, info), page: info }
}
