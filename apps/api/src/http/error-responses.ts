import type { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'
import { problemResponse } from './problems.ts'

/** PostgreSQL conditions that mean "too busy now, try again": lock and statement timeouts, no connection or no room to be had. */
const BUSY = new Set([
  '55P03',
  '57014',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'GATE_FULL',
])

const isBusy = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    BUSY.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)
  )
}

/** Conditions of the disk that mean "no room": full, over its share, larger than a file may be, or not to be written at all. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'])

const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code))

/** What every unexpected end answers: 404 for what does not exist, 503 when the database is away, 507 when the disk is full, else 500 with an id and nothing more. */
export function mountErrorResponses(app: Hono<HttpEnvironment>, context: AppContext): void {
  app.notFound((c) =>
    problemResponse({ ok: false, code: 'not_found' }, c.get('language') ?? 'en', c.get('requestId') ?? ''),
  )
  app.onError((error, c) => {
    const language = c.get('language') ?? 'en'
    const requestId = c.get('requestId') ?? ''
    if (error instanceof HTTPException && error.status < 500)
      return problemResponse({ ok: false, code: 'body.malformed' }, language, requestId)
    if (isBusy(error)) {
      context.log.warn({ requestId, err: error }, 'busy')
      return problemResponse({ ok: false, code: 'busy' }, language, requestId)
    }
    if (isNoRoom(error)) {
      context.log.error({ requestId, err: error }, 'no room on the disk')
      return problemResponse({ ok: false, code: 'storage_full' }, language, requestId)
    }
    context.log.error({ requestId, err: error, method: c.req.method, path: c.req.path }, 'unexpected error')
    return problemResponse({ ok: false, code: 'internal' }, language, requestId)
  })
}
