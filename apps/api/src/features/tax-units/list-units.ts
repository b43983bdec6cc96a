import type { AppContext } from '../../context.ts'
import { loadSeller } from './current-seller.ts'
import { findUnits, type UnitRow } from './queries.ts'

const MAX_UNITS = 50

export type UnitList = { units: UnitRow[]; now: number; hasKey: boolean; hasSeller: boolean }

/** The units, the active one first, and whether another can be onboarded. */
export async function listUnits({ db, clock, config }: AppContext): Promise<UnitList> {
  return {
    units: await findUnits(db, MAX_UNITS),
    now: clock.now(),
    hasKey: config.TAX_KEY_SECRET !== null,
    hasSeller: (await loadSeller(db)) !== null,
  }
}
