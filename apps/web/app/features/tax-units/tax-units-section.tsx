import type { Answer } from '@warda/contract/call'
import type { TaxUnit } from '@warda/contract/tax-units'
import { m } from '@warda/i18n/messages'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { OnboardForm } from './onboard-form.tsx'
import { isUnderWay } from './onboarding-step.ts'
import { UnitCard } from './unit-card.tsx'

type TaxUnits = Answer<'taxUnits'>

/** Polling interval during an onboarding, in ms. */
const POLL_MS = 2_000

/** The unit that signs the shop's tax documents, its onboarding, and former units (ZATCA-04). */
export function TaxUnitsSection() {
  const query = useApiQuery(
    'taxUnits',
    {},
    { refetchInterval: ({ state }) => ((state.data as TaxUnits | undefined)?.data.some(isUnderWay) ? POLL_MS : false) },
  )
  return <QueryResult query={query}>{(units) => <TaxUnits units={units} />}</QueryResult>
}

function TaxUnits({ units: { data, hasKey, hasSeller, waitsFor } }: { units: TaxUnits }) {
  const active = data.find(({ state }) => state === 'active')
  const [newest] = data.filter((unit) => unit.state === 'new' && isNewerThan(unit, active))
  const former = data.filter((unit) => unit !== active && unit !== newest)
  const canOnboard = hasKey && hasSeller
  return (
    <div className="grid gap-6">
      {waitsFor === 'unit' && <Notice tone="error">{m.tax_wait_unit()}</Notice>}
      {waitsFor === 'key' && <Notice tone="error">{m.tax_wait_key()}</Notice>}
      {!active && waitsFor === null && <Notice tone="warning">{m.tax_no_unit()}</Notice>}
      {!hasKey && <Notice tone="error">{m.error_tax_key_missing()}</Notice>}
      {!hasSeller && <Notice tone="error">{m.error_invoice_seller_missing()}</Notice>}
      {active && <UnitCard unit={active} />}
      {newest && <UnitCard unit={newest} />}
      {canOnboard &&
        (active || (newest && isUnderWay(newest)) ? (
          <Disclosure title={m.tax_onboard_another()}>
            <OnboardForm replaces={active !== undefined} />
          </Disclosure>
        ) : (
          <OnboardForm replaces={false} />
        ))}
      {former.length > 0 && (
        <Disclosure title={m.tax_former_units()}>
          <div className="grid gap-4">
            {former.map((unit) => (
              <UnitCard key={unit.id} unit={unit} />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}

/** A unit whose onboarding failed is listed until a later one is in use. */
const isNewerThan = (unit: TaxUnit, active: TaxUnit | undefined): boolean =>
  !active || isUnderWay(unit) || (unit.onboarding?.startedAt ?? '') > (active.activatedAt ?? '')
