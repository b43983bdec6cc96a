import type { RawRoute } from '../../app.ts'
import { readBounded } from '../../read-bounded.ts'
import { createReportLimits } from './limit-reports.ts'
import { readReport } from './read-report.ts'

const MAX_BYTES = 32_000
const LIMITS = { ip: 10, all: 100 }

/** `/browser-errors`: writes errors of visitors' browsers to the log. The response does not say whether a report was logged. */
export const browserErrorsRoute: RawRoute = (app, context) => {
  const limits = createReportLimits(LIMITS)
  app.post('/browser-errors', async (c) => {
    c.header('cache-control', 'no-store')
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return c.body(null, 403)
    const now = context.clock.now()
    if (!limits.isAllowed(c.get('ip'), now)) return c.body(null, 429, { 'retry-after': '60' })
    const bytes = await readBounded(c.req.raw, MAX_BYTES)
    if (bytes === null) return c.body(null, 413)
    const report = readReport(Buffer.from(bytes).toString('utf8'))
    if (!report) return c.body(null, 422)
    const times = limits.sample(`${report.release} ${report.message} ${report.frames[0] ?? ''}`, now)
    if (times !== null)
      context.log.warn({ requestId: c.get('requestId'), browserError: report, times }, 'an error in a browser')
    return c.body(null, 204)
  })
}
