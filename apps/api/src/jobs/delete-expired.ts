import { deleteOldIdempotencyKeys } from '../db/idempotency.ts'
import { deleteOldHits } from '../db/rate-limits.ts'
import { deleteOldTokens } from '../features/accounts/index.ts'
import { deleteOrphanFiles } from '../features/files/index.ts'
import { deleteOldImports } from '../features/imports/index.ts'
import { deleteOldMails } from '../features/mail/index.ts'
import { applyRetention } from '../features/privacy/index.ts'
import { deleteUnusedPictures } from '../features/products/index.ts'
import { deleteEndedSessions } from '../features/sessions/index.ts'
import type { Jobs } from './run.ts'

const DAY_MS = 86_400_000
/** How long what is over is kept for looking back, days. */
const KEPT_DAYS = { session: 30, link: 7, mail: 180, import: 90 }

/** Every night: forgets counts, idempotency answers, ended sessions, dead links, old mails, people and pictures that are nobody's. */
export const deleteExpired: Jobs['forget-old'] = async (context) => {
  const ago = (days: number): Date => new Date(context.clock.now() - days * DAY_MS)
  await deleteOldHits(context.db)
  await deleteOldIdempotencyKeys(context.db)
  await deleteEndedSessions(context.db, ago(KEPT_DAYS.session))
  await deleteOldTokens(context.db, ago(KEPT_DAYS.link))
  await deleteOldMails(context.db, ago(KEPT_DAYS.mail))
  await deleteOldImports(context.db, ago(KEPT_DAYS.import))
  await applyRetention(context)
  await deleteOrphanFiles(context)
  await deleteUnusedPictures(context)
}
