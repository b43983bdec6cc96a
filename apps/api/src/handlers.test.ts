import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, 'features')

const withRoutes = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/routes.ts'))
  .map((file) => file.slice(0, -'/routes.ts'.length))

/** The keys of the only object that a module exports under a name with this ending. */
async function getKeys(path: string, ending: string): Promise<string[]> {
  const module: Record<string, object> = await import(path)
  const name = Object.keys(module).find((key) => key.endsWith(ending))
  return Object.keys((name && module[name]) ?? {}).sort()
}

test.each(withRoutes)('the feature %s answers the endpoints of the contract file of the same name', async (feature) => {
  const answered = await getKeys(join(features, feature, 'routes.ts'), 'Routes')
  expect(answered.length).toBeGreaterThan(0)
  expect(answered).toEqual(await getKeys(`@warda/contract/${feature}`, 'Endpoints'))
})
