import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy on loopback whose servers can be changed; stands in for HAProxy. */
export type TcpSwitch = {
  port: number
  /** Sends new connections to these ports in turn, past those that refuse them, and ends the open ones; without a port refuses all. */
  switchTo(...ports: number[]): void
  close(): Promise<void>
}

export async function openTcpSwitch(...ports: number[]): Promise<TcpSwitch> {
  let servers = ports
  let turn = 0
  const sockets = new Set<Socket>()
  const watch = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const forward = (client: Socket, [port, ...others]: number[]): void => {
    if (port === undefined || client.destroyed) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    watch(server)
    let isConnected = false
    server.once('connect', () => {
      isConnected = true
      client.pipe(server).pipe(client)
    })
    server.once('close', () => (isConnected ? client.destroy() : forward(client, others)))
    client.once('close', () => server.destroy())
  }
  const listener = createServer((client) => {
    watch(client)
    turn += 1
    const first = turn % Math.max(1, servers.length)
    forward(client, [...servers.slice(first), ...servers.slice(0, first)])
  })
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(0, '127.0.0.1', resolve)
  })
  const address = listener.address()
  const endConnections = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    switchTo(...targets) {
      servers = targets
      endConnections()
    },
    async close() {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()))
      endConnections()
      await closed
    },
  }
}
