/** Figures of this process for a scraper. */
export type Metrics = {
  /** `call` is the name of an endpoint or `page`, `file`, `health` and `other`: never an address, which may hold an id. */
  recordCall(call: string, status: number, seconds: number): void
  recordJob(job: string, failed: boolean, seconds: number): void
  /** All figures in the Prometheus text format. */
  render(): Promise<string>
  stop(): Promise<void>
}

/** What is measured beside the log; each part is null unless its settings are given. */
export type Telemetry = { metrics: Metrics | null }

export const NO_TELEMETRY: Telemetry = { metrics: null }
