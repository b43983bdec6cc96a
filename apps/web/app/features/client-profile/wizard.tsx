import type { ClientProfile } from '@warda/contract/clients'
import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { OwnerStep } from './owner-step.tsx'
import { RegisterStep } from './register-step.tsx'
import { StepMarks } from './step-marks.tsx'
import { findOpeningStep, type Step, stepAfter, stepBefore } from './steps.ts'
import { TaxStep } from './tax-step.tsx'
import { cacheProfile } from './use-profile.ts'

type WizardProps = { userId: string; profile: ClientProfile; onDone?: () => void; onCancel?: () => void }

/**
 * The three-step company profile (CLIENT-01..03): opens at the first incomplete step and saves each step on its own.
 */
export function Wizard({ userId, profile, onDone, onCancel }: WizardProps) {
  const [step, setStep] = useState<Step>(() => findOpeningStep(profile.done))
  const heading = useFocusOn(step)
  const handleSaved = (changed: ClientProfile): void => {
    cacheProfile(userId, changed)
    const next = stepAfter(step) ?? (changed.isNotComplete ? findOpeningStep(changed.done) : null)
    if (next !== null) {
      setStep(next)
      return
    }
    void notify.success(m.client_saved(), { where: 'shell' })
    onDone?.()
  }
  const before = stepBefore(step)
  const shared = {
    userId,
    profile,
    onSaved: handleSaved,
    onBack: before === null ? onCancel : () => setStep(before),
    backLabel: before === null ? m.ui_cancel() : m.client_back(),
  }
  return (
    <section className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-8" aria-labelledby="wizard-step">
      <StepMarks current={step} done={profile.done} />
      {profile.reviewState === 'rejected' && (
        <Notice tone="warning">
          {m.client_review_rejected_text()}{' '}
          {profile.reviewNote && <bdi className="font-semibold">{profile.reviewNote}</bdi>}
        </Notice>
      )}
      <h2 id="wizard-step" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {titles[step]()}
      </h2>
      {step === 'register' && <RegisterStep {...shared} />}
      {step === 'owner' && <OwnerStep {...shared} />}
      {step === 'tax' && <TaxStep {...shared} />}
    </section>
  )
}

const titles: Record<Step, () => string> = {
  register: m.client_step_register,
  owner: m.client_step_owner,
  tax: m.client_step_tax,
}

/** Focuses the heading of a new step, but not of the first one shown. */
const useFocusOn = (step: Step) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [step])
  return heading
}
