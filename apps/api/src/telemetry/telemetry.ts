/** Web vitals (web.dev/articles/vitals): largest contentful paint, interaction to next paint, time to first byte, cumulative layout shift. */
export type Vital = 'lcp' | 'inp' | 'ttfb' | 'cls'

/** Labels of page views; `route` and `release` are names of the build, or `other`. */
export type PageLabels = { route: string; release: string; language: string }

/** Figures of this process for a scraper. */
export type Metrics = {
  /** `call` is the name of an endpoint or `page`, `file`, `health` and `other`: never an address, which may hold an id. */
  recordCall(call: string, status: number, seconds: number): void
  recordJob(job: string, failed: boolean, seconds: number): void
  /** `value` is in seconds, except for `cls`, which has no unit. */
  recordVital(vital: Vital, value: number, page: PageLabels): void
  /** All figures in the Prometheus text format. */
  render(): Promise<string>
  stop(): Promise<void>
}

export type SpanOptions = {
  kind: 'server' | 'client' | 'internal'
  attributes?: Record<string, string | number>
  /** W3C `traceparent` of a trusted proxy, of whose trace the span becomes a part. */
  parent?: string | undefined
}

export type SpanHandle = {
  describe(name: string, attributes: Record<string, string | number>): void
  fail(type: string): void
}

/** Spans of this process for a collector. They hold names of endpoints, jobs, commands and tables, never values. */
export type Tracing = {
  /** Runs `work` in a span below the current one; an error that it throws marks the span as failed. */
  inSpan<T>(name: string, options: SpanOptions, work: (span: SpanHandle) => Promise<T>): Promise<T>
  /** The current trace and span, for log lines; undefined outside of both. */
  currentIds(): { trace_id: string; span_id: string } | undefined
  stop(): Promise<void>
}

/** What is measured beside the log; each part is null unless its settings are given. */
export type Telemetry = { metrics: Metrics | null; tracing: Tracing | null }

export const NO_TELEMETRY: Telemetry = { metrics: null, tracing: null }
