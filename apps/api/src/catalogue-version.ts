import type { Notifications } from './db/notifications.ts'

/**
 * A version for what is remembered of products, categories and occasions. A bouquet sold is news to answers that show what is left, but changes
 * none of these, so it is not counted.
 */
export function catalogueVersion(notifications: Notifications): () => number {
  let news = 0
  notifications.on('catalogue', (what) => {
    if (what !== 'stock') news += 1
  })
  return () => news
}
