import type { TaxUnit } from '@warda/contract/tax-units'
import { m } from '@warda/i18n/messages'
import { Circle, CircleCheck, LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { authorityReason } from '../../lib/format/authority-reason.ts'
import { CodedMessages } from '../../ui/data/coded-messages.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { CHECK_COUNT, STEPS, stepState } from './onboarding-step.ts'

type Onboarding = NonNullable<TaxUnit['onboarding']>

const ICONS = { done: CircleCheck, current: LoaderCircle, open: Circle }

/** The steps of an onboarding, or why the authority refused it. */
export function OnboardingSteps({ onboarding }: { onboarding: Onboarding }) {
  const { step, checked, messages, waitingFor } = onboarding
  if (step === 'failed')
    return (
      <Notice tone="error">
        <p className="font-semibold">{m.tax_onboarding_failed()}</p>
        <CodedMessages messages={messages.map((message) => ({ ...message, meaning: authorityReason(message.code) }))} />
      </Notice>
    )
  const names = {
    compliance: m.tax_step_compliance(),
    checks: m.tax_step_checks({ checked, count: CHECK_COUNT }),
    production: m.tax_step_production(),
  }
  return (
    <div className="grid gap-3">
      <ol className="grid gap-2">
        {STEPS.map((name) => {
          const state = stepState(name, step)
          const Icon = ICONS[state]
          return (
            <li
              key={name}
              aria-current={state === 'current' ? 'step' : undefined}
              className={`flex items-center gap-2 ${state === 'open' ? 'text-ink-soft' : ''}`}
            >
              <Icon
                aria-hidden="true"
                size={20}
                className={`shrink-0 ${state === 'done' ? 'text-done-ink' : ''} ${state === 'current' ? 'motion-safe:animate-spin' : ''}`}
              />
              {names[name]}
              <span className="sr-only">{state === 'done' ? m.tax_step_done() : ''}</span>
            </li>
          )
        })}
      </ol>
      <WaitingNotice reason={waitingFor} />
    </div>
  )
}

/** Why an onboarding does not continue. */
function WaitingNotice({ reason }: { reason: Onboarding['waitingFor'] }) {
  if (reason === null) return null
  if (reason === 'key') return <Notice tone="error">{m.tax_onboarding_key()}</Notice>
  if (reason !== 'seller') return <Notice tone="warning">{m.tax_onboarding_waiting()}</Notice>
  return (
    <Notice tone="error">
      <p>{m.tax_onboarding_seller()}</p>
      <Link to={adminPaths.setting('seller')} className="underline">
        {m.tax_correct_shop()}
      </Link>
    </Notice>
  )
}
