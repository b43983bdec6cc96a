import { m } from '@warda/i18n/messages'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../lib/shop/brand.ts'
import { paths } from '../paths.ts'
import { Heart, Menu, Search } from '../ui/media/icons.tsx'
import { AccountButton } from './account-button.tsx'
import { CartLink } from './cart-link.tsx'
import { CategoryLinks } from './category-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ShopName } from './shop-name.tsx'
import type { SheetName } from './side-sheets.tsx'
import { useHiddenHeader } from './use-hidden-header.ts'

const loadSheets = () => import('./side-sheets.tsx')
const SideSheets = lazy(loadSheets)
/** Starts loading the sheets before the click. */
const preload = { onPointerEnter: () => void loadSheets(), onFocus: () => void loadSheets() }

const roundButton = 'relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand'

/** The top bar of the shop (SHELL-01, SHELL-02). */
export function Header() {
  const header = useRef<HTMLElement>(null)
  const [open, setOpen] = useState<SheetName | null>(null)
  const [loaded, setLoaded] = useState(false)
  const { name: brand } = useBrand()
  useHiddenHeader(header)
  const show = (sheet: SheetName) => {
    setLoaded(true)
    setOpen(sheet)
  }
  return (
    <header
      ref={header}
      className="sticky top-0 z-40 h-header border-line border-b bg-paper transition-transform duration-200 ease-out data-hidden:-translate-y-full"
    >
      <div className="page flex h-full items-center gap-1 sm:gap-2">
        <button
          type="button"
          className={`${roundButton} -ms-2 xl:hidden`}
          aria-label={m.shell_menu()}
          aria-haspopup="dialog"
          onClick={() => show('menu')}
          {...preload}
        >
          <Menu aria-hidden="true" size={22} />
        </button>
        <Link
          to={paths.home}
          aria-label={m.shell_home_link({ brand })}
          className="flex min-h-11 items-center gap-2 text-leaf"
        >
          <ShopName
            size={30}
            className="line-clamp-2 max-w-56 font-display font-semibold text-xl leading-tight tracking-tight sm:text-2xl"
          />
        </Link>
        <CategoryLinks className="mx-auto hidden xl:flex" />
        <div className="ms-auto flex items-center xl:ms-0">
          <button
            type="button"
            className={roundButton}
            aria-label={m.shell_search()}
            aria-haspopup="dialog"
            onClick={() => show('search')}
            {...preload}
          >
            <Search aria-hidden="true" size={21} />
          </button>
          <LanguageSwitch className="hidden sm:inline-flex" />
          <Link to={paths.wishlist} className={`${roundButton} hidden! sm:grid!`} aria-label={m.shell_wishlist()}>
            <Heart aria-hidden="true" size={21} />
          </Link>
          <AccountButton />
          <CartLink />
        </div>
      </div>
      {loaded && (
        <Suspense>
          <SideSheets open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </header>
  )
}
