import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@warda/api/testing/server'

const root = path.resolve(import.meta.dirname, '..')
/** Milliseconds: a busy machine builds the first page slowly. */
const START_TIMEOUT = 180_000
const left = new Set(['node_modules', 'build', '.react-router', 'compiled', 'project.inlang'])

export type DevServer = {
  url: string
  /** Everything the server printed. */
  output(): string
  /** Replaces text in a source file of the copy. Throws when the file does not contain it. */
  edit(file: string, text: string, replacement: string): void
  close(): Promise<void>
}

/**
 * Runs `npm run dev` on free ports in a copy of the checkout, so that a test may edit its sources. The copy lies inside the checkout:
 * packages resolve to its node_modules, our own packages to the copy.
 */
export async function startDevServer(databaseUrl: string): Promise<DevServer> {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(path.join(root, '.cache', 'dev-server-'))
  copyCheckout(copy)
  const [port, webPort] = [await freePort(), await freePort()]
  const lines: string[] = []
  const server = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      WEB_PORT: String(webPort),
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      DATA_FOLDER: path.join(copy, '.data'),
      LOG_LEVEL: 'warn',
    },
  })
  server.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  server.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const output = () => lines.join('')
  const close = async () => {
    await stop(server)
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  }
  const url = `http://localhost:${webPort}`
  try {
    await waitUntilReady(server, url, output)
  } catch (error) {
    await close()
    throw error
  }
  const edit = (file: string, text: string, replacement: string) => {
    const source = readFileSync(path.join(copy, file), 'utf8')
    if (!source.includes(text)) throw new Error(`${file} does not contain “${text}”.`)
    writeFileSync(path.join(copy, file), source.replace(text, replacement))
  }
  return { url, output, edit, close }
}

function copyCheckout(copy: string): void {
  for (const folder of ['apps', 'packages', 'tools', 'catalogue']) {
    cpSync(path.join(root, folder), path.join(copy, folder), {
      recursive: true,
      filter: (source) => !left.has(path.basename(source)),
    })
  }
  cpSync(path.join(root, 'tsconfig.json'), path.join(copy, 'tsconfig.json'))
  const links = path.join(copy, 'node_modules/@warda')
  mkdirSync(links, { recursive: true })
  for (const parent of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(copy, parent)))
      symlinkSync(`../../${parent}/${name}`, path.join(links, name))
  }
  mkdirSync(path.join(copy, '.data'))
  symlinkSync(path.join(root, '.data/pictures'), path.join(copy, '.data/pictures'))
}

async function waitUntilReady(server: ChildProcess, url: string, output: () => string): Promise<void> {
  const end = Date.now() + START_TIMEOUT
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > end)
      throw new Error(`The development server did not start:\n${output()}`)
    await pause(200)
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
