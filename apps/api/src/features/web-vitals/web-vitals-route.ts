import type { RawRoute } from '../../app.ts'
import { readBounded } from '../../read-bounded.ts'
import { createReportLimits } from '../browser-errors/index.ts'
import { readVitals } from './read-vitals.ts'

const MAX_BYTES = 1_000
/** In a minute, for each process. One report comes with each page view, and many phones share an address. */
const LIMITS = { ip: 60, all: 6_000 }

/** `/web-vitals`: how fast and steady pages are in the browsers of visitors, for the metrics. */
export const webVitalsRoute: RawRoute = (app, { clock, telemetry }, build) => {
  const limits = createReportLimits(LIMITS)
  app.post('/web-vitals', async (c) => {
    c.header('cache-control', 'no-store')
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return c.body(null, 403)
    if (!limits.isAllowed(c.get('ip'), clock.now())) return c.body(null, 429, { 'retry-after': '60' })
    const bytes = await readBounded(c.req.raw, MAX_BYTES)
    if (bytes === null) return c.body(null, 413)
    const report = readVitals(Buffer.from(bytes).toString('utf8'))
    if (!report) return c.body(null, 422)
    // Only names of this build become labels, so that strangers cannot make new ones.
    const labels = {
      route: build?.routes.has(report.route) ? report.route : 'other',
      release: report.release === build?.release ? report.release : 'other',
      language: report.language,
    }
    for (const [vital, value] of report.vitals) telemetry.metrics?.recordVital(vital, value, labels)
    return c.body(null, 204)
  })
}
