import type { RequestTarget } from './api-client.ts'

/** Returns a function that sends a report of a browser, a text as it is and any other value as JSON. */
export const createReportSender =
  (app: RequestTarget, path: string) =>
  (body: unknown, { ip = '10.0.0.1', site = 'same-origin' } = {}): Response | Promise<Response> =>
    app.request(
      path,
      {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'sec-fetch-site': site },
      },
      { incoming: { socket: { remoteAddress: ip } } },
    )
