import type { KyselyPlugin } from 'kysely'
import { createApp } from '../app.ts'
import { identify } from '../features/sessions/index.ts'
import { handlers } from '../handlers.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import type { TestShop } from './shop.ts'

/** A client of the shop whose statements are recorded, in order and without their values. */
export function traceStatements(shop: TestShop): {
  client: ApiClient
  /** Runs the calls and returns their statements. */
  trace(calls: () => Promise<unknown>): Promise<string[]>
} {
  const statements: string[] = []
  const withoutValues = (key: string, value: unknown) => (key === 'value' || key === 'parameters' ? undefined : value)
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(JSON.stringify(node, withoutValues))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const context = { ...shop.context, db: shop.db.withPlugin(recorder) }
  const app = createApp(context, { handlers, identify, rawRoutes: [], web: null })
  return {
    client: createApiClient(app, context, {}),
    async trace(calls) {
      const begin = statements.length
      await calls()
      return statements.slice(begin)
    },
  }
}
