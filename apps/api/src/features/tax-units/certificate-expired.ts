import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { findExpiry } from './queries.ts'

/** Whether the active unit may not sign any more; documents wait until its certificate is renewed. */
export async function isCertificateExpired({ clock }: Pick<AppContext, 'clock'>, db: Database): Promise<boolean> {
  const expiresAt = await findExpiry(db)
  return expiresAt !== null && expiresAt.getTime() <= clock.now()
}
