import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { answerReport } from '../help/answer-report.ts'
import { listReports } from '../help/list-reports.ts'
import { listReviews } from '../reviews/list-all-reviews.ts'
import { moderateReview } from '../reviews/moderate-review.ts'
import { presentPage, presentReport, presentReview } from './present.ts'

const PAGE = 20

export const moderationRoutes: Pick<Handlers, 'adminReviews' | 'moderateReview' | 'adminReports' | 'answerReport'> = {
  async adminReviews({ context, query, language }) {
    const { page = 1, pageSize = PAGE, q = '' } = query
    const hidden = query.hidden === undefined ? null : query.hidden === '1'
    const found = await listReviews(context, { page, pageSize, q, hidden })
    return ok(presentPage(found, (row) => presentReview(row, language)))
  },

  async moderateReview({ context, actor, params, body, language, t }) {
    const { isHidden: hidden, reply } = body
    const asked = { reviewId: params.reviewId, hidden, reply, actorId: actor.userId }
    const done = await moderateReview(context, asked)
    return done.ok ? ok({ message: t('moderation_saved'), data: presentReview(done.value, language) }) : done
  },

  async adminReports({ context, query }) {
    const { page = 1, pageSize = PAGE, state = null } = query
    return ok(presentPage(await listReports(context, { page, pageSize, state }), presentReport))
  },

  async answerReport({ context, actor, params, body, idempotencyKey, t, setHeader }) {
    const { text, close = false } = body
    const asked = { reportId: params.reportId, actorId: actor.userId, text, close, idempotencyKey }
    const message = t(text === undefined ? 'moderation_closed' : 'moderation_answered')
    const done = await answerReport(context, asked, (report) => ({ message, data: presentReport(report) }))
    if (!done.ok) return done
    if (done.value.replayed) setHeader('idempotent-replayed', 'true')
    return ok(done.value.answer)
  },
}
