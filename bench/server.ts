import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { request } from './http.ts'

const repo = resolve(import.meta.dirname, '..')

export type Server = { url: string; stop(): Promise<void> }

/** Starts the shop in its own process in production mode on a free loopback port. */
export async function startServer(databaseUrl: string, secret: string): Promise<Server> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--max-semi-space-size=16', resolve(repo, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      SECRET: secret,
      DATA_FOLDER: resolve(repo, '.data'),
      WEB_BUILD: resolve(repo, 'apps/web/build'),
      LOG_LEVEL: 'error',
    },
  })
  for (let tries = 0; ; tries++) {
    const ready = await request(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (ready?.status === 200) break
    if (tries > 900 || child.exitCode !== null) throw new Error('The server did not come up.')
    await new Promise((done) => setTimeout(done, 100))
  }
  return { url: `http://127.0.0.1:${port}`, stop: () => stopProcess(child) }
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
