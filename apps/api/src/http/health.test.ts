import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const said = async (path: string) => {
  const answer = await shop.visitor().fetch(path)
  return [answer.status, await answer.text()]
}

test('D19 a server that can’t keep files lives, and says that it is not ready', async () => {
  expect(await said('/readyz')).toEqual([200, 'ready'])
  const folder = shop.context.config.DATA_FOLDER
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder should be')
  expect(await said('/readyz')).toEqual([503, 'data folder away'])
  expect(await said('/healthz')).toEqual([200, 'ok'])
  await rm(folder)
  expect(await said('/readyz')).toEqual([200, 'ready'])
})
