import { isCompleteSeller } from '@warda/domain/invoices/seller'
import { listMissingDisclosures } from '@warda/domain/legal/disclosures'
import type { Database } from '../../db/database.ts'
import { getDisclosures, loadSettings, type Settings } from '../settings/index.ts'
import { findSetupProgress, type SetupProgress } from './overview-queries.ts'

type Step = 'identity' | 'contact' | 'seller' | 'legal' | 'calendar' | 'category' | 'product' | 'stock' | 'team'
export type FirstSteps = readonly { step: Step; done: boolean }[] | null

/**
 * The setup steps and whether each is done; null when all are done. A shop with orders is shown the steps that the law requires until they
 * are done and cannot hide them (OPEN-03); the demo is not.
 */
export async function listFirstSteps(db: Database, now: { today: string; isDemo: boolean }): Promise<FirstSteps> {
  const [progress, settings] = await Promise.all([findSetupProgress(db), loadSettings(db)])
  if (!progress) return null
  const check = (step: keyof SetupProgress & Step) => ({ step, done: progress[step] })
  const disclosures = checkDisclosures(settings, now.today)
  // A new shop takes a first order before it shows all that the law requires of one that sells.
  const steps = progress.hasOrder
    ? [check('identity'), ...disclosures]
    : [...(['identity', 'calendar', 'category', 'product', 'stock'] as const).map(check), ...disclosures, check('team')]
  const isHidden = steps.every(({ done }) => done) || (progress.hasOrder && now.isDemo)
  return isHidden ? null : steps
}

function checkDisclosures(settings: Settings, today: string) {
  const missing = listMissingDisclosures(getDisclosures(settings, 'ar'), today)
  return [
    { step: 'contact', done: !missing.some((name) => name === 'phone' || name === 'email' || name === 'address') },
    { step: 'seller', done: isCompleteSeller(settings.seller) },
    {
      step: 'legal',
      done: !missing.some((name) => name === 'authenticationNumber' || name === 'answerDays' || name === 'hosting'),
    },
  ] as const
}
