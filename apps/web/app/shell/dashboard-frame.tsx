import '../lib/api/all-routes.ts'
import { m } from '@warda/i18n/messages'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ConnectionBanner } from '../features/connection/connection-banner.tsx'
import { useBrand } from '../lib/shop/brand.ts'
import { paths } from '../paths.ts'
import { Dialog } from '../ui/layout/dialog.tsx'
import { Menu } from '../ui/media/icons.tsx'
import { AccountButton } from './account-button.tsx'
import { CartLink } from './cart-link.tsx'
import { DashboardMenu, type NavigationItem } from './dashboard-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ShopName } from './shop-name.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFlashMessage } from './use-flash-message.ts'
import { useOwnPath } from './use-own-path.ts'

type DashboardFrameProps = {
  /** Name of the dashboard, above its menu. */
  title: string
  /** Undefined until they are known. */
  places: readonly NavigationItem[] | undefined
  /** Shows the link to the cart. */
  withCart?: boolean
  /** Replaces the usual text of the offline banner. */
  offlineText?: string
  children: ReactNode
}

/** The frame of a dashboard: top bar, side menu (a sheet on narrow screens), and the page. */
export function DashboardFrame({ title, places, withCart = false, offlineText, children }: DashboardFrameProps) {
  const [open, setOpen] = useState(false)
  const { name: brand } = useBrand()
  useFlashMessage()
  useOwnPath()
  return (
    <>
      <SkipLink />
      <header className="no-print sticky top-0 z-40 flex h-16 items-center gap-1 border-line border-b bg-paper px-4 sm:px-6">
        <button
          type="button"
          className="-ms-2 grid size-12 shrink-0 place-items-center rounded-full hover:bg-sand lg:hidden"
          aria-label={m.client_menu_open()}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <Menu aria-hidden="true" size={22} />
        </button>
        <Link
          to={paths.home}
          aria-label={m.shell_home_link({ brand })}
          className="flex min-h-11 items-center gap-2 text-leaf"
        >
          <ShopName
            size={28}
            className="line-clamp-2 max-w-56 font-display font-semibold text-lg leading-tight sm:text-xl"
          />
        </Link>
        <div className="ms-auto flex items-center gap-1">
          {/* A whole page, because header and footer are not loaded again after a setting was saved. */}
          <Link
            reloadDocument
            to={paths.shop}
            className="hidden min-h-11 items-center rounded-full px-3 font-semibold text-sm hover:bg-sand sm:inline-flex"
          >
            {m.client_to_shop()}
          </Link>
          <LanguageSwitch className="inline-flex" />
          <AccountButton />
          {withCart && <CartLink />}
        </div>
      </header>
      <div className="flex flex-1">
        <aside className="no-print hidden w-60 shrink-0 border-line border-e bg-paper lg:block">
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto p-4">
            <DashboardMenu title={title} places={places} />
          </div>
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-7 outline-none sm:px-6 lg:px-10 lg:py-9">
          <div className="mx-auto max-w-6xl">{children}</div>
        </main>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} hideTitle place="start">
        <DashboardMenu title={title} places={places} onNavigate={() => setOpen(false)} />
      </Dialog>
      <ConnectionBanner offlineText={offlineText} />
    </>
  )
}
