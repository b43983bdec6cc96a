import type { Config } from '../config.ts'
import type { MetricsSource } from './metrics.ts'
import { NO_TELEMETRY, type Telemetry } from './telemetry.ts'

/** Starts what the settings ask for; the libraries of the rest are not loaded. */
export async function startTelemetry(config: Config, source: MetricsSource): Promise<Telemetry> {
  if (!config.METRICS_TOKEN) return NO_TELEMETRY
  const { createMetrics } = await import('./metrics.ts')
  return { metrics: createMetrics(source) }
}
