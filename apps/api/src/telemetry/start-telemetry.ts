import type { Config } from '../config.ts'
import type { MetricsSource } from './metrics.ts'
import type { Metrics, Tracing } from './telemetry.ts'

/** Metrics when METRICS_TOKEN is set; otherwise their library is not loaded. */
export async function startMetrics(config: Config, source: MetricsSource): Promise<Metrics | null> {
  if (!config.METRICS_TOKEN) return null
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics(source)
}

/** Traces when a collector is set (OTEL_EXPORTER_OTLP_ENDPOINT); otherwise their library is not loaded. */
export async function startTracing(config: Config, onError: (error: unknown) => void): Promise<Tracing | null> {
  if (config.OTEL_SDK_DISABLED || config.OTEL_TRACES_EXPORTER === 'none') return null
  const base = config.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = config.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  if (!url) return null
  const { createTracing } = await import('./tracing.ts')
  return createTracing(config, url, onError)
}
