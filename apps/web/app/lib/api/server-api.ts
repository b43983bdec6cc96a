import { type Answer, buildAddress, type CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import type { Language } from '@warda/domain/language'
import { m } from '@warda/i18n/messages'
import { createContext, data, type RouterContextProvider } from 'react-router'

/** Context of every document request; `api` handles requests in process, without the network. */
export type PageContext = {
  api: (request: Request) => Promise<Response>
  nonce: string
  language: Language
  /** False for the data of a navigation in the browser, which needs nothing for search engines. */
  isDocument: boolean
  publicUrl: string
  /** Base of the addresses of uploaded pictures. */
  picturesUrl: string
  /** Id of the request in the log, which the calls of the page have as well. */
  requestId: string
  /** Logs an error because of which the page could not be rendered. */
  reportError: (error: unknown) => void
}

/** Set once per request by the server entry and read by loaders. */
export const pageContext = createContext<PageContext>()

export type LoaderContext = Readonly<RouterContextProvider>

/**
 * Calls the API from a loader without a user, because documents are cached. Errors are thrown as route errors with
 * the API's status.
 */
export const loadFromApi = async <N extends RouteName>(
  context: LoaderContext,
  request: Request,
  name: N,
  input?: CallInput<N>,
): Promise<Answer<N>> => {
  const { api, language, publicUrl } = context.get(pageContext)
  const { method, address } = buildAddress(name, input)
  const response = await api(
    new Request(new URL(`/api${address}`, publicUrl), {
      method,
      headers: { accept: 'application/json', 'accept-language': language },
      signal: request.signal,
    }),
  )
  if (!response.ok) throw data(await readFailure(response), { status: response.status })
  return (await response.json()) as Answer<N>
}

/** Whether an error of `loadFromApi` is a 404 of the API. */
export const isNotFound = (error: unknown): boolean =>
  (error as { init?: { status?: number } | null } | null)?.init?.status === 404

/** The data of a route error; with the request id when the API failed. */
type Failure = { message: string; requestId?: string }

const readFailure = async (response: Response): Promise<Failure> => {
  const body: unknown = await response.json().catch(() => null)
  const message = body !== null && typeof body === 'object' && 'message' in body ? String(body.message) : ''
  const requestId = response.status >= 500 ? response.headers.get('x-request-id') : null
  return requestId === null ? { message } : { message, requestId }
}

/** The API's message of an error that `loadFromApi` threw; a failure of the API (status 500 and above) adds its request id. Empty without a message. */
export const readProblem = (error: unknown): string => {
  const failure = error !== null && typeof error === 'object' && 'data' in error ? (error.data as Failure | null) : null
  if (!failure?.message) return ''
  return failure.requestId ? `${failure.message} ${m.error_reference({ id: failure.requestId })}` : failure.message
}
