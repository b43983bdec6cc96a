import { type Answer, addressOf, type CallInput } from '@warda/contract/call'
import type { RouteName } from '@warda/contract/routes'
import type { Language } from '@warda/domain/language'
import { createContext, data, type RouterContextProvider } from 'react-router'

/** What the page renderer gets with every document request; `api` answers in process, never over the network. */
export type PageContext = {
  api: (request: Request) => Promise<Response>
  nonce: string
  language: Language
  publicUrl: string
}

/** Set once per request by the server entry; loaders read it. */
export const pageContext = createContext<PageContext>()

type LoaderContext = Readonly<RouterContextProvider>

/**
 * Calls the API from a loader, anonymously (documents are cached and never personal).
 * Refusals are thrown as route errors with the API's status, so a missing product becomes a 404 page.
 */
export const loadFromApi = async <N extends RouteName>(
  context: LoaderContext,
  request: Request,
  name: N,
  input?: CallInput<N>,
): Promise<Answer<N>> => {
  const { api, language, publicUrl } = context.get(pageContext)
  const { method, address } = addressOf(name, input)
  const response = await api(
    new Request(new URL(`/api${address}`, publicUrl), {
      method,
      headers: { accept: 'application/json', 'accept-language': language },
      signal: request.signal,
    }),
  )
  if (!response.ok) throw data({ message: await messageOf(response) }, { status: response.status })
  return (await response.json()) as Answer<N>
}

const messageOf = async (response: Response): Promise<string> => {
  try {
    const body: unknown = await response.json()
    return body !== null && typeof body === 'object' && 'message' in body ? String(body.message) : ''
  } catch {
    return ''
  }
}
