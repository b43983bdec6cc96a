import { RETENTION_DAYS } from '@warda/domain/privacy/retention'
import { deleteOldIdempotencyKeys } from '../db/idempotency.ts'
import { deleteOldGuesses } from '../db/password-guesses.ts'
import { deleteOldHits } from '../db/rate-limits.ts'
import { deleteOldTokens } from '../features/accounts/index.ts'
import { deleteOrphanFiles } from '../features/files/index.ts'
import { deleteOldImports } from '../features/imports/index.ts'
import { deleteOldMails } from '../features/mail/index.ts'
import { deletePendingSecondFactors } from '../features/one-time-codes/index.ts'
import { deleteOldMessages } from '../features/order-messages/index.ts'
import { applyRetention } from '../features/privacy/index.ts'
import { deleteUnusedPictures } from '../features/products/index.ts'
import { deleteEndedSessions, deleteOldDevices } from '../features/sessions/index.ts'
import { deleteOldEvents } from '../features/webhooks/index.ts'
import type { JobHandlers } from './run.ts'

const DAY_MS = 86_400_000

/** Every night: deletes old rate limits, idempotency keys, sessions, link tokens, mails, imports, personal data and unused pictures. */
export const deleteExpired: JobHandlers['forget-old'] = async (context) => {
  const ago = (days: number): Date => new Date(context.clock.now() - days * DAY_MS)
  await deleteOldHits(context.db)
  await deleteOldGuesses(context.db)
  await deleteOldIdempotencyKeys(context.db)
  await deleteEndedSessions(context.db, ago(RETENTION_DAYS.session))
  await deleteOldDevices(context.db, ago(RETENTION_DAYS.device))
  await deletePendingSecondFactors(context.db, ago(RETENTION_DAYS.unfinishedEnrolment))
  await deleteOldTokens(context.db, ago(RETENTION_DAYS.link))
  await deleteOldMails(context.db, ago(RETENTION_DAYS.mail))
  await deleteOldMessages(context.db, ago(RETENTION_DAYS.mail))
  await deleteOldImports(context.db, ago(RETENTION_DAYS.import))
  await deleteOldEvents(context.db, ago(RETENTION_DAYS.webhookEvent))
  await applyRetention(context)
  await deleteOrphanFiles(context)
  await deleteUnusedPictures(context)
}
