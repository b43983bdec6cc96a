import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort, openTestServer, type TestServer } from '@warda/api/testing/server'

/** A shop whose network can be cut: WebDriver has no switch for it in Firefox and WebKit. */
export type ShopBehindProxy = {
  server: TestServer
  /** Ends all connections and refuses new ones. */
  cutNetwork(): Promise<void>
  restoreNetwork(): Promise<void>
  close(): Promise<void>
}

/** Opens the demo shop behind a TCP proxy at the address that browsers use. */
export async function openShopBehindProxy(): Promise<ShopBehindProxy> {
  const port = await freePort()
  const server = await openTestServer({ environment: { PUBLIC_URL: `http://localhost:${port}` } })
  const sockets = new Set<Socket>()
  let proxy = await listen(port, server.running.port, sockets)
  const cutNetwork = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => proxy.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    server,
    cutNetwork,
    async restoreNetwork() {
      proxy = await listen(port, server.running.port, sockets)
    },
    async close() {
      await cutNetwork()
      await server.close()
    },
  }
}

async function listen(port: number, shopPort: number, sockets: Set<Socket>): Promise<Server> {
  const proxy = createServer((browser) => {
    const shop = connect(shopPort, '127.0.0.1')
    for (const [from, to] of [
      [browser, shop],
      [shop, browser],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject)
    proxy.listen(port, '127.0.0.1', resolve)
  })
  return proxy
}
