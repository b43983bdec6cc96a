import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that can go silent: what is sent is swallowed, and nobody is told. */
export type UnresponsiveProxy = {
  url: string
  /** From now on nothing gets through in either direction, on lines that are open and on new ones. */
  stopResponding(): void
  /** New lines get through again; those that were silent stay so. */
  resume(): void
  close(): Promise<void>
}

/** Opens one on loopback. */
export async function openUnresponsiveProxy(databaseUrl: string): Promise<UnresponsiveProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const mute = new WeakSet<Socket>()
  let silent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (silent) mute.add(from)
      from.on('data', (bytes) => {
        if (!mute.has(from)) to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    stopResponding() {
      silent = true
      for (const socket of sockets) mute.add(socket)
    },
    resume() {
      silent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
