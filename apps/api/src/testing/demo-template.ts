import path from 'node:path'
import type { TestDatabase } from './database.ts'
import { cloneRunTemplate } from './run-template.ts'

/** The development data folder, whose pictures are encoded only once. */
export const demoFolder = path.resolve(import.meta.dirname, '../../../../.data')

/** A template serves for this many ms: its orders are dated relative to the time it was built at. */
const TEMPLATE_LIFETIME = 10 * 60 * 1000

/** A database with the demo data. */
export function createDemoDatabase(): Promise<TestDatabase> {
  return cloneRunTemplate(`demo_${Math.floor(Date.now() / TEMPLATE_LIFETIME)}`, async ({ db }) => {
    const { seedDemo } = await import('../demo/seed.ts')
    await seedDemo({ db, folder: demoFolder, report: () => {} })
  })
}
