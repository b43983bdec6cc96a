type Make<T> = () => Promise<T | null>

/** Caches the last `most` results by key; concurrent calls share one computation. Empty results and errors are not cached. */
export function renderedFileCache<T>(most: number): (key: string, make: Make<T>) => Promise<T | null> {
  const files = new Map<string, Promise<T | null>>()
  return (key, make) => {
    const cached = files.get(key)
    files.delete(key)
    const paper = cached ?? make()
    // A Map iterates in insertion order.
    files.set(key, paper)
    for (const oldest of files.keys()) {
      if (files.size <= most) break
      files.delete(oldest)
    }
    if (!cached) {
      const forget = () => {
        if (files.get(key) === paper) files.delete(key)
      }
      paper.then((file) => file ?? forget(), forget)
    }
    return paper
  }
}
