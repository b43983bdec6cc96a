import type { RenderPage } from './pages.ts'

/**
 * Renders pages through the web development server (`tools/dev/web-server.ts`). The API decides what is a page with the rules of
 * production, and answers the page's own API calls over the network.
 */
export const devRenderer =
  (webDevUrl: string): RenderPage =>
  (request, { nonce, language, publicUrl }) => {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.set('x-render-page', JSON.stringify({ nonce, language, publicUrl }))
    return fetch(webDevUrl + pathname + search, { headers, redirect: 'manual' })
  }
