import type { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isDiskFull } from '../adapters/disk-full.ts'
import { FileStoreError } from '../adapters/files/file-store.ts'
import type { AppContext } from '../context.ts'
import { isConnectionError } from '../db/connection-error.ts'
import type { HttpEnvironment } from './environment.ts'
import { maskTokens } from './paths.ts'
import { createProblemResponse } from './problems.ts'

/** Codes of other temporary errors: lock and statement timeouts and exhausted resources. */
const BUSY = new Set(['55P03', '57014', '53100', '53200', '53300', 'GATE_FULL'])

const isBusy = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof Error && 'code' in error && BUSY.has(String(error.code)))

/**
 * Responses to unknown paths (404) and exceptions: 503 for temporary errors of the database and of stored files, 507 for a full disk, else 500
 * with only the request id.
 */
export function mountErrorResponses(app: Hono<HttpEnvironment>, context: AppContext): void {
  app.notFound((c) =>
    createProblemResponse({ ok: false, code: 'not_found' }, c.get('language') ?? 'en', c.get('requestId') ?? ''),
  )
  app.onError((error, c) => {
    const language = c.get('language') ?? 'en'
    const requestId = c.get('requestId') ?? ''
    if (error instanceof HTTPException && error.status < 500)
      return createProblemResponse({ ok: false, code: 'body.malformed' }, language, requestId)
    if (isBusy(error)) {
      context.log.warn({ requestId, err: error }, 'busy')
      return createProblemResponse({ ok: false, code: 'busy' }, language, requestId)
    }
    if (error instanceof FileStoreError) {
      const level = error.kind === 'refused' ? 'error' : 'warn'
      context.log[level]({ requestId, err: error }, 'files cannot be read or written')
      return createProblemResponse({ ok: false, code: 'files_unavailable' }, language, requestId)
    }
    if (isDiskFull(error)) {
      context.log.error({ requestId, err: error }, 'the disk is full')
      return createProblemResponse({ ok: false, code: 'storage_full' }, language, requestId)
    }
    context.log.error({ requestId, err: error, method: c.req.method, path: maskTokens(c.req.path) }, 'unexpected error')
    return createProblemResponse({ ok: false, code: 'internal' }, language, requestId)
  })
}
