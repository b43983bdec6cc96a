/** Caches the value of the latest version. After a failure the next call creates it again. */
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
