/** Keeps the value of the latest version. A failed one is created again at the next call. */
export function cacheVersion<T>(): (version: string, create: () => Promise<T>) => Promise<T> {
  let latest: { version: string; value: Promise<T> } | null = null
  return (version, create) => {
    if (latest?.version === version) return latest.value
    const created = { version, value: create() }
    latest = created
    created.value.catch(() => {
      if (latest === created) latest = null
    })
    return created.value
  }
}
