import { contentType, type FileStore, hashFile, type StoredFile } from './file-store.ts'
import { readObjectList } from './s3-answers.ts'
import { HASH_HEADER, type S3Client } from './s3-client.ts'

/** `prefix`: first part of the keys, such as `pictures/`. `cacheControl`: what a CDN in front of the bucket sends. */
type BucketOptions = { prefix: string; cacheControl: string }

/** Files in an S3 bucket. The hash of the content is stored with each object and signed with its request, so the service checks it on arrival. */
export function createBucketStore(client: S3Client, { prefix, cacheControl }: BucketOptions): FileStore {
  const find = (method: 'GET' | 'HEAD', name: string) => client.send({ method, key: prefix + name })
  return {
    async save(name, bytes) {
      await client.send({
        method: 'PUT',
        key: prefix + name,
        headers: { 'content-type': contentType(name), 'cache-control': cacheControl, [HASH_HEADER]: hashFile(bytes) },
        body: new Uint8Array(bytes),
      })
    },
    read: async (name) => (await find('GET', name))?.body ?? null,
    async open(name) {
      const found = await find('GET', name)
      return found && { bytes: found.body, modifiedAt: Date.parse(found.headers.get('last-modified') ?? '') || 0 }
    },
    has: async (name) => (await find('HEAD', name)) !== null,
    async hash(name) {
      const stored = (await find('HEAD', name))?.headers.get(HASH_HEADER)
      if (stored) return stored
      // An object that another program has stored.
      const bytes = (await find('GET', name))?.body
      return bytes ? hashFile(bytes) : null
    },
    async remove(name) {
      await client.send({ method: 'DELETE', key: prefix + name })
    },
    async *list(): AsyncGenerator<StoredFile> {
      let token: string | null = null
      do {
        const query = { 'list-type': '2', prefix, ...(token !== null && { 'continuation-token': token }) }
        const page = readObjectList((await client.send({ method: 'GET', key: '', query }))?.body ?? Buffer.alloc(0))
        for (const file of page.files) yield { ...file, name: file.name.slice(prefix.length) }
        token = page.next
      } while (token !== null)
    },
  }
}
