import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { presentCountedPage } from '../../present-page.ts'
import { answerReport } from './answer-report.ts'
import { listReports } from './list-reports.ts'
import { presentReport } from './present.ts'
import { reportProblem } from './report-problem.ts'

const PAGE = 20

export const helpRoutes: Pick<Handlers, 'reportProblem' | 'adminReports' | 'answerReport'> = {
  reportProblem: async ({ context, actor, body, language, t }) => {
    await reportProblem(context, { ...body, userId: actor?.userId ?? null, language })
    return ok({ message: t('server_report_received') })
  },

  async adminReports({ context, query }) {
    const { page = 1, pageSize = PAGE, state = null } = query
    return ok(presentCountedPage(await listReports(context, { page, pageSize, state }), presentReport))
  },

  async answerReport({ context, actor, params, body, idempotencyKey, t, setHeader }) {
    const { text, close = false } = body
    const input = { reportId: params.reportId, actorId: actor.userId, text, close, idempotencyKey }
    const message = t(text === undefined ? 'moderation_closed' : 'moderation_answered')
    const result = await answerReport(context, input, (report) => ({ message, data: presentReport(report) }))
    return idempotentAnswer({ setHeader }, result)
  },
}
