import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, type RunnerOptions, run, type TaskList } from 'graphile-worker'
import type { AppContext } from '../context.ts'
import { createPool, RESPONSE_TIMEOUT_MS } from '../db/pool.ts'
import type { JobName, JobPayloads } from './names.ts'

export type Jobs = { [N in JobName]: (context: AppContext, payload: JobPayloads[N]) => Promise<void> }

/** The clock-driven jobs, UTC. A missed minute is made up for within the hour. */
const CRONTAB = [
  '* * * * * sweep-mails',
  '* * * * * sweep-orders ?fill=1h',
  '* * * * * publish-products ?fill=1h',
  '* * * * * free-jobs',
  '*/2 * * * * sweep-payments',
  '17 1 * * * forget-old',
  // 00:40 in Riyadh.
  '40 21 * * * fold-revenue ?fill=3d',
  // 05:20, 12:20 in Riyadh: what was short in the morning is tried again.
  '20 2,9 * * * place-standing ?fill=12h',
  // 07:10 in Riyadh on the first of each month.
  '10 4 1 * * monthly-statements ?fill=3d',
  // 09:05 in Riyadh.
  '5 6 * * * remind-debts ?fill=12h',
  '15 6 * * * remind-registrations ?fill=12h',
].join('\n')

/**
 * Starts this process's worker. Any number of processes may run one: a job is taken by one of them (SKIP LOCKED), tried again with
 * growing pauses when it throws, and survives a crash. A worker that ends because the database went away is replaced, for as long as it takes.
 */
export async function startJobs(
  context: AppContext,
  jobs: Jobs,
  options: { concurrency?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const lost = (error: unknown) => context.log.warn({ err: error }, 'the job worker lost its database')
  // A pool of our own: of the worker's nobody would hear lines break while they close.
  const pgPool = createPool(context.config.DATABASE_URL, {
    max: 4,
    applicationName: 'warda-jobs',
    responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    onConnectionLost: lost,
  })
  const start = async () => keep(await run({ ...optionsFor(context, jobs, options.concurrency ?? 2), pgPool }), lost)
  const running = keepRunning(await start(), start, lost)
  return {
    async stop() {
      await running.stop()
      await pgPool.end()
    },
  }
}

/** A runner at work, and when it is over. */
type Kept = { ended: Promise<void>; stop(): void }

/**
 * Looks after one runner. It is over when it has ended, or when it had its time to end and has not: of two jobs that can't be written down
 * at once its count of those under way goes below nought, and it waits for ever (graphile-worker 0.18, `batch`).
 */
function keep(runner: Runner, tell: (error: unknown) => void): Kept {
  const ending = Promise.withResolvers<void>()
  runner.events.once('stop', () => ending.resolve())
  runner.events.once('pool:gracefulShutdown', () => ending.resolve())
  const outOfTime = async (): Promise<void> => {
    await ending.promise
    await pause(ENDS_WITHIN_MS, undefined, { ref: false })
  }
  const stop = (reason?: string): void => void runner.stop(reason).catch(tell)
  endWhenStuck(runner, stop)
  return { ended: Promise.race([runner.promise.catch(tell), outOfTime()]), stop }
}

/** How long a runner may take to end, milliseconds: it gives its jobs 5 s, and as long again when they don't hear. */
const ENDS_WITHIN_MS = 12_000

/** After so many failures to take a job, one after another, a runner is stuck. */
const STUCK_AFTER = 4

/**
 * Stops a runner that can take no more jobs, so that another is started. Its list of tasks is read once, and a reading that was cut is kept
 * as failed for ever (graphile-worker 0.18, `taskIdentifiers`): it would look for jobs every two seconds and never get one.
 */
function endWhenStuck({ events }: Runner, stop: (reason: string) => void): void {
  let failures = 0
  const took = () => {
    failures = 0
  }
  events.on('worker:getJob:empty', took)
  events.on('job:start', took)
  events.on('worker:getJob:error', ({ error }) => {
    failures += 1
    // Later: told from inside the runner's own doing.
    if (failures === STUCK_AFTER) setImmediate(() => stop(String(error)))
  })
}

/** How long to wait before a worker is started again, milliseconds. */
const AGAIN_MS = 1_000

/** Starts a runner again whenever one is over, until it is stopped. */
function keepRunning(first: Kept, start: () => Promise<Kept>, tell: (error: unknown) => void) {
  const stopping = new AbortController()
  let kept: Kept | null = first
  const failed = (error: unknown): null => {
    tell(error)
    return null
  }
  const ended = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await kept?.ended
      kept = null
      // Told to stop while it waits: the loop ends.
      await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) kept = await start().catch(failed)
    }
    kept?.stop()
    await kept?.ended
  }
  const whole = ended()
  return {
    async stop() {
      stopping.abort()
      kept?.stop()
      await whole
    },
  }
}

const optionsFor = (context: AppContext, jobs: Jobs, concurrency: number): RunnerOptions => ({
  concurrency,
  pollInterval: 2_000,
  noHandleSignals: true,
  crontab: CRONTAB,
  // Written down one by one nobody hears when that fails, and the process would end (graphile-worker 0.18); together it is heard.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  taskList: taskListOf(context, jobs),
  logger: new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning') context.log.warn({ scope: scope.label }, message)
  }),
})

/** The jobs as the queue calls them. */
export function taskListOf(context: AppContext, jobs: Jobs): TaskList {
  const tasks: TaskList = {}
  for (const name of Object.keys(jobs) as JobName[]) {
    const job = jobs[name] as (context: AppContext, payload: unknown) => Promise<void>
    tasks[name] = (payload) => job(context, payload)
  }
  return tasks
}
