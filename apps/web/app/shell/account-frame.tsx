import { m } from '@warda/i18n/messages'
import { Bell, CalendarClock, CreditCard, Gift, Heart, Package, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../lib/session/session.ts'
import { paths } from '../paths.ts'

type AccountFrameProps = { userId: string; title: ReactNode; lead?: ReactNode; children: ReactNode }

/** The frame of a customer's account pages, with their navigation. */
export function AccountFrame({ userId, title, lead, children }: AccountFrameProps) {
  const isShopper = useSession()?.roles.includes('Shopper') ?? false
  const items = [
    { to: paths.orders(userId), name: m.account_nav_orders(), Icon: Package },
    ...(isShopper
      ? [{ to: paths.subscriptions(userId), name: m.account_nav_subscriptions(), Icon: CalendarClock }]
      : []),
    { to: paths.wishlist, name: m.account_nav_wishlist(), Icon: Heart },
    { to: paths.loyalty(userId), name: m.account_nav_loyalty(), Icon: Gift },
    { to: paths.giftCards, name: m.account_nav_gift_cards(), Icon: CreditCard },
    { to: paths.reminders(userId), name: m.account_nav_reminders(), Icon: Bell },
    { to: paths.setting(userId), name: m.account_nav_setting(), Icon: Settings },
  ]
  return (
    <div className="page py-10 sm:py-14">
      <nav aria-label={m.account_nav()} className="no-print mb-8">
        <ul className="grid grid-cols-3 gap-2 sm:flex">
          {items.map(({ to, name, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-11 items-center justify-center gap-1.5 rounded-full border border-line px-2 font-medium text-sm transition-colors duration-150 hover:border-line-strong aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-white sm:gap-2 sm:px-4 sm:text-[0.9375rem]"
              >
                <Icon aria-hidden="true" size={17} />
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <header className="mb-8 grid gap-2">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        {lead && <div className="text-ink-soft">{lead}</div>}
      </header>
      {children}
    </div>
  )
}
