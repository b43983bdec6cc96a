import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { findActiveUnit, hasProductionUnit } from './queries.ts'
import { readSigner } from './unit-keys.ts'

/**
 * Why no document may be issued: no unit is active after one of production was (`unit`), the certificate has expired (`certificate`), or the
 * private key cannot be read with TAX_KEY_SECRET (`key`).
 */
export type SigningWait = 'unit' | 'certificate' | 'key'

/** What documents wait for; null while they are issued. A shop that never used a production unit issues them without a signature. */
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

/** Whether documents are not issued now; the job `issue-owed` issues them later. */
export const mustDocumentsWait = async (
  context: Pick<AppContext, 'clock' | 'config'>,
  db: Database,
): Promise<boolean> => (await findSigningWait(context, db)) !== null
