import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { RequestTarget } from './api-client.ts'
import { freePort } from './server.ts'
import { waitUntil } from './wait-until.ts'

const main = resolve(import.meta.dirname, '../main.ts')

/** Generous, because the machine may be under load. */
const START_TIMEOUT_SECONDS = 120
/** Time before a stopping process is killed: much longer than its own grace period. */
const STOP_TIMEOUT_MS = 90_000

/** A server in its own process; it keeps its port across restarts. */
export type ServerProcess = {
  url: string
  /** Sends requests over HTTP; rejects when the process ends before it responds. */
  target: RequestTarget
  /** SIGTERM; returns the exit code, or null when it had to be killed. */
  stop(): Promise<number | null>
  /** SIGKILL, without any clean-up. */
  kill(): Promise<void>
  /** Starts it and waits until it is ready; `program` is the `main.ts` of another version of the server. */
  start(program?: string): Promise<void>
  isUp(): boolean
  /** Logged errors and all output on standard error. */
  errors(): string[]
}

/** Starts `count` servers on the same database and data folder, without the web app; their own clocks may be ahead. */
export async function startProcesses(config: Config, count: number, clockAheadMs = 0): Promise<ServerProcess[]> {
  const processes = await Promise.all(Array.from({ length: count }, () => prepareServer(config, clockAheadMs)))
  await Promise.all(processes.map((process) => process.start()))
  return processes
}

async function prepareServer(config: Config, clockAheadMs: number): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const errors: string[] = []
  let child: ChildProcess | undefined
  let ended: Promise<number | null> = Promise.resolve(null)

  const isUp = (): boolean => child?.exitCode === null && child.signalCode === null
  const run = (program: string): void => {
    const spawned = spawn(process.execPath, [...shiftClock(clockAheadMs), program], {
      env: serverEnvironment(config, port),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = spawned
    ended = new Promise((done) => spawned.once('exit', (code) => done(code)))
    spawned.stdout.setEncoding('utf8').on('data', (text: string) => errors.push(...text.split('\n').filter(isError)))
    spawned.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  }
  return {
    url,
    target: { request: requestOver(url) },
    isUp,
    errors: () => errors,
    async start(program = main) {
      run(program)
      await waitUntil(
        `a server on port ${port}`,
        async () => {
          if (!isUp()) throw new Error(`The server ended: ${errors.join('\n')}`)
          return (await fetch(`${url}/readyz`).catch(() => null))?.status === 200
        },
        START_TIMEOUT_SECONDS,
      )
    },
    async stop() {
      if (!isUp()) return ended
      child?.kill('SIGTERM')
      const killTimer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS)
      const code = await ended
      clearTimeout(killTimer)
      return code
    },
    async kill() {
      child?.kill('SIGKILL')
      await ended
    },
  }
}

/** Arguments that set the clock of a Node process ahead: every `Date` of it, also of its libraries. */
const shiftClock = (ms: number): string[] => {
  const code = `const Real = Date
globalThis.Date = class extends Real {
  constructor(...parts) { parts.length === 0 ? super(Real.now() + ${ms}) : super(...parts) }
  static now() { return Real.now() + ${ms} }
}`
  return ms === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}

/** pino's level 50 is an error. */
const isError = (line: string): boolean => /"level":[56]0/.test(line)

const serverEnvironment = (config: Config, port: number): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  DEMO: '1',
  GATEWAY: 'sandbox',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: config.PUBLIC_URL,
  DATABASE_URL: config.DATABASE_URL,
  DATABASE_DIRECT_URL: config.DATABASE_DIRECT_URL,
  DATABASE_POOL: '8',
  SECRET: config.SECRET,
  ZATCA_URL: config.ZATCA_URL,
  DATA_FOLDER: resolve(config.DATA_FOLDER),
  // Each client sends its own address, so that rate limits by IP address count clients.
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
})

/** Sends requests to a server, with the client's address in X-Forwarded-For. */
export function requestOver(url: string): RequestTarget['request'] {
  return (path, init, environment) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', clientAddress(environment))
    return fetch(`${url}${String(path)}`, { redirect: 'manual', ...init, headers })
  }
}

function clientAddress(environment: unknown): string {
  const found = environment as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return found?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
}
