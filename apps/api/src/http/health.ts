import type { Hono } from 'hono'
import type { World } from '../world.ts'
import type { HttpEnvironment } from './environment.ts'
import { databaseAnswers } from './health-queries.ts'
import { measurements } from './metrics.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve (database answers). `/metrics`: numbers for a scraper. */
export function mountHealth(app: Hono<HttpEnvironment>, world: World): void {
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => ((await databaseAnswers(world.db)) ? c.text('ready') : c.text('database away', 503)))
  app.get('/metrics', (c) => c.text(measurements()))
}
