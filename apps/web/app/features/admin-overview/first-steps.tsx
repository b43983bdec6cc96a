import { m } from '@warda/words/messages'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { formatNumber } from '../../lib/format.ts'
import { currentLanguage } from '../../lib/language.ts'
import { Panel } from '../../ui/panel.tsx'
import { useEmptyShelves } from './use-empty-shelves.ts'

const steps = () => [
  { to: adminPaths.setting('contact'), text: m.admin_first_contact() },
  { to: adminPaths.setting('seller'), text: m.admin_first_seller() },
  { to: adminPaths.setting('calendar'), text: m.admin_first_calendar() },
  { to: adminPaths.categories, text: m.admin_first_category() },
  { to: adminPaths.newProduct, text: m.admin_first_product() },
  { to: adminPaths.staff, text: m.admin_first_team() },
]

/** Where an owner begins, for as long as the shop has no product. */
export function FirstSteps() {
  const empty = useEmptyShelves().data ?? false
  if (!empty) return null
  return (
    <Panel title={m.admin_first_title()} lead={m.admin_first_lead()} className="mb-5">
      <ol className="-mx-2 -my-2 grid gap-x-6 md:grid-cols-2">
        {steps().map(({ to, text }, at) => (
          <li key={to}>
            <Link to={to} className="flex min-h-13 items-center gap-3 rounded-field px-2 font-medium hover:bg-paper">
              <span className="tabular grid size-8 shrink-0 place-items-center rounded-full bg-sage font-semibold text-leaf-deep text-sm">
                {formatNumber(at + 1, currentLanguage())}
              </span>
              <span className="grow">{text}</span>
              <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
