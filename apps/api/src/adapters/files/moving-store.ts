import type { FileStore, StoredFile } from './file-store.ts'

/**
 * A bucket into which the files of a folder are being moved: new files go to the bucket, those that are only in the folder are read from there,
 * and removed files disappear from both.
 */
export function createMovingStore(bucket: FileStore, folder: FileStore): FileStore {
  /** Asks the bucket again at the end, because the file may have been moved in between. */
  const findFirst = async <T>(ask: (store: FileStore) => Promise<T>, isFound: (answer: T) => boolean): Promise<T> => {
    for (const store of [bucket, folder]) {
      const answer = await ask(store)
      if (isFound(answer)) return answer
    }
    return ask(bucket)
  }
  return {
    save: (name, bytes) => bucket.save(name, bytes),
    read: (name) =>
      findFirst(
        (store) => store.read(name),
        (bytes) => bytes !== null,
      ),
    open: (name) =>
      findFirst(
        (store) => store.open(name),
        (file) => file !== null,
      ),
    has: (name) =>
      findFirst(
        (store) => store.has(name),
        (found) => found,
      ),
    hash: (name) =>
      findFirst(
        (store) => store.hash(name),
        (hash) => hash !== null,
      ),
    async remove(name) {
      await folder.remove(name)
      await bucket.remove(name)
    },
    async *list(): AsyncGenerator<StoredFile> {
      yield* folder.list()
      yield* bucket.list()
    },
  }
}
