import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { HttpEnvironment } from './environment.ts'

const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}

const BODY_TYPES = {
  json: ['application/json'],
  form: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  multipart: ['multipart/form-data'],
}

function describeOperation(name: RouteName) {
  const endpoint: Endpoint = endpoints[name]
  const parameters = (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
      properties?: Record<string, object>
      required?: string[]
    }
    return Object.entries(properties).map(([key, value]) => ({
      name: key,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(key),
      schema: value,
    }))
  })
  const body = endpoint.body
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.access.kind === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters,
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              BODY_TYPES[endpoint.accepts ?? 'json'].map((type) => [type, { schema: toJsonSchema(body, 'input') }]),
            ),
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'Success',
        content: { 'application/json': { schema: toJsonSchema(endpoint.answer, 'output') } },
      },
      default: {
        description: 'A problem (RFC 9457) with `message` and `errors`',
        content: { 'application/problem+json': {} },
      },
    },
  }
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of Object.keys(endpoints) as RouteName[]) {
    const { method, path } = getRoute(name)
    paths[`/api${path}`] = { ...paths[`/api${path}`], [method.toLowerCase()]: describeOperation(name) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Shop API', version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

export function mountDocs(app: Hono<HttpEnvironment>): void {
  let document: unknown
  app.get('/api/docs', (c) => {
    document ??= openApi()
    return c.json(document as object)
  })
}
