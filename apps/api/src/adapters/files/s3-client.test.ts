import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openS3Server, type S3Fault, type S3Server, slowDown } from '../../testing/s3-server.ts'
import { createBucketStore } from './bucket-store.ts'
import type { FileStore } from './file-store.ts'
import { readErrorCode, readObjectList } from './s3-answers.ts'
import { createS3Client, type S3Limits } from './s3-client.ts'
import { type S3Settings, toS3Address } from './s3-settings.ts'

/** Generous for one attempt where nothing is silent, and without long pauses. */
const LIMITS: S3Limits = { attempts: 3, attemptMs: 20_000, totalMs: 60_000, pauseMs: 1 }

let server: S3Server
beforeAll(async () => {
  server = await openS3Server()
})
afterAll(() => server.close())
beforeEach(() => server.failWith(() => null))

const openStore = (changed: Partial<S3Settings> = {}, limits: Partial<S3Limits> = {}): FileStore =>
  createBucketStore(createS3Client({ ...server.settings, ...changed }, { ...LIMITS, ...limits }), {
    prefix: 'pictures/',
    cacheControl: 'no-store',
  })
const bytes = Buffer.alloc(120_000, 'roses ')
/** The first `count` requests fail. */
const failTimes = (count: number, fault: S3Fault): void => {
  let left = count
  server.failWith(() => {
    left -= 1
    return left >= 0 ? fault : null
  })
}

describe.each<[string, S3Fault]>([
  ['SlowDown', slowDown],
  ['InternalError', { status: 500, code: 'InternalError' }],
  ['RequestTimeout, which is a 400,', { status: 400, code: 'RequestTimeout' }],
  ['too many requests', { status: 429, code: 'TooManyRequests' }],
])('after an answer of %s', (_name, fault) => {
  test('GROW-03 the request is sent again and succeeds', async () => {
    failTimes(2, fault)
    await openStore().save('a-1.webp', bytes)
    expect(server.requests()).toHaveLength(3)
    failTimes(2, fault)
    expect(await openStore().read('a-1.webp')).toEqual(bytes)
  })

  test('GROW-03 the attempts are bounded, and the last failure is temporary', async () => {
    failTimes(99, fault)
    await expect(openStore().read('a-1.webp')).rejects.toMatchObject({ name: 'FileStoreError', kind: 'unavailable' })
    expect(server.requests()).toHaveLength(3)
  })
})

test('GROW-03 half a body is never taken for a file: it is read again, or the read fails', async () => {
  await openStore().save('half-1.webp', bytes)
  failTimes(2, 'half')
  expect(await openStore().read('half-1.webp')).toEqual(bytes)
  failTimes(99, 'half')
  await expect(openStore().read('half-1.webp')).rejects.toMatchObject({ kind: 'unavailable' })
  expect(server.requests()).toHaveLength(3)
})

test('GROW-03 a service that never answers ends each attempt, and the last one the request', async () => {
  failTimes(99, 'silence')
  const store = openStore({}, { attempts: 2, attemptMs: 100 })
  await expect(store.read('a-1.webp')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(store.save('a-1.webp', bytes)).rejects.toThrow(/no answer in time/)
  expect(server.requests()).toHaveLength(4)
})

test('GROW-03 a service that cannot be reached is temporary', async () => {
  const endpoint = 'http://127.0.0.1:9'
  await expect(openStore({ endpoint }).has('a-1.webp')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('GROW-03 no attempt starts after the time of all attempts', async () => {
  failTimes(99, slowDown)
  await expect(openStore({}, { totalMs: 0 }).read('a-1.webp')).rejects.toMatchObject({ kind: 'unavailable' })
  expect(server.requests()).toHaveLength(1)
})

test.each<[string, Partial<S3Settings>, S3Fault | null, RegExp]>([
  ['a denied request', {}, { status: 403, code: 'AccessDenied' }, /refuses GET \(AccessDenied\)/],
  ['a wrong secret', { secretAccessKey: 'another' }, null, /SignatureDoesNotMatch/],
  ['an unknown key', { accessKeyId: 'NOBODY' }, null, /InvalidAccessKeyId/],
  ['a missing bucket', { bucket: 'no-such-bucket' }, null, /no-such-bucket refuses GET \(NoSuchBucket\)/],
  ['a bucket of another region', {}, { status: 301, code: 'PermanentRedirect' }, /PermanentRedirect/],
])('GROW-03 %s is refused at once and not taken for a missing file', async (_name, changed, fault, message) => {
  if (fault) failTimes(99, fault)
  const store = openStore(changed)
  await expect(store.read('a-1.webp')).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(message),
  })
  expect(server.requests()).toHaveLength(1)
})

test('GROW-03 an object that was stored by another program and has changed bytes is not served', async () => {
  const client = createS3Client(server.settings, LIMITS)
  const headers = { 'x-amz-meta-sha256': 'f'.repeat(64) }
  await client.send({ method: 'PUT', key: 'pictures/odd-1.webp', headers, body: new Uint8Array(bytes) })
  await expect(openStore().read('odd-1.webp')).rejects.toMatchObject({ kind: 'unavailable' })
})

test('GROW-03 objects carry their content type, their cache policy and their hash for a CDN in front of the bucket', async () => {
  await openStore().save('type-1.avif', bytes)
  const answer = await createS3Client(server.settings).send({ method: 'HEAD', key: 'pictures/type-1.avif' })
  expect(['content-type', 'cache-control'].map((name) => answer?.headers.get(name))).toEqual(['image/avif', 'no-store'])
  expect(answer?.headers.get('x-amz-meta-sha256')).toMatch(/^[0-9a-f]{64}$/)
})

test.each([
  [
    { endpoint: 'https://s3.me-south-1.amazonaws.com', pathStyle: false },
    'https://roses.s3.me-south-1.amazonaws.com/a/b.jpg',
  ],
  [{ endpoint: 'http://minio:9000/', pathStyle: true }, 'http://minio:9000/roses/a/b.jpg'],
  [{ endpoint: 'https://gateway.example/s3', pathStyle: true }, 'https://gateway.example/s3/roses/a/b.jpg'],
])('GROW-03 the address of an object (%o)', (settings, expected) => {
  expect(toS3Address({ ...settings, bucket: 'roses' }, 'a/b.jpg')).toBe(expected)
})

test('GROW-03 a list in pages is read to its end, and names are unescaped', async () => {
  const page = (truncated: boolean) => `<ListBucketResult><IsTruncated>${truncated}</IsTruncated>
    <Contents><Key>p/a&amp;b&#x41;.webp</Key><LastModified>2026-11-29T07:00:00.000Z</LastModified><Size>12</Size></Contents>
    ${truncated ? '<NextContinuationToken>x=&lt;1</NextContinuationToken>' : ''}</ListBucketResult>`
  const file = { name: 'p/a&bA.webp', bytes: 12, modifiedAt: Date.UTC(2026, 10, 29, 7) }
  expect(readObjectList(Buffer.from(page(true)))).toEqual({ files: [file], next: 'x=<1' })
  expect(readObjectList(Buffer.from(page(false)))).toEqual({ files: [file], next: null })
  expect([readErrorCode(Buffer.from('<html>502</html>')), readErrorCode(Buffer.alloc(0))]).toEqual(['', ''])
  const store = createBucketStore(
    {
      send: async ({ query }) => ({
        headers: new Headers(),
        body: Buffer.from(page(query?.['continuation-token'] !== 'x=<1')),
      }),
    },
    { prefix: 'p/', cacheControl: '' },
  )
  expect((await Array.fromAsync(store.list())).map(({ name }) => name)).toEqual(['a&bA.webp', 'a&bA.webp'])
})
