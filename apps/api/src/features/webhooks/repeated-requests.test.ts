import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { webhookInput } from '../../testing/make-integration-calls.ts'
import type { TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let owner: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await makeAdmin(shop)
})
afterAll(() => shop.close())

test('a request that is repeated after its webhook was deleted is answered as for one that does not exist', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const create = () =>
    owner.visitor.call('createWebhook', { body: webhookInput({ url: 'https://shop.example/hook' }), headers })
  const created = await create()
  expect((await create()).body).toEqual(created.body)
  const params = { webhookId: created.body.data.id }
  const replace = () => owner.visitor.call('replaceWebhookSecret', { params, headers })
  const replaced = await replace()
  expect((await replace()).body.secret).toBe(replaced.body.secret)
  expect((await owner.visitor.call('deleteWebhook', { params })).status).toBe(200)
  expect([(await create()).status, (await replace()).status]).toEqual([404, 404])
})
