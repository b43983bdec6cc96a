import { expect, test } from 'vitest'
import { walkOrder } from '../testing/make-delivery.ts'
import { makeOrder } from '../testing/make-order.ts'
import { openTestShop } from '../testing/shop.ts'
import { onboardDemoUnit } from './onboard-unit.ts'
import { startDemoAuthority } from './start-authority.ts'

test('ZATCA-07 a demo is connected with the stand-in once, and signs and reports the documents of its orders', async () => {
  const authority = await startDemoAuthority('a seed of the demo')
  const shop = await openTestShop({ environment: { ZATCA_URL: authority.url }, now: Date.now() })
  const { order } = await makeOrder(shop, { paymentTerms: 'cash' })
  await walkOrder(shop, order.id, ['outForDelivery', 'delivered'])
  expect(await onboardDemoUnit(shop.context.config)).toBe(true)
  expect(await onboardDemoUnit(shop.context.config)).toBe(false)
  expect(await shop.db.selectFrom('tax_unit').select(['state', 'environment']).execute()).toEqual([
    { state: 'active', environment: 'sandbox' },
  ])
  await shop.runJobs()
  expect(await shop.db.selectFrom('tax_submission').select(['kind', 'state']).execute()).toEqual([
    { kind: 'report', state: 'reported' },
  ])
  await shop.close()
  await authority.close()
})
