import { forgetOldTickets } from '../db/idempotency.ts'
import { forgetOldHits } from '../db/rate-limits.ts'
import { deleteOldTokens } from '../features/accounts/index.ts'
import { sweepFiles } from '../features/files/index.ts'
import { deleteOldImports } from '../features/imports/index.ts'
import { deleteOldMails } from '../features/mail/index.ts'
import { forgetByAge } from '../features/privacy/index.ts'
import { sweepPictures } from '../features/products/index.ts'
import { deleteEndedSessions } from '../features/sessions/index.ts'
import type { Jobs } from './run.ts'

const DAY_MS = 86_400_000
/** How long what is over is kept for looking back, days. */
const KEPT_DAYS = { session: 30, link: 7, mail: 180, import: 90 }

/** Every night: forgets counts, idempotency answers, ended sessions, dead links, old mails, people and pictures that are nobody's. */
export const forgetOld: Jobs['forget-old'] = async (world) => {
  const ago = (days: number): Date => new Date(world.clock.now() - days * DAY_MS)
  await forgetOldHits(world.db)
  await forgetOldTickets(world.db)
  await deleteEndedSessions(world.db, ago(KEPT_DAYS.session))
  await deleteOldTokens(world.db, ago(KEPT_DAYS.link))
  await deleteOldMails(world.db, ago(KEPT_DAYS.mail))
  await deleteOldImports(world.db, ago(KEPT_DAYS.import))
  await forgetByAge(world)
  await sweepFiles(world)
  await sweepPictures(world)
}
