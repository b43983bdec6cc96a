import type { AppContext } from '../../context.ts'
import { loadSeller } from './current-seller.ts'
import { findUnits, type UnitRow } from './queries.ts'
import { findSigningWait, type SigningWait } from './signing-wait.ts'

const MAX_UNITS = 50

export type UnitList = {
  units: UnitRow[]
  now: number
  hasKey: boolean
  hasSeller: boolean
  waitsFor: SigningWait | null
}

/** The units, the active one first, and whether another can be onboarded. */
export async function listUnits(context: AppContext): Promise<UnitList> {
  const { db, clock, config } = context
  return {
    units: await findUnits(db, MAX_UNITS),
    now: clock.now(),
    hasKey: config.TAX_KEY_SECRET !== null,
    hasSeller: (await loadSeller(db)) !== null,
    waitsFor: await findSigningWait(context, db),
  }
}
