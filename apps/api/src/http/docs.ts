import type { Endpoint } from '@warda/contract/endpoint'
import { endpoints } from '@warda/contract/endpoints'
import { getRoute, type RouteName } from '@warda/contract/routes'
import { webhookEvent } from '@warda/contract/webhooks'
import { findScope } from '@warda/domain/access/api-scopes'
import { WEBHOOK_EVENT_TYPES } from '@warda/domain/webhooks/event-types'
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
    ...describeScope(endpoint, getRoute(name).method),
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

/** The scope that an API key needs; absent when the endpoint does not accept keys. */
function describeScope({ access, actsOnGet }: Endpoint, method: string) {
  const needs = 'needs' in access ? access.needs : undefined
  const scope = findScope(needs, method !== 'GET' || actsOnGet === true)
  return scope === null ? {} : { 'x-api-key-scope': scope }
}

const describeWebhooks = () =>
  Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => [
      type,
      {
        post: {
          summary: `Sent to the webhooks that ask for \`${type}\``,
          requestBody: { content: { 'application/json': { schema: toJsonSchema(webhookEvent, 'output') } } },
          responses: { '2XX': { description: 'Received' } },
        },
      },
    ]),
  )

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
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or an API key' },
      },
    },
  }
}

export function mountDocs(app: Hono<HttpEnvironment>): void {
  let document: unknown
  app.get('/api/docs', (c) => {
    document ??= openApi()
    return c.json(document as object)
  })
}
