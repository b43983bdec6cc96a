import { useBrand } from '../lib/shop/brand.ts'
import { Logo } from './logo.tsx'

/** Logo and name of the shop. */
export function ShopName({ size, className, onDark = false }: { size: number; className: string; onDark?: boolean }) {
  const { name, logo } = useBrand()
  const isWordmark = logo?.isWordmark
  return (
    <>
      <Logo size={isWordmark ? size * 1.25 : size} onDark={onDark} />
      <span className={isWordmark ? 'sr-only' : className}>{name}</span>
    </>
  )
}
