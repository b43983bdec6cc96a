/** IndexedDB tables on staff devices, each in its own database, so that one can be deleted without the other. */
export type DeviceTable = 'outbox' | 'answers'

const connections = new Map<DeviceTable, Promise<IDBDatabase>>()

const open = (table: DeviceTable): Promise<IDBDatabase> => {
  const existing = connections.get(table)
  if (existing) return existing
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`warda-${table}`, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(table, { keyPath: 'id', autoIncrement: table === 'outbox' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  connections.set(table, opening)
  // Deleted by another tab (sign-out) or failed to open: the next operation opens it again.
  const discard = (): boolean => connections.delete(table)
  opening.then((database) => {
    database.onclose = discard
    database.onversionchange = () => {
      database.close()
      discard()
    }
  }, discard)
  return opening
}

/** Runs one operation; resolves when it is committed. Rejects where the browser stores nothing (W11). */
const run = async <T>(
  table: DeviceTable,
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest<T>,
) => {
  const database = await open(table)
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(table, mode)
    const request = operation(transaction.objectStore(table))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Key-value storage on the device, for staff pages only. */
export const deviceStore = {
  all: <T>(table: DeviceTable): Promise<T[]> => run(table, 'readonly', (store) => store.getAll() as IDBRequest<T[]>),
  read: <T>(table: DeviceTable, key: IDBValidKey): Promise<T | undefined> =>
    run(table, 'readonly', (store) => store.get(key) as IDBRequest<T | undefined>),
  /** Returns the key. */
  write: (table: DeviceTable, value: unknown): Promise<IDBValidKey> =>
    run(table, 'readwrite', (store) => store.put(value)),
  remove: (table: DeviceTable, key: IDBValidKey): Promise<undefined> =>
    run(table, 'readwrite', (store) => store.delete(key)),
}
