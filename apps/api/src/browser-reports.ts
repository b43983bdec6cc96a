import * as z from 'zod/mini'
import type { RawRoute } from './app.ts'
import { readBounded } from './read-bounded.ts'

/** Where a report comes from, by names of the build: never an address, which may hold an id. */
export const reportedPage = {
  /** The route file of the page, such as `routes/shop/product`. */
  route: z.string().check(z.regex(/^[\w/.:-]{1,80}$/)),
  /** Version of the build's manifest. */
  release: z.string().check(z.regex(/^[\w-]{1,40}$/)),
}

/** Reports in a minute, for each process: of one IP address, and of all. */
type ReportLimits = { ip: number; all: number }

type ReportRoute<Report> = {
  path: string
  maxBytes: number
  limits: ReportLimits
  /** Null when the report has another form. */
  parse: (body: unknown) => Report | null
  record: (report: Report, request: { requestId: string; now: number }) => void
}

const MINUTE_MS = 60_000

/** Mounts a route for reports of the shop's own pages, limited in number and size. The response does not say whether a report was recorded. */
export function mountReports<Report>(
  [app, context]: Parameters<RawRoute>,
  { path, maxBytes, limits, parse, record }: ReportRoute<Report>,
): void {
  const isAllowed = createReportLimit(limits)
  app.post(path, async (c) => {
    c.header('cache-control', 'no-store')
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return c.body(null, 403)
    const now = context.clock.now()
    if (!isAllowed(c.get('ip'), now)) return c.body(null, 429, { 'retry-after': '60' })
    const bytes = await readBounded(c.req.raw, maxBytes)
    if (bytes === null) return c.body(null, 413)
    const report = parse(parseJson(Buffer.from(bytes).toString('utf8')))
    if (report === null) return c.body(null, 422)
    record(report, { requestId: c.get('requestId'), now })
    return c.body(null, 204)
  })
}

/** Whether another report may be read; counted in memory, because the database may be the part that fails. */
function createReportLimit({ ip: perIp, all }: ReportLimits): (ip: string, now: number) => boolean {
  let minute = { start: 0, count: 0, byIp: new Map<string, number>() }
  return (ip, now) => {
    if (now - minute.start >= MINUTE_MS) minute = { start: now, count: 0, byIp: new Map() }
    const sent = (minute.byIp.get(ip) ?? 0) + 1
    if (sent > perIp || minute.count >= all) return false
    minute.byIp.set(ip, sent)
    minute.count += 1
    return true
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
