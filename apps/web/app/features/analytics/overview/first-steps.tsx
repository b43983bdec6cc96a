import type { FirstStep, ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Check } from '../../../ui/media/icons.tsx'

type Step = { step: FirstStep; to: string; text: string }

const steps = (): Step[] => [
  { step: 'contact', to: adminPaths.setting('contact'), text: m.admin_first_contact() },
  { step: 'seller', to: adminPaths.setting('seller'), text: m.admin_first_seller() },
  { step: 'calendar', to: adminPaths.setting('calendar'), text: m.admin_first_calendar() },
  { step: 'category', to: adminPaths.categories, text: m.admin_first_category() },
  { step: 'product', to: adminPaths.newProduct, text: m.admin_first_product() },
  { step: 'team', to: adminPaths.staff, text: m.admin_first_team() },
]

/** Setup checklist of the owner; `done` is null once it is complete or the shop has an order. */
export function FirstSteps({ done }: { done: ShopOverview['firstSteps'] }) {
  if (done === null) return null
  return (
    <Panel title={m.admin_first_title()} lead={m.admin_first_lead()}>
      <ol className="-mx-2 -my-2 grid gap-x-6 md:grid-cols-2">
        {steps().map(({ step, to, text }, index) => (
          <li key={step}>
            <Link to={to} className="flex min-h-13 items-center gap-3 rounded-field px-2 font-medium hover:bg-paper">
              <StepMark number={index + 1} done={done[step]} />
              <span className={done[step] ? 'grow text-ink-soft' : 'grow'}>{text}</span>
              <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const round = 'tabular grid size-8 shrink-0 place-items-center rounded-full font-semibold text-sm'

function StepMark({ number, done }: { number: number; done: boolean }) {
  if (!done) return <span className={`${round} bg-sage text-leaf-deep`}>{formatNumber(number, currentLanguage())}</span>
  return (
    <span className={`${round} bg-leaf text-white`}>
      <Check aria-hidden="true" size={17} />
      <span className="sr-only">{m.admin_first_done()}</span>
    </span>
  )
}
