import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import type { SpanHandle, Tracing } from './telemetry.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** Sends spans to the collector of the settings. Errors of the collector are reported once until it answers again. */
export function createTracing(config: Config, url: string, onError: (error: unknown) => void): Tracing {
  // It reads the other variables OTEL_EXPORTER_OTLP_… itself, such as the headers.
  const exporter = reportOnce(new OTLPTraceExporter({ url }), onError)
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY })
  const provider = new TracerProvider({
    sampler: createSampler(config),
    spanProcessors: [processor],
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
  })
  const tracer = provider.getTracer('warda')
  const current = new AsyncLocalStorage<Context>()
  return {
    async inSpan(name, { kind, attributes, parent }, work) {
      const outer = parent === undefined ? current.getStore() : readTraceparent(parent)
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: attributes ?? {} }, outer ?? ROOT_CONTEXT)
      const handle: SpanHandle = {
        describe(newName, added) {
          span.updateName(newName)
          span.setAttributes(added)
        },
        fail: (type) => markFailed(span, type),
      }
      try {
        return await current.run(trace.setSpan(outer ?? ROOT_CONTEXT, span), () => work(handle))
      } catch (error) {
        markFailed(span, errorType(error))
        throw error
      } finally {
        span.end()
      }
    },
    currentIds() {
      const context = current.getStore()
      const span = context && trace.getSpanContext(context)
      return span && { trace_id: span.traceId, span_id: span.spanId }
    },
    stop: () => provider.shutdown().catch(onError),
  }
}

/** The type of an error, never its message, which may hold values. */
const errorType = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : typeof error

function markFailed(
  span: { setStatus(status: object): unknown; setAttributes(of: Attributes): unknown },
  type: string,
) {
  span.setAttributes({ 'error.type': type })
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The context of a W3C `traceparent` header; undefined when it is invalid. */
function readTraceparent(header: string): Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header) ?? []
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  const context = { traceId, spanId, traceFlags, isRemote: true }
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : undefined
}

function createSampler(config: Config): Sampler {
  const ratio = new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG)
  const basic = { always_on: new AlwaysOnSampler(), always_off: new AlwaysOffSampler(), traceidratio: ratio }
  const name = config.OTEL_TRACES_SAMPLER
  const root = basic[name.replace('parentbased_', '') as keyof typeof basic]
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function reportOnce(exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter {
  let isReported = false
  return {
    export(spans, callback) {
      exporter.export(spans, (result) => {
        if (result.code !== 0 && !isReported) onError(result.error)
        isReported = result.code !== 0
        callback(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
