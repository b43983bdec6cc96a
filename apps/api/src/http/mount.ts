import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { type RouteName, routeOf } from '@warda/contract/routes'
import type { Language } from '@warda/domain/language'
import type { Refusal } from '@warda/domain/result'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import type { AppContext } from '../context.ts'
import { withAuditEntry, writePendingAuditEntry } from '../db/audit.ts'
import { authorize } from './access.ts'
import { auditEntryFor } from './audit-entry.ts'
import { readBody } from './body.ts'
import type { HttpEnvironment } from './environment.ts'
import { errorMessage } from './error-message.ts'
import { statusOf } from './error-status.ts'
import { handleOnce } from './handle-once.ts'
import type { Actor, Call, Handler, Handlers } from './handler.ts'
import type { Identify } from './identity.ts'
import { recordLastSeen } from './last-seen.ts'
import { routerPath } from './paths.ts'
import { problemResponse, registerProblem } from './problems.ts'
import { exceededLimit } from './rate-limits.ts'
import { type ResponseCache, responseCache } from './response-cache.ts'
import { type FieldErrors, validate } from './validate.ts'
import { isXsrfValid, XSRF_COOKIE, XSRF_HEADER } from './xsrf.ts'

type App = Hono<HttpEnvironment>
type Request = Context<HttpEnvironment>

/** Of an Idempotency-Key, characters. */
const LONGEST_KEY = 255

/** Puts every endpoint of the contract on the app: origin → access → limits → input → handler → answer. */
export function mountEndpoints(app: App, context: AppContext, handlers: Handlers, identify: Identify): void {
  const remember = responseCache(context)
  for (const name of Object.keys(endpoints) as RouteName[])
    mountOne(app, context, name, handlers[name] as unknown as Handler<RouteName>, identify, remember)
  mountOtherMethods(app)
}

/** A path that exists answers a method it does not know with 405 and those it does (ERR-09). */
function mountOtherMethods(app: App): void {
  const known = Map.groupBy((Object.keys(endpoints) as RouteName[]).map(routeOf), (route) =>
    routerPath(`/api${route.path}`),
  )
  for (const [path, routes] of known) {
    const allow = routes.map((route) => route.method).join(', ')
    app.all(path, (c) => {
      c.header('allow', allow)
      const refusal = { ok: false, code: 'method_not_allowed' } as const
      return withHandlersHeaders(c, problemResponse(refusal, c.get('language'), c.get('requestId')))
    })
  }
}

function mountOne(
  app: App,
  context: AppContext,
  name: RouteName,
  handler: Handler<RouteName>,
  identify: Identify,
  remember: ResponseCache,
): void {
  const endpoint: Endpoint = endpoints[name]
  const { method, path } = routeOf(name)
  app.on(method, routerPath(`/api${path}`), async (c) => {
    const refused = (code: string, extra?: { errors?: FieldErrors; retryAfter?: number; messageCode?: string }) =>
      problemResponse({ ok: false, code }, c.get('language'), c.get('requestId'), extra)

    const origin = originFault(c, context, endpoint, method)
    if (origin) return refused(origin)

    // A remembered answer is the same for everybody, so nobody is looked up.
    const known = endpoint.cached ? null : await identify(context, c.req.header('authorization'))
    // A stale token on a public call is as good as none: logging in must not need logging in.
    if (known === 'invalid' && endpoint.access.kind !== 'public') return refused('signed_out')
    const actor = known === 'invalid' ? null : known
    const admitted = authorize(endpoint.access, actor, c.req.param())
    if (!admitted.ok)
      return refused(admitted.code, !actor && endpoint.signedOut ? { messageCode: endpoint.signedOut } : {})

    if (endpoint.idempotent && (c.req.header('idempotency-key')?.length ?? 0) > LONGEST_KEY)
      return refused('idempotency.too_long')

    const input = await readInput(c, endpoint, method)
    if ('code' in input) return refused(input.code)
    const checked = checkInput(endpoint, input, c.get('language'))
    if ('errors' in checked) {
      if (checked.badPath) return refused('not_found')
      if (name === 'register') return registerProblem(describe(checked.errors), 400, c.get('language'))
      return refused('invalid', { errors: checked.errors })
    }
    // After the check: what is counted is what the call will work with, not another way to write it.
    if (endpoint.limits) {
      const wait = await exceededLimit(context, name, endpoint.limits, {
        ip: c.get('ip'),
        actor,
        email: emailIn(checked),
      })
      if (wait !== null) return refused('too_many', { retryAfter: wait })
    }

    c.header('cache-control', endpoint.cached ? 'no-cache' : 'no-store')
    const answer = async () => {
      c.header('cache-control', endpoint.cached ? 'no-cache' : 'no-store')
      const call = callOf(c, context, name, endpoint, actor, checked) as Call<RouteName>
      const result = endpoint.idempotent === 'wholeCall' ? await handleOnce(call, handler) : await handler(call)
      if (result.ok && context.config.NODE_ENV === 'test') z.parse(endpoint.answer, result.value)
      if (result.ok) await writePendingAuditEntry(context.db)
      return result
    }
    const asked = { requestId: c.get('requestId'), at: new Date(context.clock.now()), ...checked }
    const note = actor ? auditEntryFor(name, endpoint, method, actor, asked) : null
    const run = note ? () => withAuditEntry(note, answer) : answer
    if (endpoint.cached) {
      const made = await remember(name, c.get('language'), checked, run)
      return made.ok ? answered(c, made.text) : refusalOf(c, name, made)
    }
    const result = await run()
    if (!result.ok) return withHandlersHeaders(c, await refusalOf(c, name, result))
    if (actor) await recordLastSeen(context, actor)
    const value: unknown = result.value
    return value instanceof Response ? withHandlersHeaders(c, value) : answered(c, JSON.stringify(value))
  })
}

function answered(c: Request, text: string): Response {
  c.header('content-language', c.get('language'))
  return c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
}

/** A refused call as its client reads it: registration as an array (ERR-01), all others as a problem. */
async function refusalOf(c: Request, name: RouteName, refusal: Refusal): Promise<Response> {
  const wait = refusal.values?.retryAfter
  const extra = typeof wait === 'number' ? { retryAfter: wait } : {}
  const problem = problemResponse(refusal, c.get('language'), c.get('requestId'), extra)
  if (name !== 'register') return problem
  const { message } = (await problem.json()) as { message: string }
  return registerProblem([{ code: refusal.code, description: message }], statusOf(refusal.code), c.get('language'))
}

/** A ready response would drop what the handler has set, such as a cookie taken away. */
const withHandlersHeaders = (c: Request, response: Response): Response =>
  c.newResponse(response.body, { status: response.status as 400, headers: Object.fromEntries(response.headers) })

/** Mutations and cookie-borne calls prove that our own page made them; acting GETs also refuse prefetches and strangers. */
function originFault(c: Request, context: AppContext, endpoint: Endpoint, method: string): string | null {
  const site = c.req.header('sec-fetch-site')
  const acts = method !== 'GET'
  if (endpoint.actsOnGet) {
    if (c.req.raw.method !== 'GET') return 'method_not_allowed'
    if (site === 'cross-site' || c.req.header('sec-purpose') || c.req.header('purpose') === 'prefetch')
      return 'request.cross_site'
    if (endpoint.xsrf && c.req.header('sec-fetch-mode') === 'navigate') return 'request.cross_site'
  }
  if (endpoint.raw) return null
  if (acts && site === 'cross-site') return 'request.cross_site'
  if (!acts && !endpoint.xsrf) return null
  return isXsrfValid(context.config.SECRET, getCookie(c, XSRF_COOKIE), c.req.header(XSRF_HEADER)) ? null : 'xsrf.failed'
}

type Input = { params: Record<string, string>; query: Record<string, string>; body: unknown }

async function readInput(c: Request, endpoint: Endpoint, method: string): Promise<Input | { code: string }> {
  const queries = c.req.queries()
  const query: Record<string, string> = {}
  for (const [key, values] of Object.entries(queries)) {
    if (values.length > 1 && endpoint.query) return { code: 'query.repeated' }
    query[key] = values[0] ?? ''
  }
  // PostgreSQL stores no NUL, so nothing there has one.
  if (Object.values(c.req.param()).some((value) => value.includes('\0'))) return { code: 'not_found' }
  if (Object.values(query).some((value) => value.includes('\0'))) return { code: 'body.malformed' }
  if (method === 'GET' || !endpoint.body) return { params: c.req.param(), query, body: undefined }
  const body = await readBody(c.req.raw, endpoint.accepts, endpoint.bodyLimit)
  return body.ok ? { params: c.req.param(), query, body: body.value } : { code: body.code }
}

type Checked = { params: unknown; query: unknown; body: unknown }

/** The address a call is about, from whichever part its contract takes it. */
function emailIn({ query, body }: Checked): unknown {
  const part = query ?? body
  return typeof part === 'object' && part !== null && 'email' in part ? part.email : undefined
}

function checkInput(
  endpoint: Endpoint,
  input: Input,
  language: Language,
): Checked | { errors: FieldErrors; badPath: boolean } {
  const checked: Checked = { params: undefined, query: undefined, body: undefined }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = validate(schema, input[part], language)
    if ('errors' in result) return { errors: result.errors, badPath: part === 'params' }
    checked[part] = result.value
  }
  return checked
}

/** Register's faults as the array its client concatenates: code is the field, description the sentence. */
const describe = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([field, sentences]) => sentences.map((description) => ({ code: field, description })))

function callOf(
  c: Request,
  context: AppContext,
  name: RouteName,
  endpoint: Endpoint,
  actor: Actor | null,
  checked: Checked,
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
    cookie: (cookie: string) => getCookie(c, cookie),
    setCookie: (
      cookie: string,
      value: string,
      options: { httpOnly?: boolean; maxAgeSeconds?: number; path?: string } = {},
    ) =>
      setCookie(c, cookie, value, {
        path: options.path ?? '/',
        httpOnly: options.httpOnly ?? false,
        sameSite: 'Lax',
        secure: context.config.PUBLIC_URL.startsWith('https:'),
        ...(options.maxAgeSeconds === undefined ? {} : { maxAge: options.maxAgeSeconds }),
      }),
    clearCookie: (cookie: string, path = '/') => deleteCookie(c, cookie, { path }),
    setHeader: (header: string, value: string) => c.header(header, value),
    idempotencyKey:
      key && (actor || endpoint.idempotent === 'wholeCall')
        ? { userId: actor?.userId ?? null, call: name, key, body: checked }
        : null,
    t: (message: string, values?: Record<string, string | number>) => errorMessage(message, language, values),
  }
}
