import { m } from '@warda/i18n/messages'
import { ClipboardList, type LucideIcon, Route as RouteIcon, Truck, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { deliveryPaths } from '../../delivery-paths.ts'
import { ConnectionBanner } from '../../features/connection/connection-banner.tsx'
import { paths } from '../../paths.ts'
import { AccountButton } from '../../shell/account-button.tsx'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { Logo } from '../../shell/logo.tsx'
import { SkipLink } from '../../shell/skip-link.tsx'
import { useFlashMessage } from '../../shell/use-flash-message.ts'
import { useOwnPath } from '../../shell/use-own-path.ts'
import { LiveStatusBadge } from '../../ui/feedback/live-status-badge.tsx'

/**
 * The frame of the delivery dashboard: a top bar with the state of the live connection, and navigation at the bottom on a phone or at
 * the side.
 */
export function DeliveryFrame({ userId, children }: { userId: string; children: ReactNode }) {
  useFlashMessage()
  useOwnPath()
  return (
    <>
      <SkipLink />
      <header className="no-print sticky top-0 z-40 flex h-16 items-center gap-2 border-line border-b bg-paper px-4 sm:px-6">
        <Link
          to={paths.home}
          aria-label={m.board_home()}
          className="flex min-h-12 min-w-0 items-center gap-2.5 font-display font-semibold text-leaf leading-tight sm:text-xl"
        >
          <span className="shrink-0">
            <Logo size={28} />
          </span>
          <span className="inline-block first-letter:uppercase">{m.board_title()}</span>
        </Link>
        <div className="ms-auto flex shrink-0 items-center">
          <LiveStatusBadge />
          <LanguageSwitch className="inline-flex" />
          <AccountButton />
        </div>
      </header>
      <div className="flex flex-1">
        <Navigation
          userId={userId}
          className="no-print fixed inset-x-0 bottom-0 z-40 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:sticky lg:inset-x-auto lg:top-16 lg:h-[calc(100dvh-4rem)] lg:w-60 lg:shrink-0 lg:border-t-0 lg:border-e lg:p-4"
        />
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 pt-5 pb-28 outline-none sm:px-6 lg:px-10 lg:pt-8 lg:pb-12"
        >
          <div className="mx-auto max-w-6xl">
            <ConnectionBanner inPage offlineText={m.driver_offline()} />
            {children}
          </div>
        </main>
      </div>
    </>
  )
}

function Navigation({ userId, className }: { userId: string; className: string }) {
  return (
    <nav aria-label={m.board_nav()} className={className}>
      <ul className="flex lg:grid lg:gap-1">
        <NavigationLink to={deliveryPaths.board(userId)} Icon={ClipboardList} end>
          {m.board_nav_board()}
        </NavigationLink>
        <NavigationLink to={deliveryPaths.run(userId)} Icon={Truck}>
          {m.board_nav_run()}
        </NavigationLink>
        <NavigationLink to={deliveryPaths.route(userId)} Icon={RouteIcon}>
          {m.board_nav_route()}
        </NavigationLink>
        <NavigationLink to={deliveryPaths.debts(userId)} Icon={WalletCards}>
          {m.board_nav_debts()}
        </NavigationLink>
      </ul>
    </nav>
  )
}

type NavigationLinkProps = { to: string; Icon: LucideIcon; end?: boolean; children: ReactNode }

function NavigationLink({ to, Icon, end = false, children }: NavigationLinkProps) {
  return (
    <li className="flex-1">
      <NavLink
        to={to}
        end={end}
        className="flex min-h-16 flex-col items-center justify-center gap-1 px-1 font-medium text-[0.8125rem] text-ink-soft leading-none transition-colors duration-150 aria-[current=page]:font-semibold aria-[current=page]:text-leaf lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-field lg:px-3 lg:text-base lg:text-ink lg:aria-[current=page]:bg-leaf lg:aria-[current=page]:text-white lg:hover:bg-sand"
      >
        <Icon aria-hidden="true" size={21} className="shrink-0" />
        {children}
      </NavLink>
    </li>
  )
}
