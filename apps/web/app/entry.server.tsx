import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './lib/api/server-api.ts'
import { RequestIdContext } from './shell/error-reference.tsx'
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
  const { nonce, requestId, reportError } = loadContext.get(pageContext)
  let answer = status
  const page = (
    <RequestIdContext value={requestId}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </RequestIdContext>
  )
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // No streaming, so no segments that a script swaps in.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      answer = 500
      if (!request.signal.aborted) reportOnce(error, reportError)
    },
  })
  await stream.allReady
  return new Response(await new Response(stream).text(), { status: answer, headers })
}

/** Receives errors of loaders, and those of the rendering once more. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) reportOnce(error, context.get(pageContext).reportError)
}

const reported = new WeakSet<object>()
const reportOnce = (error: unknown, report: (error: unknown) => void): void => {
  if (error instanceof Error && reported.has(error)) return
  if (error instanceof Error) reported.add(error)
  report(error)
}
