import { m } from '@warda/i18n/messages'
import { useEffect } from 'react'
import { classes } from '../../ui/classes.ts'
import { Heart } from '../../ui/media/icons.tsx'
import { loadWishlist, toggleWishlistItem, useWishlistIds } from './wishlist-store.ts'

type HeartButtonProps = { productId: number; name: string; className?: string }

/**
 * Adds or removes a product of the wishlist; without a session it is stored in the browser and merged at the next
 * login.
 */
export function HeartButton({ productId, name, className }: HeartButtonProps) {
  const ids = useWishlistIds()
  const liked = ids?.includes(productId) ?? false
  useEffect(() => whenIdle(() => void loadWishlist().catch(() => undefined)), [])
  const toggle = (): void => {
    // Waits for the list, because the state of the product is unknown before.
    void loadWishlist().then(
      () => toggleWishlistItem(productId),
      () => toggleWishlistItem(productId),
    )
  }
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={liked ? m.wishlist_remove({ name }) : m.wishlist_add({ name })}
      onClick={toggle}
      className={classes(
        'grid size-11 place-items-center rounded-full bg-card/90 text-ink transition-[color,transform] duration-150 hover:text-petal active:scale-90',
        className,
      )}
    >
      <Heart aria-hidden="true" size={20} className={liked ? 'fill-petal text-petal' : ''} />
    </button>
  )
}

/** Runs when the browser is idle; returns a function that cancels it. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 800)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
