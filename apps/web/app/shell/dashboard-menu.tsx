import type { LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { matchPath, NavLink, useLocation } from 'react-router'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { ChevronDown } from '../ui/media/icons.tsx'

export type NavigationItem = { to: string; name: string; Icon: LucideIcon; end?: boolean; group?: string }

type DashboardMenuProps = {
  /** Name of the dashboard, above the menu. */
  title: string
  /** Undefined until they are known. */
  places: readonly NavigationItem[] | undefined
  onNavigate?: () => void
}

/** The menu of a dashboard. Groups of pages fold, so that the menu of the back office fits a screen 800 px high. */
export function DashboardMenu({ title, places, onNavigate }: DashboardMenuProps) {
  return (
    <nav aria-label={title}>
      <p className="px-3 pt-1 pb-3 font-display text-lg text-ink-soft">{title}</p>
      {!places && <MenuSkeleton />}
      {[...Map.groupBy(places ?? [], ({ group }) => group)].map(([group, items]) =>
        group ? (
          <MenuGroup key={group} name={group} items={items} onNavigate={onNavigate} />
        ) : (
          <MenuItems key="" items={items} onNavigate={onNavigate} />
        ),
      )}
    </nav>
  )
}

/** The height at which all groups of the back office fit below the top bar. */
const TALL = '(min-height: 80rem)'

type MenuItemsProps = { items: readonly NavigationItem[]; onNavigate?: (() => void) | undefined }

/** A group is open on tall screens and while it has the current page; the user may open and close it. */
function MenuGroup({ name, items, onNavigate }: MenuItemsProps & { name: string }) {
  const { pathname } = useLocation()
  const hasPage = items.some(({ to, end = false }) => matchPath({ path: to, end }, pathname))
  const [isOpen, setIsOpen] = useState(hasPage)
  useEffect(() => {
    if (hasPage || matchMedia(TALL).matches) setIsOpen(true)
  }, [hasPage])
  return (
    <details className="group/menu mt-1" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-field px-3 font-semibold text-ink-soft text-sm hover:bg-sand [&::-webkit-details-marker]:hidden">
        {name}
        <ChevronDown size={16} className="shrink-0 group-open/menu:rotate-180" />
      </summary>
      <MenuItems items={items} onNavigate={onNavigate} />
    </details>
  )
}

const MenuItems = ({ items, onNavigate }: MenuItemsProps) => (
  <ul className="grid gap-0.5">
    {items.map(({ to, name, Icon, end }) => (
      <li key={to}>
        <NavLink
          to={to}
          end={end ?? false}
          onClick={onNavigate}
          className="flex min-h-11 items-center gap-3 rounded-field px-3 font-medium transition-colors duration-150 hover:bg-sand aria-[current=page]:bg-leaf aria-[current=page]:text-white"
        >
          <Icon aria-hidden="true" size={19} className="shrink-0" />
          {name}
        </NavLink>
      </li>
    ))}
  </ul>
)

/** Widths of the placeholders for names of pages. */
const LINES = ['w-24', 'w-28', 'w-32', 'w-36', 'w-40', 'w-44']

const MenuSkeleton = () => (
  <div className="grid gap-3 px-3 pt-2">
    {LINES.map((width) => (
      <Skeleton key={width} className={`my-2 h-5 ${width}`} />
    ))}
  </div>
)
