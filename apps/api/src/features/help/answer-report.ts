import { getDoubleClickStart } from '@warda/domain/double-click'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { type IdempotencyKey, type IdempotentResult, withIdempotency } from '../../db/idempotency.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { queueMail } from '../mail/index.ts'
import {
  findReport,
  hasRepliedSince,
  insertReply,
  lockReport,
  type ReportRow,
  setReportState,
} from './report-queries.ts'

type AnswerReportError = 'not_found' | 'report.nothing_to_do' | 'report.no_address' | 'idempotency.mismatch'

export type Answer = {
  reportId: number
  actorId: string
  text: string | undefined
  close: boolean
  idempotencyKey: IdempotencyKey | null
}

/**
 * Replies to a report by email in the language of its sender, closes it, or both. A repeated click sends one mail: with the same
 * idempotency key, or without a key when person, report and text are equal within ten seconds. A reply sets the state to `answered`, also
 * after an earlier reply.
 */
export function answerReport<A>(
  context: AppContext,
  input: Answer,
  answer: (report: ReportRow) => A,
): Promise<Result<IdempotentResult<A>, AnswerReportError>> {
  const now = context.clock.now()
  return inResultTransaction<IdempotentResult<A>, AnswerReportError>(context.db, (trx) =>
    withIdempotency<A, AnswerReportError>(trx, input.idempotencyKey, async () => {
      const decided = await decide(trx, input, now)
      return decided.ok ? ok(answer(decided.value)) : decided
    }),
  )
}

async function decide(trx: Transaction, input: Answer, now: number): Promise<Result<ReportRow, AnswerReportError>> {
  const { reportId, text, close } = input
  if (text === undefined && !close) return refuse('report.nothing_to_do')
  if (!(await lockReport(trx, reportId))) return refuse('not_found')
  const report = await findReport(trx, reportId)
  if (!report) return refuse('not_found')
  // An erased sender has no address.
  if (text !== undefined && report.email === '') return refuse('report.no_address')
  const answered = text !== undefined && (await reply(trx, report, { text, actorId: input.actorId, now }))
  const state = close ? 'closed' : 'answered'
  await setReportState(trx, reportId, state, answered ? new Date(now) : null)
  const after = await findReport(trx, reportId)
  return after ? ok(after) : refuse('not_found')
}

/** Stores the reply and queues its mail; false for a repeated click. */
async function reply(
  trx: Transaction,
  report: ReportRow,
  { text, actorId, now }: { text: string; actorId: string; now: number },
): Promise<boolean> {
  const written = { reportId: report.id, actorId, text }
  if (await hasRepliedSince(trx, { ...written, since: getDoubleClickStart(now) })) return false
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
