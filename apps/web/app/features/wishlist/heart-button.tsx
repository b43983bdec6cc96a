import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { classes } from '../../ui/classes.ts'
import { Heart } from '../../ui/media/icons.tsx'
import { loadWishlist, toggleWish, useWishlistIds } from './wishlist-store.ts'

type HeartButtonProps = { productId: number; name: string; className?: string }

/** Likes a product; works signed out too, and goes into the account at the next login. */
export function HeartButton({ productId, name, className }: HeartButtonProps) {
  const ids = useWishlistIds()
  const liked = ids?.includes(productId) ?? false
  useEffect(() => whenIdle(() => void loadWishlist().catch(() => undefined)), [])
  const press = (): void => {
    // Before the list is known, a press would guess; it waits for the list instead.
    void loadWishlist().then(
      () => toggleWish(productId),
      () => toggleWish(productId),
    )
  }
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={liked ? m.wishlist_remove({ name }) : m.wishlist_add({ name })}
      onClick={press}
      className={classes(
        'grid size-11 place-items-center rounded-full bg-card/90 text-ink transition-[color,transform] duration-150 hover:text-petal active:scale-90',
        className,
      )}
    >
      <Heart aria-hidden="true" size={20} className={liked ? 'fill-petal text-petal' : ''} />
    </button>
  )
}

/** Runs when the page has nothing better to do. Answers how to call it off. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 800)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
