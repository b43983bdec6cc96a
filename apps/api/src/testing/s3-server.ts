import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../adapters/files/s3-settings.ts'

/** What goes wrong with a request: an error of S3, no answer at all, or an answer that breaks off after half its body. */
export type S3Fault = { status: number; code: string } | 'silence' | 'half'

export type S3Server = {
  settings: S3Settings
  /** The settings as environment variables. */
  environment: Record<string, string>
  /** Decides about each request; null lets it pass. */
  failWith(fault: (request: { method: string; path: string }) => S3Fault | null): void
  /** Requests since the last call of `failWith`, as `METHOD path`. */
  requests(): string[]
  close(): Promise<void>
}

export const slowDown: S3Fault = { status: 503, code: 'SlowDown' }

/**
 * A real S3 server, which verifies signatures, on a free loopback port with an empty bucket. It can be told to fail as the documentation of S3 says
 * (Error responses, Amazon S3 API Reference).
 */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'warda-s3-'))
  const bucket = 'warda-test'
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] })
  await s3.configureBuckets()
  const answer = answerInSequence(s3.callback())
  let decide: (request: { method: string; path: string }) => S3Fault | null = () => null
  let log: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    log.push(`${method} ${path}`)
    const fault = decide({ method, path })
    if (fault === null) return answer(request, response)
    if (fault !== 'half') return fail(fault, request, response)
    breakOff(response)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const settings = {
    bucket,
    endpoint,
    region: 'us-east-1',
    pathStyle: true,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    settings,
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_PATH_STYLE: '1',
    },
    failWith(fault) {
      decide = fault
      log = []
    },
    requests: () => log,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      s3.logger.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** Answers requests for one object one after the other: S3 writes an object and its metadata at once, this server writes two files. */
function answerInSequence(answer: Answer): (request: IncomingMessage, response: ServerResponse) => void {
  const ends = new Map<string, Promise<void>>()
  return (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    const previous = ends.get(path)
    const closed = new Promise<void>((resolve) => response.on('close', resolve))
    // A client that disconnects while it waits must not end the requests before it.
    ends.set(path, previous ? previous.then(() => closed) : closed)
    if (previous) void previous.then(() => answer(request, response))
    else answer(request, response)
  }
}

function fail(fault: Exclude<S3Fault, 'half'>, request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  if (fault === 'silence') return
  response.writeHead(fault.status, { 'content-type': 'application/xml' })
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${fault.code}</Code><Message>as told</Message></Error>`
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Ends the connection with the second half of the body unsent. */
function breakOff(response: ServerResponse): void {
  const write = response.write.bind(response)
  const cut = (chunk: unknown): void => {
    const bytes = Buffer.from(chunk as Buffer)
    write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
  }
  response.write = (chunk: unknown) => {
    cut(chunk)
    return true
  }
  response.end = ((chunk: unknown) => {
    if (chunk) cut(chunk)
    else response.destroy()
    return response
  }) as typeof response.end
}
