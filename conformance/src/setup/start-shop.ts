import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** The origin of a client that is not served by the shop: `{host}/api` is another origin for it (spec §7). */
export const OTHER_ORIGIN = 'https://client.example'

/** A shop that starts slower hangs (ms). */
const START_TIMEOUT = 600_000

export type RunningShop = { url: string; stop: () => Promise<void> }

/** The shop of CONFORMANCE_URL, or one of `npm start` with its demo data in a fresh data folder. */
export async function startShop(): Promise<RunningShop> {
  const started = process.env.CONFORMANCE_URL
  if (started) return { url: started.replace(/\/$/, ''), stop: async () => undefined }
  const folder = mkdtempSync(path.join(tmpdir(), 'warda-conformance-'))
  shareEncodedPictures(folder)
  const port = await findFreePort()
  const child = spawn(process.execPath, [path.join(root, 'tools/boot.mjs'), 'start'], {
    cwd: root,
    env: {
      ...withoutTestSettings(process.env),
      PORT: String(port),
      DATA_FOLDER: folder,
      ALLOWED_ORIGINS: OTHER_ORIGIN,
      // Every client of the suite sends its own address, so that rate limits do not depend on the order of tests.
      TRUSTED_PROXIES: '1',
      // The machine may be slow and busy.
      DATABASE_TIMEOUT_FACTOR: '10',
      LOG_LEVEL: process.env.WARDA_TEST_LOG ?? 'silent',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer): void => {
      output.push(chunk.toString())
      if (process.env.WARDA_TEST_LOG) process.stdout.write(chunk)
      if (output.join('').includes('\nOpen http')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const failed = exited.then(() => Promise.reject(new Error(`The shop did not start:\n${output.join('')}`)))
  try {
    await Promise.race([ready, failed, timeout()])
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://localhost:${port}`, stop }
}

/** Encoding the pictures takes minutes; `npm start` keeps them in `.data/pictures`, by content. */
function shareEncodedPictures(folder: string): void {
  const pictures = path.join(root, '.data/pictures')
  mkdirSync(pictures, { recursive: true })
  symlinkSync(pictures, path.join(folder, 'pictures'), 'dir')
}

function withoutTestSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, PUBLIC_URL: _url, NODE_ENV: _mode, SMTP_URL: _mail, ...rest } = environment
  const names = Object.keys(rest).filter((name) => !name.startsWith('VITEST'))
  return Object.fromEntries(names.map((name) => [name, rest[name]]))
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The shop did not start in time.')), START_TIMEOUT).unref()
  })
}
