import { expect, test } from 'vitest'
import { readBounded } from './read-bounded.ts'

const toRequest = (body: ReadableStream<Uint8Array> | string): Request =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)

test('I46 reads a body up to its limit, and gives up above it', async () => {
  expect(await readBounded(toRequest('four'), 4)).toEqual(Buffer.from('four'))
  expect(await readBounded(toRequest('fives'), 4)).toBeNull()
  expect(await readBounded(new Request('http://localhost/'), 4)).toEqual(new Uint8Array())
})

test('DESK-05 gives up a body that does not end', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1)),
    cancel: () => {
      isCancelled = true
    },
  })
  await expect(readBounded(toRequest(endless), 4, 20)).rejects.toThrow('too slowly')
  expect(isCancelled).toBe(true)
})
