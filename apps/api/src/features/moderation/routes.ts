import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { answerReport } from '../help/answer-report.ts'
import { listReports } from '../help/list-reports.ts'
import { listReviews } from '../reviews/list-all-reviews.ts'
import { moderateReview } from '../reviews/moderate-review.ts'
import { presentPage, presentReport, presentReview } from './present.ts'

const PAGE = 20

export const moderationRoutes: Pick<Handlers, 'adminReviews' | 'moderateReview' | 'adminReports' | 'answerReport'> = {
  async adminReviews({ world, query, language }) {
    const { page = 1, pageSize = PAGE, q = '' } = query
    const hidden = query.hidden === undefined ? null : query.hidden === '1'
    const found = await listReviews(world, { page, pageSize, q, hidden })
    return ok(presentPage(found, (row) => presentReview(row, language)))
  },

  async moderateReview({ world, actor, params, body, language, say }) {
    const { isHidden: hidden, reply } = body
    const asked = { reviewId: params.reviewId, hidden, reply, actorId: actor.userId }
    const done = await moderateReview(world, asked)
    return done.ok ? ok({ message: say('moderation_saved'), data: presentReview(done.value, language) }) : done
  },

  async adminReports({ world, query }) {
    const { page = 1, pageSize = PAGE, state = null } = query
    return ok(presentPage(await listReports(world, { page, pageSize, state }), presentReport))
  },

  async answerReport({ world, actor, params, body, ticket, say, setHeader }) {
    const { text, close = false } = body
    const asked = { reportId: params.reportId, actorId: actor.userId, text, close, ticket }
    const message = say(text === undefined ? 'moderation_closed' : 'moderation_answered')
    const done = await answerReport(world, asked, (report) => ({ message, data: presentReport(report) }))
    if (!done.ok) return done
    if (done.value.replayed) setHeader('idempotent-replayed', 'true')
    return ok(done.value.answer)
  },
}
