import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export type HttpResponse = { status: number; bytes: number; body: Buffer }

/** One HTTP request over keep-alive sockets, with little overhead of its own. */
export function request(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      url,
      { agent, method: options.method ?? 'GET', headers: options.headers ?? {} },
      (answer: IncomingMessage) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({ status: answer.statusCode ?? 0, bytes: body.length, body })
        })
        answer.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(options.body)
  })
}

export const closeSockets = (): void => agent.destroy()
