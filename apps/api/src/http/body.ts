import type { Endpoint } from '@warda/contract/endpoint'
import type { UploadedFile } from '@warda/contract/wire/file'
import { LIMITS } from '@warda/domain/limits'
import { ok, type Result, refuse } from '@warda/domain/result'
import { readBounded } from '../read-bounded.ts'

const JSON_LIMIT = 100_000
/** One picture and the text fields of its form. */
const MULTIPART_LIMIT = LIMITS.upload + 64_000
/** Timeout for files larger than a picture: 64 MB over a slow connection. */
const LARGE_BODY_TIMEOUT_MS = 280_000
const DEPTH_LIMIT = 10
const FIELD_LIMIT = 40

type BodyError = 'too_large' | 'unsupported_type' | 'body.malformed'

/**
 * Reads a request body by its content type, with limits on size and depth. Forms become an object of text fields, and of files where the
 * endpoint accepts `multipart`; other endpoints reject files. `bodyLimit` is the limit in bytes of a body with files.
 */
export async function readBody(
  request: Request,
  accepts: Endpoint['accepts'],
  bodyLimit = MULTIPART_LIMIT,
): Promise<Result<unknown, BodyError>> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const files = accepts === 'multipart' && type === 'multipart/form-data'
  const limit = files ? bodyLimit : JSON_LIMIT
  if (Number(request.headers.get('content-length') ?? 0) > limit) return refuse('too_large')
  const bytes = await readBounded(request, limit, limit > MULTIPART_LIMIT ? LARGE_BODY_TIMEOUT_MS : undefined)
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
): Promise<Result<unknown, BodyError>> {
  try {
    const form = await new Response(bytes as BodyInit, { headers: { 'content-type': contentType } }).formData()
    const entries: [string, string | UploadedFile][] = []
    for (const [name, value] of form as unknown as Iterable<[string, FormDataEntryValue]>) {
      if (typeof value === 'string') entries.push([name, value])
      else if (!files) return refuse('body.malformed')
      // Browsers send an empty file for an empty file field.
      else if (value.size > 0 || value.name !== '') entries.push([name, await toUploadedFile(value)])
    }
    return fromEntries(entries)
  } catch {
    return refuse('body.malformed')
  }
}

const toUploadedFile = async (file: File): Promise<UploadedFile> => ({
  // The name is stored, so characters that text fields may not contain are removed.
  name: file.name
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed(),
  type: file.type,
  size: file.size,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

function parseJson(bytes: Uint8Array): Result<unknown, BodyError> {
  if (bytes.length === 0) return ok({})
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return nestingDepth(value) > DEPTH_LIMIT ? refuse('body.malformed') : ok(value)
  } catch {
    return refuse('body.malformed')
  }
}

function nestingDepth(value: unknown, level = 0): number {
  if (level > DEPTH_LIMIT || typeof value !== 'object' || value === null) return level
  let deepest = level + 1
  for (const inner of Object.values(value)) deepest = Math.max(deepest, nestingDepth(inner, level + 1))
  return deepest
}

/** Rejects repeated fields, because it would be ambiguous which one counts. */
function fromEntries(entries: Iterable<[string, string | UploadedFile]>): Result<unknown, BodyError> {
  const fields = new Map<string, string | UploadedFile>()
  for (const [name, value] of entries) {
    if (fields.has(name) || fields.size >= FIELD_LIMIT || !/^[A-Za-z]\w{0,40}$/.test(name))
      return refuse('body.malformed')
    fields.set(name, value)
  }
  return ok(Object.fromEntries(fields))
}
