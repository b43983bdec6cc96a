import { doubleClickStart } from '@warda/domain/double-click'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { queueMail } from '../mail/index.ts'
import { findReport, insertReply, lockReport, type ReportRow, repliedSince, setReportState } from './report-queries.ts'

type FieldError = 'not_found' | 'report.nothing_to_do' | 'report.no_address' | 'idempotency.mismatch'

export type Answer = {
  reportId: number
  actorId: string
  text: string | undefined
  close: boolean
  idempotencyKey: IdempotencyKey | null
}

/**
 * Answers what somebody wrote by e-mail, in the language they wrote in, and keeps the answer with it; or closes it, or both. Each answer is
 * one mail, also when the button is clicked twice: with its key, and without one when person, report and text are the same within ten seconds.
 * `answer` makes what is answered, and answered again.
 */
export function answerReport<A>(
  context: AppContext,
  asked: Answer,
  answer: (report: ReportRow) => A,
): Promise<Result<IdempotentResult<A>, FieldError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, FieldError>(context.db, (trx) =>
    withIdempotency<A, FieldError>(trx, asked.idempotencyKey, async () => {
      const done = await decide(trx, asked, now)
      return done.ok ? ok(answer(done.value)) : done
    }),
  )
}

async function decide(trx: Transaction, asked: Answer, now: number): Promise<Result<ReportRow, FieldError>> {
  const { reportId, text, close } = asked
  if (text === undefined && !close) return refuse('report.nothing_to_do')
  if (!(await lockReport(trx, reportId))) return refuse('not_found')
  const report = await findReport(trx, reportId)
  if (!report) return refuse('not_found')
  // Whose data was deleted has no address any more.
  if (text !== undefined && report.email === '') return refuse('report.no_address')
  const answered = text !== undefined && (await reply(trx, report, { text, actorId: asked.actorId, now }))
  const state = close ? 'closed' : 'answered'
  await setReportState(trx, reportId, state, answered ? new Date(now) : null)
  const after = await findReport(trx, reportId)
  return after ? ok(after) : refuse('not_found')
}

/** Keeps the answer and writes its mail; false when this is the same click again. */
async function reply(
  trx: Transaction,
  report: ReportRow,
  { text, actorId, now }: { text: string; actorId: string; now: number },
): Promise<boolean> {
  const written = { reportId: report.id, actorId, text }
  if (await repliedSince(trx, { ...written, since: doubleClickStart(now) })) return false
  const replyId = await insertReply(trx, { ...written, at: new Date(now) })
  await queueMail(trx, {
    kind: 'problem-answered',
    dedupeKey: `problem-answered:${replyId}`,
    to: { name: report.name, address: report.email },
    language: report.language === 'ar' ? 'ar' : 'en',
    payload: { name: report.name, reference: report.id, text, description: report.description },
  })
  return true
}
