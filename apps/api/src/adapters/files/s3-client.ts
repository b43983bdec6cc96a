import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ConcurrencyLimit } from '../../concurrency-limit.ts'
import { FileStoreError } from './file-store.ts'
import { readErrorCode } from './s3-answers.ts'
import { type S3Settings, toS3Address } from './s3-settings.ts'

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Empty for a request about the bucket. */
  key: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
}

export type S3Answer = { headers: Headers; body: Buffer<ArrayBuffer> }

export type S3Client = {
  /** Null when the key does not exist. Rejects with a `FileStoreError`. */
  send(request: S3Request): Promise<S3Answer | null>
}

/** `attemptMs`: one attempt with its body. `totalMs`: all attempts; no attempt starts later. `pauseMs`: before the second attempt, then doubled. */
export type S3Limits = { attempts: number; attemptMs: number; totalMs: number; pauseMs: number }

const LIMITS: S3Limits = { attempts: 4, attemptMs: 5_000, totalMs: 12_000, pauseMs: 100 }
/** Requests at once, so that many visitors without a CDN cannot fill the memory with pictures. */
const AT_ONCE = { atOnce: 32, waiting: 500 }

/** S3 asks to send these again. */
const TEMPORARY_CODES = new Set([
  'RequestTimeout',
  'SlowDown',
  'ServiceUnavailable',
  'InternalError',
  'OperationAborted',
])
const isTemporary = (status: number, code: string): boolean =>
  status >= 500 || status === 429 || TEMPORARY_CODES.has(code)

/**
 * Sends signed requests to an S3 service. Slow, overloaded and interrupted answers are repeated a bounded number of times; an answer counts only when its
 * body is complete.
 */
export function createS3Client(settings: S3Settings, limits: S3Limits = LIMITS): S3Client {
  const gate = new ConcurrencyLimit(AT_ONCE)
  return { send: (request) => gate.run(() => sendRepeatedly(settings, request, limits)) }
}

async function sendRepeatedly(settings: S3Settings, request: S3Request, limits: S3Limits): Promise<S3Answer | null> {
  const endsAt = performance.now() + limits.totalMs
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(settings, request, limits.attemptMs)
    if (outcome.kind !== 'temporary') return readFinal(settings, request, outcome)
    // A random part, so that processes that were refused together do not return together.
    const wait = limits.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random())
    if (attempt >= limits.attempts || performance.now() + wait >= endsAt)
      throw new FileStoreError('unavailable', `the bucket ${settings.bucket} does not answer (${outcome.reason})`, {
        cause: outcome.error,
      })
    await pause(wait)
  }
}

type Outcome =
  | { kind: 'success'; answer: S3Answer }
  | { kind: 'error'; status: number; code: string }
  | { kind: 'temporary'; reason: string; error?: unknown }

async function sendOnce(settings: S3Settings, request: S3Request, timeoutMs: number): Promise<Outcome> {
  const url = toS3Address(settings, request.key, request.query)
  // Loaded only by shops with a bucket.
  const { AwsV4Signer } = await import('aws4fetch')
  const signed = await new AwsV4Signer({
    url,
    method: request.method,
    headers: { ...request.headers, 'x-amz-content-sha256': hash(request.body) },
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
  }).sign()
  try {
    const response = await fetch(signed.url, {
      method: request.method,
      headers: signed.headers,
      ...(request.body && { body: request.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = Buffer.from(await response.arrayBuffer())
    if (response.ok) return toSuccess(response, body, request.method)
    const code = readErrorCode(body) || `HTTP ${response.status}`
    if (isTemporary(response.status, code)) return { kind: 'temporary', reason: code }
    return { kind: 'error', status: response.status, code }
  } catch (error) {
    return { kind: 'temporary', reason: describeFailure(error), error }
  }
}

/** An answer with less than its length, or other bytes than were stored, counts as interrupted. */
function toSuccess({ headers }: Response, body: Buffer<ArrayBuffer>, method: string): Outcome {
  if (method !== 'GET') return { kind: 'success', answer: { headers, body } }
  const length = headers.get('content-length')
  const stored = headers.get(HASH_HEADER)
  const isComplete = length === null || headers.has('content-encoding') || Number(length) === body.length
  if (!isComplete || (stored && stored !== hash(body))) return { kind: 'temporary', reason: 'half an answer' }
  return { kind: 'success', answer: { headers, body } }
}

/** The hash that was stored with an object. */
export const HASH_HEADER = 'x-amz-meta-sha256'

function readFinal(
  settings: S3Settings,
  request: S3Request,
  outcome: Exclude<Outcome, { kind: 'temporary' }>,
): S3Answer | null {
  if (outcome.kind === 'success') return outcome.answer
  const { status, code } = outcome
  // HEAD has no body and therefore no code.
  if (request.key !== '' && status === 404 && (code === 'NoSuchKey' || code === 'HTTP 404')) return null
  throw new FileStoreError('refused', `the bucket ${settings.bucket} refuses ${request.method} (${code})`)
}

const hash = (body: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(body ?? '')
    .digest('hex')

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : error.message
}
