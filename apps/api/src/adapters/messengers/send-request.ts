import { wasNotSent } from '../was-not-sent.ts'

/**
 * Outcome of a request to a provider: an answer with a JSON object, `unreachable` when it certainly did not arrive, `lost` when it may have
 * been executed (timeout, a closed connection, or a body that is no JSON object).
 */
export type ProviderAnswer =
  | { kind: 'answer'; status: number; body: Record<string, unknown>; retryAfterSeconds: number | null }
  | { kind: 'unreachable' }
  | { kind: 'lost'; status: number | null }

/** Answers of providers have some hundred bytes. */
const MAX_ANSWER_BYTES = 100_000

export type ProviderRequest = {
  url: string
  headers: Record<string, string>
  body: string | URLSearchParams
  timeoutMs: number
}

/** Posts a request; never throws and never follows a redirect, which would resend the secret. */
export async function sendRequest({ url, headers, body, timeoutMs }: ProviderRequest): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const parsed = parseObject(await readText(response))
    const { status } = response
    if (parsed === null) return { kind: 'lost', status }
    return {
      kind: 'answer',
      status,
      body: parsed,
      retryAfterSeconds: parseSeconds(response.headers.get('retry-after')),
    }
  } catch (error) {
    return wasNotSent(error) ? { kind: 'unreachable' } : { kind: 'lost', status: null }
  }
}

/** The body as text; empty when it is larger than any answer of a provider. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > MAX_ANSWER_BYTES) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return toObject(JSON.parse(text))
  } catch {
    return null
  }
}

/** An id of a provider: printable ASCII without spaces; null for anything else. */
export const readProviderId = (value: unknown): string | null => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^[!-~]{1,300}$/.test(text) ? text : null
}

/** A value as an object with unknown fields; null for anything else. */
export const toObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

const parseSeconds = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
