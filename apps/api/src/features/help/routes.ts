import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { reportProblem } from './report-problem.ts'

export const helpRoutes: Pick<Handlers, 'reportProblem'> = {
  reportProblem: async ({ context, actor, body, language, t }) => {
    await reportProblem(context, { ...body, userId: actor?.userId ?? null, language })
    return ok({ message: t('server_report_received') })
  },
}
