/** A picture as bytes: WebKit stores no `Blob` in private windows. */
type StoredPicture = { storedPicture: ArrayBuffer; type: string }

const isStoredPicture = (value: unknown): value is StoredPicture =>
  typeof value === 'object' && value !== null && 'storedPicture' in value && 'type' in value

type Entry = { input: unknown }

const hasBody = (input: unknown): input is { body: Record<string, unknown> } =>
  typeof input === 'object' &&
  input !== null &&
  'body' in input &&
  typeof input.body === 'object' &&
  input.body !== null

/** The entry with its pictures as bytes, to be stored. */
export async function packPictures<E extends Entry>(entry: E): Promise<E> {
  if (!hasBody(entry.input)) return entry
  const fields = Object.entries(entry.input.body).map(async ([name, value]) => [
    name,
    value instanceof Blob ? { storedPicture: await value.arrayBuffer(), type: value.type } : value,
  ])
  return { ...entry, input: { ...entry.input, body: Object.fromEntries(await Promise.all(fields)) } }
}

/** The entry with its pictures as `Blob`s; those of older versions already are. */
export function unpackPictures<E extends Entry>(entry: E): E {
  if (!hasBody(entry.input)) return entry
  const fields = Object.entries(entry.input.body).map(([name, value]) => [
    name,
    isStoredPicture(value) ? new Blob([value.storedPicture], { type: value.type }) : value,
  ])
  return { ...entry, input: { ...entry.input, body: Object.fromEntries(fields) } }
}
