import type { Signals } from './db/notifications.ts'

/**
 * A version for what is remembered of products, categories and occasions. A bouquet sold is news to answers that show what is left, but changes
 * none of these, so it is not counted.
 */
export function catalogueNews(signals: Signals): () => number {
  let news = 0
  signals.on('catalogue', (what) => {
    if (what !== 'stock') news += 1
  })
  return () => news
}
