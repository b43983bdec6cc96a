import type { RenderPage } from './pages.ts'

/**
 * Renders pages through the web development server (`tools/dev/web-server.ts`). The API decides which requests are pages, as in production,
 * and answers the API calls of pages over the network.
 */
export const devRenderer =
  (webDevUrl: string): RenderPage =>
  (request, { nonce, language, publicUrl, picturesUrl, requestId }) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-render-page', JSON.stringify({ nonce, language, publicUrl, picturesUrl, requestId }))
    return fetch(webDevUrl + pathname + search, { headers, redirect: 'manual' })
  }
