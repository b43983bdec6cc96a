import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../server.ts'
import type { Cluster } from './cluster.ts'
import { createService, type Service } from './service.ts'

/** HAProxy in front of the processes of the shop; `/readyz` tells it which of them can answer. */
export async function createFrontProxy(
  { programs, folder, owner }: Cluster,
  addresses: readonly string[],
): Promise<Service & { url: string }> {
  const port = await freePort()
  const settings = join(folder, 'front-proxy.cfg')
  const servers = addresses.map((address, at) => `  server shop${at + 1} ${new URL(address).host} check`)
  writeFileSync(
    settings,
    `defaults
  mode http
  timeout connect 2s
  timeout client 1m
  timeout server 1m
  timeout tunnel 1h
frontend shop
  bind 127.0.0.1:${port}
  default_backend shop
backend shop
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
  default-server inter 1s fall 2 rise 1
${servers.join('\n')}
`,
  )
  const args = ['-db', '-f', settings]
  return {
    ...createService({ name: 'front-proxy', file: programs.haproxy, args, folder, owner }),
    url: `http://127.0.0.1:${port}`,
  }
}
