type Make<T> = () => Promise<T | null>

/** Caches the last `most` results by key; concurrent calls share one computation. Empty results and errors are not cached. */
export function renderedFileCache<T>(most: number): (key: string, make: Make<T>) => Promise<T | null> {
  const kept = new Map<string, Promise<T | null>>()
  return (key, make) => {
    const known = kept.get(key)
    kept.delete(key)
    const paper = known ?? make()
    // A Map iterates in insertion order.
    kept.set(key, paper)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    if (!known) {
      const forget = () => {
        if (kept.get(key) === paper) kept.delete(key)
      }
      paper.then((made) => made ?? forget(), forget)
    }
    return paper
  }
}
