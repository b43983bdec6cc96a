/** Tables of the staff's device, each a database of its own: one can be dropped without the other. */
export type DeviceTable = 'outbox' | 'answers'

const opened = new Map<DeviceTable, Promise<IDBDatabase>>()

const open = (table: DeviceTable): Promise<IDBDatabase> => {
  const known = opened.get(table)
  if (known) return known
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`warda-${table}`, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(table, { keyPath: 'id', autoIncrement: table === 'outbox' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  opened.set(table, opening)
  // Another tab drops it (sign-out), or storage was short for a moment: the next step opens it anew.
  const forget = (): boolean => opened.delete(table)
  opening.then((database) => {
    database.onclose = forget
    database.onversionchange = () => {
      database.close()
      forget()
    }
  }, forget)
  return opening
}

/** One step on one table; settles when it is really written. Rejects where the browser keeps nothing (W11). */
const step = async <T>(table: DeviceTable, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
  const database = await open(table)
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(table, mode)
    const request = ask(transaction.objectStore(table))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** The device's own memory, for staff pages alone: text, numbers and pictures under keys. */
export const deviceStore = {
  all: <T>(table: DeviceTable): Promise<T[]> => step(table, 'readonly', (store) => store.getAll() as IDBRequest<T[]>),
  read: <T>(table: DeviceTable, key: IDBValidKey): Promise<T | undefined> =>
    step(table, 'readonly', (store) => store.get(key) as IDBRequest<T | undefined>),
  /** Answers the key. */
  write: (table: DeviceTable, value: unknown): Promise<IDBValidKey> =>
    step(table, 'readwrite', (store) => store.put(value)),
  remove: (table: DeviceTable, key: IDBValidKey): Promise<undefined> =>
    step(table, 'readwrite', (store) => store.delete(key)),
}
