import { access, constants, mkdir } from 'node:fs/promises'
import type { Hono } from 'hono'
import type { AppContext } from '../context.ts'
import type { HttpEnvironment } from './environment.ts'
import { isDatabaseReachable } from './health-queries.ts'

/**
 * `/healthz`: the process runs. `/readyz`: the database responds and the data folder can be written; a bucket is not asked, because all processes share
 * it and the shop sells without pictures.
 */
export function mountHealth(app: Hono<HttpEnvironment>, context: AppContext): void {
  app.get('/healthz', (c) => {
    c.set('call', 'health')
    return c.text('ok')
  })
  app.get('/readyz', async (c) => {
    c.set('call', 'health')
    if (!(await isDatabaseReachable(context.db))) return c.text('database away', 503)
    return context.config.S3 || (await canWriteFiles(context.config.DATA_FOLDER))
      ? c.text('ready')
      : c.text('data folder away', 503)
  })
}

async function canWriteFiles(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
