import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import type { ErrorCode } from '@warda/domain/errors/errors'
import type { Language } from '@warda/domain/language'
import { type DomainError, refuse } from '@warda/domain/result'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { AppContext } from '../context.ts'
import { withAuditEntry, writePendingAuditEntry } from '../db/audit.ts'
import { authorize } from './access.ts'
import { limitToScopes } from './api-key-access.ts'
import { createAuditEntry } from './audit-entry.ts'
import { readBody } from './body.ts'
import { readCookies, removeCookie, writeCookie } from './cookies.ts'
import type { HttpEnvironment } from './environment.ts'
import { getErrorStatus, getMessageText } from './error-message.ts'
import { handleOnce } from './handle-once.ts'
import { handlePage } from './handle-page.ts'
import type { Actor, CookieOptions, Handler, Handlers, RequestContext } from './handler.ts'
import { type Credentials, type Identify, REFRESH_COOKIE } from './identity.ts'
import { cachedJsonResponse, jsonResponse } from './json-response.ts'
import { recordLastSeen } from './last-seen.ts'
import { toRouterPath } from './paths.ts'
import { createProblemResponse, type ProblemOptions, registerProblem } from './problems.ts'
import { findExceededKeyLimit, findExceededLimit } from './rate-limits.ts'
import { readAfter, recordWrite } from './read-after.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { type FieldErrors, validate } from './validate.ts'
import { isXsrfValid, XSRF_COOKIE, XSRF_HEADER } from './xsrf.ts'

type App = Hono<HttpEnvironment>
type Request = Context<HttpEnvironment>

/** The header of a request with an API key. */
const API_KEY = /^Bearer shopkey_/i

/** Characters. */
const MAX_IDEMPOTENCY_KEY_LENGTH = 255

/** Mounts every endpoint of the contract: origin → access → input → limits → handler → response. */
export function mountEndpoints(app: App, context: AppContext, handlers: Handlers, identify: Identify): void {
  const getCached = createResponseCache(context)
  for (const name of Object.keys(endpoints) as RouteName[])
    mountOne(app, context, name, handlers[name] as unknown as Handler<RouteName>, identify, getCached)
  mountOtherMethods(app)
  mountUnknownPaths(app)
}

/** Answers every other path below `/api` with a problem instead of a page (ERR-09). */
function mountUnknownPaths(app: App): void {
  app.all('/api/*', (c) =>
    copyHeaders(c, createProblemResponse(refuse('not_found'), c.get('language'), c.get('requestId'))),
  )
}

/** Answers an unsupported method of a known path with 405 and the allowed methods (ERR-09). */
function mountOtherMethods(app: App): void {
  const routesByPath = Map.groupBy((Object.keys(endpoints) as RouteName[]).map(getRoute), (route) =>
    toRouterPath(`/api${route.path}`),
  )
  for (const [path, routes] of routesByPath) {
    const allow = routes.map((route) => route.method).join(', ')
    app.all(path, (c) => {
      c.header('allow', allow)
      const error = refuse('method_not_allowed')
      return copyHeaders(c, createProblemResponse(error, c.get('language'), c.get('requestId')))
    })
  }
}

function mountOne(
  app: App,
  context: AppContext,
  name: RouteName,
  handler: Handler<RouteName>,
  identify: Identify,
  getCached: ResponseCache,
): void {
  const endpoint: Endpoint = endpoints[name]
  const { method, path } = getRoute(name)
  app.on(method, toRouterPath(`/api${path}`), async (c) => {
    c.set('call', name)
    const createProblem = (code: ErrorCode, extra?: ProblemOptions) =>
      createProblemResponse(refuse(code), c.get('language'), c.get('requestId'), {
        ...ownMessage(endpoint, code),
        ...extra,
      })

    const originError = checkOrigin(c, context, endpoint, method)
    if (originError) return createProblem(originError)

    // A cached response is the same for everybody, so the user is not looked up.
    const identity = endpoint.cached ? null : await identify(context, getCredentials(c, endpoint))
    // Public endpoints ignore an expired token, so that it does not prevent a login, and API keys.
    if (identity === 'invalid' && endpoint.access.kind !== 'public') return createProblem('signed_out')
    const identified =
      identity === 'invalid' || (identity?.apiKey && endpoint.access.kind === 'public') ? null : identity
    // Before every other check, so that refused requests count as well.
    if (identified?.apiKey) {
      const wait = await findExceededKeyLimit(context, identified.apiKey.id)
      if (wait !== null) return createProblem('too_many', { retryAfter: wait })
    }
    const limited = identified && limitToScopes(identified, endpoint.access, method !== 'GET' || !!endpoint.actsOnGet)
    if (limited && !limited.ok) return createProblemResponse(limited, c.get('language'), c.get('requestId'))
    const actor = limited?.value ?? null
    const access = authorize(endpoint.access, actor, c.req.param())
    if (!access.ok)
      return createProblem(access.code, !actor && endpoint.signedOut ? { messageKey: endpoint.signedOut } : {})

    if (endpoint.idempotent && (c.req.header('idempotency-key')?.length ?? 0) > MAX_IDEMPOTENCY_KEY_LENGTH)
      return createProblem('idempotency.too_long')

    const input = await readInput(c, endpoint, method)
    if ('code' in input) return createProblem(input.code)
    const checked = checkInput(endpoint, input, c.get('language'))
    if ('errors' in checked) {
      if (checked.badPath) return createProblem('not_found')
      if (name === 'register') return registerProblem(toRegisterErrors(checked.errors), 400, c.get('language'))
      const isIncomplete = checked.keys.includes('field_required') && !endpoint.messages?.invalid
      const message = isIncomplete ? ({ messageKey: 'error_fill_all' } as const) : {}
      return createProblem('invalid', { errors: checked.errors, ...message })
    }
    // After validation, so that limits count normalised values.
    if (endpoint.limits) {
      const wait = await findExceededLimit(context, name, endpoint.limits, {
        ip: c.get('ip'),
        actor,
        email: findEmail(checked),
      })
      if (wait !== null) return createProblem('too_many', { retryAfter: wait })
    }

    c.header('cache-control', endpoint.cached ? 'no-cache' : 'no-store')
    const handle = async () => {
      c.header('cache-control', endpoint.cached ? 'no-cache' : 'no-store')
      const requestContext = createRequestContext(
        c,
        context,
        name,
        endpoint,
        actor,
        checked,
      ) as RequestContext<RouteName>
      const work = () => runHandler(endpoint, requestContext, handler)
      // A cached answer is the same for everybody, so nobody's own writes count.
      const after = endpoint.cached ? 0n : readAfter(c, context, actor?.userId)
      const result = await (endpoint.replica && context.replica ? context.replica.read(after, work) : work())
      if (result.ok && context.config.NODE_ENV === 'test') z.parse(endpoint.answer, result.value)
      if (result.ok) await writePendingAuditEntry(context.db)
      return result
    }
    const request = { requestId: c.get('requestId'), at: new Date(context.clock.now()), ...checked }
    const auditEntry = actor ? createAuditEntry(name, endpoint, method, actor, request) : null
    const run = auditEntry ? () => withAuditEntry(auditEntry, handle) : handle
    if (endpoint.cached) {
      c.header('vary', 'Accept-Language', { append: true })
      const cached = await getCached(name, c.get('language'), checked, run)
      return cached.ok ? cachedJsonResponse(c, cached.json) : errorResponse(c, name, cached)
    }
    const result = await run()
    if (!result.ok) return copyHeaders(c, await errorResponse(c, name, result))
    if (actor) await recordLastSeen(context, actor)
    if (context.replica && (method !== 'GET' || endpoint.actsOnGet)) await recordWrite(c, context, actor?.userId)
    const value: unknown = result.value
    return value instanceof Response ? copyHeaders(c, value) : jsonResponse(c, JSON.stringify(value))
  })
}

function runHandler(endpoint: Endpoint, request: RequestContext<RouteName>, handler: Handler<RouteName>) {
  if (endpoint.idempotent === 'wholeCall') return handleOnce(request, handler)
  return endpoint.query ? handlePage(request, handler) : handler(request)
}

/** The response to an error: an array for registration (ERR-01), a problem for all other endpoints. */
async function errorResponse(c: Request, name: RouteName, error: DomainError): Promise<Response> {
  const wait = error.values?.retryAfter
  const extra = {
    ...ownMessage(endpoints[name], error.code),
    ...(typeof wait === 'number' ? { retryAfter: wait } : {}),
  }
  const problem = createProblemResponse(error, c.get('language'), c.get('requestId'), extra)
  if (name !== 'register') return problem
  const { message } = (await problem.json()) as { message: string }
  return registerProblem([{ code: error.code, description: message }], getErrorStatus(error.code), c.get('language'))
}

/** The endpoint's own message of an error (spec §8). */
function ownMessage({ messages }: Endpoint, code: ErrorCode): Pick<ProblemOptions, 'messageKey'> {
  const messageKey = code === 'invalid' || code === 'not_found' ? messages?.[code] : undefined
  return messageKey ? { messageKey } : {}
}

/** Adds the headers that the handler has set, such as a deleted cookie, to a complete response. */
const copyHeaders = (c: Request, response: Response): Response =>
  c.newResponse(response.body, { status: response.status as 400, headers: Object.fromEntries(response.headers) })

/** The Authorization header alone counts (decisions §8), but for a picture whose signed address names the caller as well. */
const getCredentials = (c: Request, endpoint: Endpoint): Credentials => {
  const authorization = c.req.header('authorization')
  return authorization === undefined && endpoint.opensWithCookie
    ? { refreshCookies: readCookies(c.req.header('cookie'), REFRESH_COOKIE) }
    : { authorization, acceptsApiKey: true }
}

/** Mutations and endpoints that use cookies need a valid XSRF token; GET endpoints with effects also reject prefetches and other sites. */
function checkOrigin(c: Request, context: AppContext, endpoint: Endpoint, method: string): ErrorCode | null {
  // The Origin header cannot be forged by a page, so a listed origin needs no second proof (decision 33).
  const isAllowed = c.get('fromAllowedOrigin')
  const site = isAllowed ? undefined : c.req.header('sec-fetch-site')
  const acts = method !== 'GET'
  if (endpoint.actsOnGet) {
    if (c.req.raw.method !== 'GET') return 'method_not_allowed'
    if (site === 'cross-site' || c.req.header('sec-purpose') || c.req.header('purpose') === 'prefetch')
      return 'request.cross_site'
    if (endpoint.xsrf && c.req.header('sec-fetch-mode') === 'navigate') return 'request.cross_site'
  }
  if (endpoint.raw) return null
  // A page of another origin cannot send this header unless `cors.ts` allows it, so no XSRF token is needed.
  if (c.req.header('authorization')?.match(API_KEY)) return null
  if (acts && site === 'cross-site') return 'request.cross_site'
  if (isAllowed || (!acts && !endpoint.xsrf)) return null
  return isXsrfValid(context.config.SECRET, getCookie(c, XSRF_COOKIE), c.req.header(XSRF_HEADER)) ? null : 'xsrf.failed'
}

type Input = { params: Record<string, string>; query: Record<string, string>; body: unknown }

async function readInput(c: Request, endpoint: Endpoint, method: string): Promise<Input | { code: ErrorCode }> {
  const queries = c.req.queries()
  const query: Record<string, string> = {}
  for (const [key, values] of Object.entries(queries)) {
    if (values.length > 1 && endpoint.query) return { code: 'query.repeated' }
    query[key] = values[0] ?? ''
  }
  // PostgreSQL text has no NUL character, so no row can match.
  if (Object.values(c.req.param()).some((value) => value.includes('\0'))) return { code: 'not_found' }
  if (Object.values(query).some((value) => value.includes('\0'))) return { code: 'body.malformed' }
  if (method === 'GET' || !endpoint.body) return { params: c.req.param(), query, body: undefined }
  const body = await readBody(c.req.raw, endpoint.accepts, endpoint.bodyLimit)
  return body.ok ? { params: c.req.param(), query, body: body.value } : { code: body.code }
}

type RequestParts = { params: unknown; query: unknown; body: unknown }

/** The email address of a request, from its query or body. */
function findEmail({ query, body }: RequestParts): unknown {
  const part = query ?? body
  return typeof part === 'object' && part !== null && 'email' in part ? part.email : undefined
}

function checkInput(
  endpoint: Endpoint,
  input: Input,
  language: Language,
): RequestParts | { errors: FieldErrors; keys: string[]; badPath: boolean } {
  const checked: RequestParts = { params: undefined, query: undefined, body: undefined }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = validate(schema, input[part], language)
    if ('errors' in result) return { ...result, badPath: part === 'params' }
    checked[part] = result.value
  }
  return checked
}

/** Registration errors as an array: `code` is the field, `description` the message. */
const toRegisterErrors = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([field, messages]) => messages.map((description) => ({ code: field, description })))

function createRequestContext(
  c: Request,
  context: AppContext,
  name: RouteName,
  endpoint: Endpoint,
  actor: Actor | null,
  checked: RequestParts,
) {
  const language = c.get('language')
  const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined
  return {
    context,
    ...checked,
    actor,
    language,
    requestId: c.get('requestId'),
    ip: c.get('ip'),
    header: (header: string) => c.req.header(header),
    cookies: (cookie: string) => readCookies(c.req.header('cookie'), cookie),
    setCookie: (cookie: string, value: string, options?: CookieOptions) =>
      writeCookie(c, context, cookie, value, options),
    clearCookie: (cookie: string, path?: string) => removeCookie(c, context, cookie, path),
    setHeader: (header: string, value: string) => c.header(header, value),
    idempotencyKey:
      key && (actor || endpoint.idempotent === 'wholeCall')
        ? { userId: actor?.userId ?? null, call: name, key, body: checked }
        : null,
    t: (message: string, values?: Record<string, string | number>) => getMessageText(message, language, values),
  }
}
