import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Place } from './data-folder.ts'

/** The port asked for, else the one of the last time, else any free one; a port that is asked for and taken is refused. */
export async function findPort(place: Place, asked: number | undefined): Promise<number> {
  if (asked !== undefined) {
    if (await isFree(asked)) return asked
    throw new Error(`Port ${asked} for the database is taken by another program: choose another one.`)
  }
  const last = lastPort(place)
  return last !== undefined && (await isFree(last)) ? last : anyFree()
}

function lastPort(place: Place): number | undefined {
  try {
    const port = Number(readFileSync(path.join(place.keep, 'port'), 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
  } catch {
    return undefined
  }
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  )
}

function anyFree(): Promise<number> {
  return listenOnce(0)
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(taken))
    })
  })
}
