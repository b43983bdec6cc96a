import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { DataLocation } from './data-location.ts'

/** The requested port, else the port of the previous start, else any free one; throws when the requested port is in use. */
export async function findPort(location: DataLocation, requested: number | undefined): Promise<number> {
  if (requested !== undefined) {
    if (await isFree(requested)) return requested
    throw new Error(`Port ${requested} for the database is taken by another program: choose another one.`)
  }
  const last = lastPort(location)
  return last !== undefined && (await isFree(last)) ? last : findFreePort()
}

function lastPort(location: DataLocation): number | undefined {
  try {
    const port = Number(readFileSync(path.join(location.folder, 'port'), 'utf8'))
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
  } catch {
    return undefined
  }
}

function isFree(port: number): Promise<boolean> {
  return listenBriefly(port).then(
    () => true,
    () => false,
  )
}

function findFreePort(): Promise<number> {
  return listenBriefly(0)
}

function listenBriefly(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const actualPort = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(actualPort))
    })
  })
}
