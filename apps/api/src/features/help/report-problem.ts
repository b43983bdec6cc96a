import { normalizeEmail } from '@warda/domain/email'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { readSettings } from '../settings/index.ts'
import { insertReport, type NewReport } from './queries.ts'

const HOUR_MS = 3_600_000

/**
 * Stores a report, notifies the shop and confirms it to the sender (FORM-02). The address may belong to somebody else, so the
 * confirmation repeats no text of the report and is sent at most once an hour.
 */
export async function reportProblem(context: AppContext, report: Omit<NewReport, 'now'>): Promise<void> {
  const now = context.clock.now()
  const { contact, identity } = await readSettings(context)
  await inTransaction(context.db, async (trx) => {
    const reference = await insertReport(trx, { ...report, now: new Date(now) })
    const { name, email, phone, problemType, description, language } = report
    // A shop without a contact address reads reports in its back office only.
    if (contact.email !== '')
      await queueMail(trx, {
        kind: 'problem-received',
        dedupeKey: `problem-received:${reference}`,
        to: { name: identity.name[report.language], address: contact.email },
        language,
        payload: { reference, name, email, phone, problemType, description },
      })
    await queueMail(trx, {
      kind: 'problem-acknowledged',
      dedupeKey: `problem-acknowledged:${normalizeEmail(email)}:${Math.floor(now / HOUR_MS)}`,
      to: { name: '', address: email },
      language,
      payload: { reference, problemType },
    })
  })
}
