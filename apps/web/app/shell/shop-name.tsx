import { useBrand } from '../lib/shop/brand.ts'
import { Logo } from './logo.tsx'

/** A logo from this ratio of width to height on holds the name, which is then not written beside it. */
const WORDMARK_RATIO = 2

/** Logo and name of the shop. */
export function ShopName({ size, className, onDark = false }: { size: number; className: string; onDark?: boolean }) {
  const { name, logo } = useBrand()
  const isWordmark = logo !== null && logo.width / logo.height >= WORDMARK_RATIO
  return (
    <>
      <Logo size={isWordmark ? size * 1.25 : size} onDark={onDark} />
      <span className={isWordmark ? 'sr-only' : className}>{name}</span>
    </>
  )
}
