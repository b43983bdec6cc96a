/** Runs when the page has nothing better to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 800)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
