import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const fetchStatus = async (path: string) => {
  const answer = await shop.visitor().fetch(path)
  return [answer.status, await answer.text()]
}

test('D19 a server that cannot write files is live but not ready', async () => {
  expect(await fetchStatus('/readyz')).toEqual([200, 'ready'])
  const folder = shop.context.config.DATA_FOLDER
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder should be')
  expect(await fetchStatus('/readyz')).toEqual([503, 'data folder away'])
  expect(await fetchStatus('/healthz')).toEqual([200, 'ok'])
  await rm(folder)
  expect(await fetchStatus('/readyz')).toEqual([200, 'ready'])
})
