import { connect, createServer, type Socket } from 'node:net'

/** A proxy for a database that can silently drop all data. */
export type UnresponsiveProxy = {
  url: string
  /** Drops all data in both directions, on open and new connections. */
  stopResponding(): void
  /** Forwards new connections again; affected connections stay unresponsive. */
  resume(): void
  close(): Promise<void>
}

/** Opens the proxy on loopback. */
export async function openUnresponsiveProxy(databaseUrl: string): Promise<UnresponsiveProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const unresponsive = new WeakSet<Socket>()
  let isUnresponsive = false
  const server = createServer((downstream) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [downstream, upstream],
      [upstream, downstream],
    ] as const) {
      sockets.add(from)
      if (isUnresponsive) unresponsive.add(from)
      from.on('data', (bytes) => {
        if (!unresponsive.has(from)) to.write(bytes)
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
  // The socket of the embedded server would take precedence.
  url.searchParams.delete('host')
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    stopResponding() {
      isUnresponsive = true
      for (const socket of sockets) unresponsive.add(socket)
    },
    resume() {
      isUnresponsive = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
