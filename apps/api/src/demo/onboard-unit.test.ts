import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { onboardDemoUnit } from './onboard-unit.ts'
import { startDemoAuthority } from './start-authority.ts'

test('ZATCA-07 a demo is connected with the stand-in once', async () => {
  const authority = await startDemoAuthority('a seed of the demo')
  const shop = await openTestShop({ environment: { ZATCA_URL: authority.url }, now: Date.now() })
  expect(await onboardDemoUnit(shop.context.config)).toBe(true)
  await shop.runJobs()
  expect(await onboardDemoUnit(shop.context.config)).toBe(false)
  expect(await shop.db.selectFrom('tax_unit').select(['state', 'environment']).execute()).toEqual([
    { state: 'active', environment: 'sandbox' },
  ])
  await shop.close()
  await authority.close()
}, 60_000)
