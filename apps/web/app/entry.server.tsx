import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './lib/api/server-api.ts'
import { NonceContext } from './shell/nonce.ts'

/**
 * Renders the whole document before responding: pages are cached by the server, so streaming has no benefit, and an error
 * still becomes an error page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = loadContext.get(pageContext)
  let answer = status
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // No streaming, so no segments that a script swaps in.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      answer = 500
      if (!request.signal.aborted) console.error(error)
    },
  })
  await stream.allReady
  return new Response(await new Response(stream).text(), { status: answer, headers })
}
