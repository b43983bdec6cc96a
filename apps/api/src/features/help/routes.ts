import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { reportProblem } from './report-problem.ts'

export const helpRoutes: Pick<Handlers, 'reportProblem'> = {
  reportProblem: async ({ world, actor, body, language, say }) => {
    await reportProblem(world, { ...body, userId: actor?.userId ?? null, language })
    return ok({ message: say('server_report_received') })
  },
}
