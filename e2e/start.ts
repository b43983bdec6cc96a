import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@warda/api/testing/server'
import { waitUntil } from '@warda/api/testing/wait-until'

const root = path.resolve(import.meta.dirname, '..')

/** `npm start` of an empty shop in a process group of its own, as a service manager runs it. */
export type StartedShop = {
  port: number
  output(): string
  /** Whether `/readyz` answers that the shop can serve. */
  isReady(): Promise<boolean>
  /** Signals every process of the group. */
  signalGroup(signal: NodeJS.Signals): void
  /** The process of the shop, a child of the starter. */
  shopPid(): number
  starterPid: number
  exitCode: Promise<number | null>
}

export async function startShop(dataFolder: string, port?: number): Promise<StartedShop> {
  const chosenPort = port ?? (await freePort())
  const starter = spawn(process.execPath, ['tools/boot.mjs', 'start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      DEMO: '0',
      NODE_ENV: 'development',
      SECRET: 'a secret that only tests know, long enough',
      PORT: String(chosenPort),
      DATA_FOLDER: dataFolder,
    },
  })
  const lines: string[] = []
  for (const stream of [starter.stdout, starter.stderr]) stream.on('data', (chunk: Buffer) => lines.push(String(chunk)))
  const exitCode = new Promise<number | null>((resolve) => starter.once('exit', (code) => resolve(code)))
  const output = () => lines.join('')
  const pid = starter.pid ?? 0
  const shop: StartedShop = {
    port: chosenPort,
    output,
    isReady: async () => (await fetch(`http://127.0.0.1:${chosenPort}/readyz`).catch(() => null))?.status === 200,
    signalGroup: (signal) => void process.kill(-pid, signal),
    shopPid: () => findChild(pid),
    starterPid: pid,
    exitCode,
  }
  await waitUntil(
    () => `the shop:\n${output()}`,
    async () => hasEnded(starter) || output().includes('stop with Ctrl-C'),
  )
  return shop
}

const hasEnded = (process: ChildProcess): boolean => process.exitCode !== null || process.signalCode !== null

function findChild(parent: number): number {
  const child = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => parentOf(pid) === parent)
  if (!child) throw new Error(`Process ${parent} has no child.`)
  return Number(child)
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
