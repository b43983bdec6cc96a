import type { Notifications } from './db/notifications.ts'

/**
 * A version for caches of products, categories and occasions. Stock changes do not affect them and are not counted.
 */
export function trackCatalogueVersion(notifications: Notifications): () => number {
  let version = 0
  notifications.on('catalogue', (change) => {
    if (change !== 'stock') version += 1
  })
  return () => version
}
