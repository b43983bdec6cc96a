import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { findActiveUnit, hasProductionUnit } from './queries.ts'
import { readSigner } from './unit-keys.ts'

/**
 * Why no document is issued: a production unit was in use and no unit is active now (`unit`), the certificate has expired (`certificate`), or
 * TAX_KEY_SECRET does not decrypt the private key (`key`).
 */
export type SigningWait = 'unit' | 'certificate' | 'key'

/** Why documents wait; null when they are issued. A shop that never used a production unit and has no active one issues them unsigned. */
export async function findSigningWait(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  db: Database,
): Promise<SigningWait | null> {
  const unit = await findActiveUnit(db)
  if (!unit) return (await hasProductionUnit(db)) ? 'unit' : null
  if (unit.expiresAt.getTime() <= clock.now()) return 'certificate'
  try {
    readSigner(config, unit)
    return null
  } catch {
    return 'key'
  }
}

/** Whether documents must wait; the job `issue-owed` issues them later. */
export const mustDocumentsWait = async (
  context: Pick<AppContext, 'clock' | 'config'>,
  db: Database,
): Promise<boolean> => (await findSigningWait(context, db)) !== null
