import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Asked } from './api-client.ts'
import { freePort } from './server.ts'
import { waitUntil } from './wait-until.ts'

const main = resolve(import.meta.dirname, '../main.ts')

/** Seconds; a machine may have much else to do. */
const STARTS_WITHIN = 120
/** Milliseconds until one that was told to end is killed: well over what it gives itself, on a machine that has much else to do. */
const ENDS_WITHIN = 90_000

/** A server in an operating-system process of its own. It keeps its port when it is started again. */
export type ServerProcess = {
  url: string
  /** Asks it over HTTP; rejects when the process is away or goes away before it has answered. */
  asked: Asked
  /** SIGTERM; gives the exit code, null when it had to be killed. */
  stop(): Promise<number | null>
  /** SIGKILL: no last word, no clean-up. */
  kill(): Promise<void>
  /** Starts it again after its end and waits until it is ready. */
  start(): Promise<void>
  isUp(): boolean
  /** Lines that it logged as errors, and whatever else it said on standard error. */
  complaints(): string[]
}

/** Starts `count` real servers of one shop on its database and data folder: HTTP, jobs, mailbox and sandbox bank; no web build. */
export async function startProcesses(config: Config, count: number): Promise<ServerProcess[]> {
  const processes = await Promise.all(Array.from({ length: count }, () => prepare(config)))
  await Promise.all(processes.map((process) => process.start()))
  return processes
}

async function prepare(config: Config): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const complaints: string[] = []
  let child: ChildProcess | undefined
  let ended: Promise<number | null> = Promise.resolve(null)

  const isUp = (): boolean => child?.exitCode === null && child.signalCode === null
  const run = (): void => {
    const made = spawn(process.execPath, [main], {
      env: environmentOf(config, port),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = made
    ended = new Promise((done) => made.once('exit', (code) => done(code)))
    made.stdout.setEncoding('utf8').on('data', (text: string) => complaints.push(...text.split('\n').filter(isError)))
    made.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  }
  return {
    url,
    asked: { request: askOver(url) },
    isUp,
    complaints: () => complaints,
    async start() {
      run()
      await waitUntil(
        `a server on port ${port}`,
        async () => {
          if (!isUp()) throw new Error(`The server ended: ${complaints.join('\n')}`)
          return (await fetch(`${url}/readyz`).catch(() => null))?.status === 200
        },
        STARTS_WITHIN,
      )
    },
    async stop() {
      if (!isUp()) return ended
      child?.kill('SIGTERM')
      const patience = setTimeout(() => child?.kill('SIGKILL'), ENDS_WITHIN)
      const code = await ended
      clearTimeout(patience)
      return code
    },
    async kill() {
      child?.kill('SIGKILL')
      await ended
    },
  }
}

/** pino's level 50 is an error. */
const isError = (line: string): boolean => /"level":[56]0/.test(line)

const environmentOf = (config: Config, port: number): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  DEMO: '1',
  GATEWAY: 'sandbox',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: config.PUBLIC_URL,
  DATABASE_URL: config.DATABASE_URL,
  DATABASE_POOL: '8',
  SECRET: config.SECRET,
  DATA_FOLDER: resolve(config.DATA_FOLDER),
  // Each visitor says its own address, so that limits per address count people and not this machine.
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
})

/** The visitor's way to a server: the address it would call from is told as a proxy tells it. */
function askOver(url: string): Asked['request'] {
  return (path, init, environment) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', addressIn(environment))
    return fetch(`${url}${String(path)}`, { redirect: 'manual', ...init, headers })
  }
}

function addressIn(environment: unknown): string {
  const found = environment as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return found?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
}
