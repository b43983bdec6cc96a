import { type Answer, buildAddress, type CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import type { Language } from '@warda/domain/language'
import { createContext, data, type RouterContextProvider } from 'react-router'

/** Context of every document request; `api` handles requests in process, without the network. */
export type PageContext = {
  api: (request: Request) => Promise<Response>
  nonce: string
  language: Language
  publicUrl: string
  /** Base of the addresses of uploaded pictures. */
  picturesUrl: string
}

/** Set once per request by the server entry and read by loaders. */
export const pageContext = createContext<PageContext>()

type LoaderContext = Readonly<RouterContextProvider>

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
  if (!response.ok) throw data({ message: await readMessage(response) }, { status: response.status })
  return (await response.json()) as Answer<N>
}

const readMessage = async (response: Response): Promise<string> => {
  try {
    const body: unknown = await response.json()
    return body !== null && typeof body === 'object' && 'message' in body ? String(body.message) : ''
  } catch {
    return ''
  }
}

/** The API's message of an error that `loadFromApi` threw; empty when there is none. */
export const readProblem = (error: unknown): string => {
  const body = error !== null && typeof error === 'object' && 'data' in error ? error.data : null
  return body !== null && typeof body === 'object' && 'message' in body ? String(body.message) : ''
}
