import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, type RunnerOptions, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { AppContext } from '../context.ts'
import { createPool, RESPONSE_TIMEOUT_MS } from '../db/pool.ts'
import type { Metrics } from '../telemetry/telemetry.ts'
import type { JobName, JobPayloads } from './names.ts'

export type JobHandlers = { [N in JobName]: (context: AppContext, payload: JobPayloads[N]) => Promise<void> }

/** Scheduled jobs, UTC; `fill` runs a missed job later. */
const CRONTAB = [
  '* * * * * sweep-mails',
  '* * * * * sweep-order-messages',
  '* * * * * sweep-orders ?fill=1h',
  '* * * * * sweep-address-requests ?fill=1h',
  '* * * * * publish-products ?fill=1h',
  '* * * * * submit-tax-documents',
  '* * * * * send-refunds',
  '* * * * * free-jobs',
  '* * * * * send-webhooks',
  '*/2 * * * * sweep-payments',
  '*/2 * * * * send-stock-alerts',
  '17 1 * * * forget-old',
  // 00:40 in Riyadh.
  '40 21 * * * fold-revenue ?fill=3d',
  // 00:20 in Riyadh.
  '20 21 * * * expire-gift-cards ?fill=3d',
  // 01:30 in Riyadh; issues documents that waited, for example for a readable key.
  '30 22 * * * issue-owed ?fill=1d',
  // 05:20 and 12:20 in Riyadh; the second run retries orders that lacked stock in the morning.
  '20 2,9 * * * place-standing ?fill=12h',
  // 07:10 in Riyadh on the first of each month.
  '10 4 1 * * monthly-statements ?fill=3d',
  // 09:05 in Riyadh.
  '5 6 * * * remind-debts ?fill=12h',
  '15 6 * * * remind-registrations ?fill=12h',
  // 09:10 in Riyadh.
  '10 6 * * * send-occasion-reminders ?fill=12h',
  '20 6 * * * remind-tax-certificates ?fill=12h',
].join('\n')

type Log = Pick<AppContext['log'], 'warn'>

const reportLostDatabase = (log: Log) => (error: unknown) =>
  log.warn({ err: error }, 'the job worker lost its database')

/** The connections of a worker: our own pool, because graphile-worker's does not handle errors of closing connections. */
export const createJobPool = (config: AppContext['config'], log: Log): pg.Pool =>
  createPool(config.DATABASE_DIRECT_URL, {
    max: 4,
    applicationName: 'warda-jobs',
    timeoutFactor: config.DATABASE_TIMEOUT_FACTOR,
    responseTimeoutMs: RESPONSE_TIMEOUT_MS * config.DATABASE_TIMEOUT_FACTOR,
    onConnectionLost: reportLostDatabase(log),
  })

/**
 * Starts this process's worker. Any number of processes may run one: a job is locked by one of them (SKIP LOCKED), retried with backoff when
 * it throws, and survives a crash. A worker that ends because of a lost database is restarted until the database is back. `stop` ends the pool.
 */
export async function startJobs(
  context: AppContext,
  jobs: JobHandlers,
  options: { concurrency?: number; pool?: pg.Pool } = {},
): Promise<{ stop(): Promise<void> }> {
  const reportError = reportLostDatabase(context.log)
  const pgPool = options.pool ?? createJobPool(context.config, context.log)
  const start = async () =>
    watchRunner(await run({ ...runnerOptions(context, jobs, options.concurrency ?? 2), pgPool }), reportError)
  const supervisor = superviseRunner(await start(), start, reportError)
  return {
    async stop() {
      await supervisor.stop()
      await pgPool.end()
    },
  }
}

/** A runner and the promise of its end. */
type WatchedRunner = { ended: Promise<void>; stop(): void }

/**
 * Watches a runner until it ends or exceeds its stop timeout: when two jobs cannot be recorded at the same time, its count of jobs in
 * progress becomes negative and it never ends (graphile-worker 0.18, `batch`).
 */
function watchRunner(runner: Runner, onError: (error: unknown) => void): WatchedRunner {
  const stopping = Promise.withResolvers<void>()
  runner.events.once('stop', () => stopping.resolve())
  runner.events.once('pool:gracefulShutdown', () => stopping.resolve())
  const stopTimeout = async (): Promise<void> => {
    await stopping.promise
    await pause(STOP_TIMEOUT_MS, undefined, { ref: false })
  }
  const stop = (reason?: string): void => void runner.stop(reason).catch(onError)
  stopWhenStuck(runner, stop)
  return { ended: Promise.race([runner.promise.catch(onError), stopTimeout()]), stop }
}

/** How long a runner may take to stop: it waits 5 s for its jobs and 5 s after aborting them. */
const STOP_TIMEOUT_MS = 12_000

/** Consecutive failures to get a job after which a runner counts as stuck. */
const MAX_CONSECUTIVE_FAILURES = 4

/**
 * Stops a runner that can no longer get jobs, so that another is started. It reads its task list once and caches a failed read for ever
 * (graphile-worker 0.18, `taskIdentifiers`).
 */
function stopWhenStuck({ events }: Runner, stop: (reason: string) => void): void {
  let failures = 0
  const resetFailures = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', resetFailures)
  events.on('job:start', resetFailures)
  events.on('worker:getJob:error', ({ error }) => {
    failures += 1
    // Deferred, because the event is emitted inside the runner's own loop.
    if (failures === MAX_CONSECUTIVE_FAILURES) setImmediate(() => stop(String(error)))
  })
}

/** Delay before a worker is restarted. */
const RESTART_DELAY_MS = 1_000

/** Restarts the runner whenever it ends, until stopped. */
function superviseRunner(first: WatchedRunner, start: () => Promise<WatchedRunner>, onError: (error: unknown) => void) {
  const stopping = new AbortController()
  let current: WatchedRunner | null = first
  const handleStartError = (error: unknown): null => {
    onError(error)
    return null
  }
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await current?.ended
      current = null
      // An abort during the delay ends the loop.
      await pause(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) current = await start().catch(handleStartError)
    }
    current?.stop()
    await current?.ended
  }
  const finished = loop()
  return {
    async stop() {
      stopping.abort()
      current?.stop()
      await finished
    },
  }
}

const runnerOptions = (context: AppContext, jobs: JobHandlers, concurrency: number): RunnerOptions => ({
  concurrency,
  pollInterval: 2_000,
  noHandleSignals: true,
  crontab: CRONTAB,
  // Without batching an error while recording a job is an unhandled rejection that ends the process (graphile-worker 0.18).
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  taskList: createTaskList(context, jobs),
  logger: new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning') context.log.warn({ scope: scope.label }, message)
  }),
})

/** The task list of graphile-worker. */
export function createTaskList(context: AppContext, jobs: JobHandlers): TaskList {
  const tasks: TaskList = {}
  for (const name of Object.keys(jobs) as JobName[]) {
    const job = jobs[name] as (context: AppContext, payload: unknown) => Promise<void>
    tasks[name] = (payload) => measure(context, name, () => job(context, payload))
  }
  return tasks
}

/** Runs a job, in a span and counted when traces and metrics are on. */
async function measure({ telemetry }: AppContext, name: JobName, run: () => Promise<void>): Promise<void> {
  const { metrics, tracing } = telemetry
  if (tracing) return tracing.inSpan(`job ${name}`, { kind: 'internal' }, () => count(metrics, name, run))
  return count(metrics, name, run)
}

async function count(metrics: Metrics | null, name: JobName, run: () => Promise<void>): Promise<void> {
  if (!metrics) return run()
  const start = performance.now()
  let failed = true
  try {
    await run()
    failed = false
  } finally {
    metrics.recordJob(name, failed, (performance.now() - start) / 1e3)
  }
}
