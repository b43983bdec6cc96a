import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { STEPS, type Step } from './checkout-form.ts'

/**
 * The open step of the checkout and the furthest one reached. Each step is a history entry, so that Back returns to the
 * step before instead of leaving the checkout; after a reload the first step is open.
 */
export const useStep = () => {
  const [step, setStep] = useState<Step>('who')
  const [reached, setReached] = useState<Step>('who')
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry
  useEffect(() => {
    if (navigationType !== 'POP') return
    const entryStep = readStep(state)
    setStep(STEPS.indexOf(entryStep) <= STEPS.indexOf(reached) ? entryStep : 'who')
  }, [key])
  const open = (next: Step): void => {
    setStep(next)
    if (STEPS.indexOf(next) > STEPS.indexOf(reached)) setReached(next)
    if (next !== step) void navigate('.', { state: { checkoutStep: next }, preventScrollReset: true })
  }
  return { step, reached, open }
}

const readStep = (state: unknown): Step => {
  const entry = (state as { checkoutStep?: unknown } | null)?.checkoutStep
  return STEPS.find((step) => step === entry) ?? 'who'
}
