import { Agent, type IncomingMessage, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export type Reply = { status: number; bytes: number; body: Buffer }

/** One HTTP call over kept-alive sockets; light enough not to be what is measured. */
export function ask(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(
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
    call.on('error', reject)
    call.end(options.body)
  })
}

export const closeSockets = (): void => agent.destroy()
