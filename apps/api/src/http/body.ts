import type { Endpoint } from '@warda/contract/endpoint'
import type { UploadedFile } from '@warda/contract/wire/file'
import { LIMITS } from '@warda/domain/limits'
import { ok, type Result, refuse } from '@warda/domain/result'

const JSON_LIMIT = 100_000
/** One picture and its form's text fields. */
const MULTIPART_LIMIT = LIMITS.upload + 64_000
const DEPTH_LIMIT = 10
const FIELD_LIMIT = 40

type BodyFault = 'too_large' | 'unsupported_type' | 'body.malformed'

/**
 * Reads a request body by its content type, bounded in size and depth. Forms come back as a plain object of text, and of files where the
 * call takes them (`multipart`); other calls refuse a file. `bodyLimit` bounds a body with files, bytes.
 */
export async function readBody(
  request: Request,
  accepts: Endpoint['accepts'],
  bodyLimit = MULTIPART_LIMIT,
): Promise<Result<unknown, BodyFault>> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const files = accepts === 'multipart' && type === 'multipart/form-data'
  const limit = files ? bodyLimit : JSON_LIMIT
  if (Number(request.headers.get('content-length') ?? 0) > limit) return refuse('too_large')
  const bytes = await readBounded(request, limit)
  if (bytes === null) return refuse('too_large')
  if (files) return parseMultipart(bytes, contentType, true)
  if (type === 'application/json' || (type === '' && bytes.length === 0)) return parseJson(bytes)
  if (accepts !== 'form') return refuse('unsupported_type')
  if (type === 'application/x-www-form-urlencoded')
    return fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
  return type === 'multipart/form-data' ? parseMultipart(bytes, contentType, false) : refuse('unsupported_type')
}

async function parseMultipart(
  bytes: Uint8Array,
  contentType: string,
  files: boolean,
): Promise<Result<unknown, BodyFault>> {
  try {
    const form = await new Response(bytes as BodyInit, { headers: { 'content-type': contentType } }).formData()
    const read: [string, string | UploadedFile][] = []
    for (const [name, value] of form as unknown as Iterable<[string, FormDataEntryValue]>) {
      if (typeof value === 'string') read.push([name, value])
      else if (!files) return refuse('body.malformed')
      // What a browser sends for a file field that nobody filled.
      else if (value.size > 0 || value.name !== '') read.push([name, await uploaded(value)])
    }
    return fromEntries(read)
  } catch {
    return refuse('body.malformed')
  }
}

const uploaded = async (file: File): Promise<UploadedFile> => ({
  // It is kept as it is read: nothing in it that no text may have.
  name: file.name
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed(),
  type: file.type,
  size: file.size,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

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
function fromEntries(entries: Iterable<[string, string | UploadedFile]>): Result<unknown, BodyFault> {
  const fields = new Map<string, string | UploadedFile>()
  for (const [name, value] of entries) {
    if (fields.has(name) || fields.size >= FIELD_LIMIT || !/^[A-Za-z]\w{0,40}$/.test(name))
      return refuse('body.malformed')
    fields.set(name, value)
  }
  return ok(Object.fromEntries(fields))
}
