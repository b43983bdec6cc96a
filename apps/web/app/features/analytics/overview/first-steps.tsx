import type { FirstStep, ShopOverview } from '@warda/contract/analytics'
import { m } from '@warda/i18n/messages'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../../admin-paths.ts'
import { currentLanguage } from '../../../lib/browser/language.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Check } from '../../../ui/media/icons.tsx'

const STEPS: { [K in FirstStep]: { to: string; text: () => string } } = {
  identity: { to: adminPaths.setting('identity'), text: m.admin_first_identity },
  contact: { to: adminPaths.setting('contact'), text: m.admin_first_contact },
  seller: { to: adminPaths.setting('seller'), text: m.admin_first_seller },
  legal: { to: adminPaths.setting('legal'), text: m.admin_first_legal },
  calendar: { to: adminPaths.setting('calendar'), text: m.admin_first_calendar },
  category: { to: adminPaths.categories, text: m.admin_first_category },
  product: { to: adminPaths.newProduct, text: m.admin_first_product },
  stock: { to: adminPaths.products, text: m.admin_first_stock },
  team: { to: adminPaths.staff, text: m.admin_first_team },
}

/** Setup checklist of the owner; null once it is complete. What the law requires stays until it is done. */
export function FirstSteps({ steps }: { steps: ShopOverview['firstSteps'] }) {
  if (steps === null) return null
  // Steps about products exist only before the first order.
  const isNew = steps.some(({ step }) => step === 'product')
  return (
    <Panel
      title={isNew ? m.admin_first_title() : m.admin_first_law_title()}
      lead={isNew ? m.admin_first_lead() : m.admin_first_law_lead()}
    >
      <ol className="-mx-2 -my-2 grid gap-x-6 md:grid-cols-2">
        {steps.map(({ step, done }, index) => (
          <li key={step}>
            <Link
              to={STEPS[step].to}
              className="flex min-h-13 items-center gap-3 rounded-field px-2 font-medium hover:bg-paper"
            >
              <StepMark number={index + 1} done={done} />
              <span className={done ? 'grow text-ink-soft' : 'grow'}>{STEPS[step].text()}</span>
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
