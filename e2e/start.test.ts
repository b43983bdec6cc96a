import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StartedShop, startShop } from './start.ts'

let folder: string
let shops: StartedShop[]
beforeEach(() => {
  shops = []
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-start-'))
  chmodSync(folder, 0o755)
})
afterEach(async () => {
  for (const shop of shops) {
    try {
      shop.signalGroup('SIGTERM')
    } catch {
      // It has ended.
    }
    await shop.exitCode
  }
  rmSync(folder, { recursive: true, force: true })
})

const start = async (port?: number): Promise<StartedShop> => {
  const shop = await startShop(folder, port)
  shops.push(shop)
  return shop
}

const pidFile = () => {
  const pointer = path.join(folder, 'postgres/place.txt')
  const place = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : path.join(folder, 'postgres')
  return path.join(place, 'cluster/postmaster.pid')
}
const killPostmaster = () => process.kill(Number(readFileSync(pidFile(), 'utf8').split('\n')[0]), 'SIGKILL')
/** A process that ended but was not collected by its parent counts as ended. */
const isAlive = (pid: number): boolean => {
  const file = `/proc/${pid}/status`
  return existsSync(file) && !/^State:\s+Z/m.test(readFileSync(file, 'utf8'))
}

/** Sends a request of which only half arrives. `finish` sends the rest and returns the answer. */
async function beginRequest(port: number): Promise<{ finish: () => Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
  await new Promise<void>((resolve) =>
    socket.write('POST /api/Account/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n{', () => resolve()),
  )
  return {
    finish() {
      socket.write('  }')
      return answer
    },
  }
}

// The processes are found in /proc.
if (process.platform === 'linux') {
  test('GROW-06 a killed database is restarted with a line in the log; a signal that arrives twice ends the shop gracefully', async () => {
    const shop = await start()
    killPostmaster()
    await expect.poll(shop.output).toContain('the embedded database ended and was started again')
    await expect.poll(shop.isReady).toBe(true)

    const request = await beginRequest(shop.port)
    shop.signalGroup('SIGTERM')
    // It stops listening once it has begun to stop.
    await expect.poll(shop.isReady).toBe(false)
    shop.signalGroup('SIGTERM')
    expect(await request.finish()).toMatch(/^HTTP\/1.1 4\d\d /)
    expect(await shop.exitCode).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
  })

  test('GROW-06 after three deaths the shop gives up: one line of level 50 and exit code 1', async () => {
    const shop = await start()
    const restarts = () => shop.output().split('was started again').length - 1
    for (const deaths of [1, 2]) {
      killPostmaster()
      await expect.poll(restarts).toBe(deaths)
    }
    killPostmaster()
    expect(await shop.exitCode).toBe(1)
    const errors = shop
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
    // On a busy machine a restart may take so long that the outage is a line of its own.
    const reasons = errors.filter((line) => !line.includes('the database does not answer'))
    expect(reasons).toEqual([expect.stringContaining('the embedded database ended too often within a minute')])
  })

  test('GROW-06 a shop whose starter is killed stops; one that is killed leaves its database, which the next start uses', async () => {
    const first = await start()
    const orphan = first.shopPid()
    process.kill(first.starterPid, 'SIGKILL')
    await expect.poll(() => isAlive(orphan)).toBe(false)
    expect(existsSync(pidFile())).toBe(false)

    const second = await start(first.port)
    const busy = await start(second.port)
    expect(await busy.exitCode).toBe(1)
    expect(busy.output()).toContain(`this shop already runs as process ${second.shopPid()}`)
    process.kill(second.shopPid(), 'SIGKILL')
    await second.exitCode
    expect(existsSync(pidFile())).toBe(true)

    const third = await start(second.port)
    expect(third.output()).toContain('database: already running')
    await expect.poll(third.isReady).toBe(true)
    third.signalGroup('SIGTERM')
    expect(await third.exitCode).toBe(0)
    expect(existsSync(pidFile())).toBe(false)
  })
}
