type Make<T> = () => Promise<T | null>

/** Keeps the last `most` things that were made, by their key; who asks while one is being made waits for the same. Nothing and faults are not kept. */
export function renderedFileCache<T>(most: number): (key: string, make: Make<T>) => Promise<T | null> {
  const kept = new Map<string, Promise<T | null>>()
  return (key, make) => {
    const known = kept.get(key)
    kept.delete(key)
    const paper = known ?? make()
    // The oldest in a Map is the first.
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
