import { openLoopbackServer, respondJson } from './loopback-server.ts'

type OtlpSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}
type OtlpBody = { resourceSpans: { resource: unknown; scopeSpans: { spans: OtlpSpan[] }[] }[] }

/** A collector that stores the spans it receives (OTLP over HTTP). */
export async function openTraceCollector() {
  const spans: OtlpSpan[] = []
  const texts: string[] = []
  const server = await openLoopbackServer((request, response, body) => {
    const { resourceSpans } = body as OtlpBody
    texts.push(JSON.stringify(body))
    if (request.url === '/v1/traces')
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    respondJson(response, 200, {})
  })
  return {
    url: server.url,
    spans,
    /** Everything that was received. */
    text: () => texts.join('\n'),
    find: (name: string) => spans.filter((span) => span.name === name),
    close: server.close,
  }
}

export const attributesOf = ({ attributes }: OtlpSpan): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
