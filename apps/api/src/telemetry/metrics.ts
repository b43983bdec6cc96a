import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { Database } from '../db/database.ts'
import { observeDatabase } from './database-gauges.ts'
import { createLedgerCheck, observeLedger } from './ledger-gauges.ts'
import { observeProcess, type Pools } from './process-gauges.ts'
import type { Metrics } from './telemetry.ts'

/** Upper bounds of the histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Contain the limits of good and poor: INP 0.2 and 0.5 s, TTFB 0.8 and 1.8 s, LCP 2.5 and 4 s; CLS 0.1 and 0.25 (web.dev/articles/vitals). */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
const SHIFT_BUCKETS = [0, 0.01, 0.05, 0.1, 0.25, 0.5]

export type MetricsSource = {
  db: Database
  pools: Pools
  /** Opens a connection of its own for the check of the ledger, which takes longer than a request may. */
  openDatabase: () => Database
  onError: (error: unknown) => void
}

/** Collects the figures of this process; those of the database are read when the page is rendered. */
export function createMetrics(source: MetricsSource): Metrics {
  const exporter = new PrometheusExporter({ preventServerStart: true })
  const provider = new MeterProvider({ readers: [exporter] })
  const serializer = new PrometheusSerializer(undefined, undefined, undefined, true, true)
  const meter = provider.getMeter('warda')
  const advice = { explicitBucketBoundaries: BUCKETS }
  const calls = meter.createCounter('warda_calls_total', {
    description: 'Answered requests by endpoint and class of status, with the calls that pages make in the process.',
  })
  const callSeconds = meter.createHistogram('warda_call_duration_seconds', {
    description: 'Time until the answer to a request begins, by endpoint.',
    advice,
  })
  const jobs = meter.createCounter('warda_job_runs_total', { description: 'Finished jobs by name and result.' })
  const jobSeconds = meter.createHistogram('warda_job_duration_seconds', {
    description: 'Duration of a job by name.',
    advice,
  })
  const vitalSeconds = meter.createHistogram('warda_web_vital_seconds', {
    description: 'LCP, INP and TTFB of page views in browsers, by route, language and release.',
    advice: { explicitBucketBoundaries: VITAL_BUCKETS },
  })
  const layoutShift = meter.createHistogram('warda_web_vital_layout_shift', {
    description: 'CLS of page views in browsers, by route, language and release.',
    advice: { explicitBucketBoundaries: SHIFT_BUCKETS },
  })
  const stopProcess = observeProcess(meter, source.pools)
  observeDatabase(meter, source)
  observeLedger(meter, createLedgerCheck(source))
  return {
    recordCall(call, status, seconds) {
      calls.add(1, { call, status: `${Math.floor(status / 100)}xx` })
      callSeconds.record(seconds, { call })
    },
    recordJob(job, failed, seconds) {
      jobs.add(1, { job, result: failed ? 'failed' : 'done' })
      jobSeconds.record(seconds, { job })
    },
    recordVital(vital, value, page) {
      if (vital === 'cls') layoutShift.record(value, page)
      else vitalSeconds.record(value, { vital, ...page })
    },
    async render() {
      const { resourceMetrics, errors } = await exporter.collect()
      for (const error of errors) source.onError(error)
      return serializer.serialize(resourceMetrics)
    },
    async stop() {
      stopProcess()
      await provider.shutdown()
    },
  }
}
