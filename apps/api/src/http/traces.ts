import type { Hono } from 'hono'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'

/** Runs each request in a span with the name of its endpoint; nothing without a collector. A client cannot choose the trace. */
export function traceRequests(app: Hono<HttpEnvironment>, { telemetry: { tracing }, config }: AppContext): void {
  if (!tracing) return
  app.use((c, next) => {
    if (['/healthz', '/readyz', '/metrics'].includes(c.req.path)) return next()
    const parent = config.TRUST_TRACEPARENT ? c.req.header('traceparent') : undefined
    return tracing.inSpan('request', { kind: 'server', parent }, async (span) => {
      await next()
      const { status } = c.res
      span.describe(c.get('call') ?? 'other', {
        'http.request.method': c.req.method,
        'http.response.status_code': status,
        'warda.request_id': c.get('requestId'),
      })
      if (status >= 500) span.fail(String(status))
    })
  })
}
