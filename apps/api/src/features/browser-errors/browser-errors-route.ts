import type { RawRoute } from '../../app.ts'
import { mountReports } from '../../browser-reports.ts'
import { readReport } from './read-report.ts'
import { createErrorSampler } from './sample-errors.ts'

/** `/browser-errors`: writes errors of visitors' browsers to the log. */
export const browserErrorsRoute: RawRoute = (app, context, build) => {
  const sample = createErrorSampler()
  mountReports([app, context, build], {
    path: '/browser-errors',
    maxBytes: 32_000,
    limits: { ip: 10, all: 100 },
    parse: readReport,
    record(report, { requestId, now }) {
      const times = sample(`${report.release} ${report.message} ${report.frames[0] ?? ''}`, now)
      if (times !== null) context.log.warn({ requestId, browserError: report, times }, 'an error in a browser')
    },
  })
}
