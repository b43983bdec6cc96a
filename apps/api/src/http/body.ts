import type { Endpoint } from '@warda/contract/endpoint'
import { ok, type Result, refuse } from '@warda/domain/result'

const JSON_LIMIT = 100_000
const DEPTH_LIMIT = 10
const FIELD_LIMIT = 40

type BodyFault = 'too_large' | 'unsupported_type' | 'body.malformed'

/** Reads a request body by its content type, bounded in size and depth. Forms come back as a plain object of text. */
export async function readBody(request: Request, accepts: Endpoint['accepts']): Promise<Result<unknown, BodyFault>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (Number(request.headers.get('content-length') ?? 0) > JSON_LIMIT) return refuse('too_large')
  const bytes = await readBounded(request, JSON_LIMIT)
  if (bytes === null) return refuse('too_large')
  if (type === 'application/json' || (type === '' && bytes.length === 0)) return parseJson(bytes)
  if (accepts !== 'form') return refuse('unsupported_type')
  if (type === 'application/x-www-form-urlencoded')
    return fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
  if (type === 'multipart/form-data') {
    try {
      const contentType = request.headers.get('content-type') ?? ''
      const form = await new Response(bytes as BodyInit, { headers: { 'content-type': contentType } }).formData()
      return fromEntries(form as unknown as Iterable<[string, FormDataEntryValue]>)
    } catch {
      return refuse('body.malformed')
    }
  }
  return refuse('unsupported_type')
}

async function readBounded(request: Request, limit: number): Promise<Uint8Array | null> {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(bytes: Uint8Array): Result<unknown, BodyFault> {
  if (bytes.length === 0) return ok({})
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return depthOf(value) > DEPTH_LIMIT ? refuse('body.malformed') : ok(value)
  } catch {
    return refuse('body.malformed')
  }
}

function depthOf(value: unknown, level = 0): number {
  if (level > DEPTH_LIMIT || typeof value !== 'object' || value === null) return level
  let deepest = level + 1
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner, level + 1))
  return deepest
}

/** Fields given twice are refused: which of them would count? */
function fromEntries(entries: Iterable<[string, FormDataEntryValue]>): Result<unknown, BodyFault> {
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || fields.has(name) || fields.size >= FIELD_LIMIT || !/^[A-Za-z]\w{0,40}$/.test(name))
      return refuse('body.malformed')
    fields.set(name, value)
  }
  return ok(Object.fromEntries(fields))
}
