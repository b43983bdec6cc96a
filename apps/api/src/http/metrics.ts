import { performance } from 'node:perf_hooks'
import type { Hono } from 'hono'
import type { AppContext } from '../context.ts'
import { equalsConstantTime } from '../signing-keys.ts'
import type { HttpEnvironment } from './environment.ts'

/** Counts all requests and their time; nothing without METRICS_TOKEN. */
export function measureRequests(app: Hono<HttpEnvironment>, { telemetry: { metrics } }: AppContext): void {
  if (!metrics) return
  app.use(async (c, next) => {
    const start = performance.now()
    await next()
    metrics.recordCall(c.get('call') ?? 'other', c.res.status, (performance.now() - start) / 1e3)
  })
}

/** `/metrics`: figures in the Prometheus text format, for a scraper with the token. Without METRICS_TOKEN the page does not exist. */
export function mountMetrics(app: Hono<HttpEnvironment>, context: AppContext): void {
  const { metrics } = context.telemetry
  const token = context.config.METRICS_TOKEN
  if (!metrics || !token) return
  app.get('/metrics', async (c) => {
    c.set('call', 'health')
    c.header('cache-control', 'no-store')
    if (!equalsConstantTime(c.req.header('authorization') ?? '', `Bearer ${token}`))
      return c.text('unauthorized', 401, { 'www-authenticate': 'Bearer' })
    return c.text(await metrics.render(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
}
