import type { CashHandover } from '@warda/contract/cash-handovers'
import { halalasToRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { toHalalas } from '../../lib/forms/amount-input.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { ConfirmForm } from './confirm-form.tsx'

/** A handover with the counts of driver and desk, their differences, and who confirmed it. */
export function HandoverRow({ handover }: { handover: CashHandover }) {
  const { driver, expected, counted, note, at, received } = handover
  return (
    <li className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:gap-6">
      <div>
        <p className="font-semibold">
          <bdi>{driver}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>{formatDateTime(at, currentLanguage())}</time>
        </p>
        {note !== '' && (
          <p className="mt-1">
            <bdi>{note}</bdi>
          </p>
        )}
        <Confirmation handover={handover} />
      </div>
      <div className="grid gap-2 sm:justify-items-end">
        <dl className="flex flex-wrap gap-x-6 gap-y-1 sm:justify-end sm:text-end">
          <Sum label={m.cash_expected()} riyals={expected} />
          <Sum label={m.cash_counted()} riyals={counted} />
          {received !== null && <Sum label={m.cash_received()} riyals={received} />}
        </dl>
        <Differences handover={handover} />
      </div>
      {received === null && (
        <div className="sm:col-span-2">
          <ConfirmForm handover={handover} />
        </div>
      )}
    </li>
  )
}

const Sum = ({ label, riyals }: { label: string; riyals: CashHandover['counted'] }) => (
  <div>
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="font-semibold">
      <Money riyals={riyals} />
    </dd>
  </div>
)

function Confirmation({ handover: { confirmedBy, confirmedAt } }: { handover: CashHandover }) {
  if (confirmedBy === null || confirmedAt === null) return null
  return (
    <p className="mt-1 text-ink-soft text-sm">
      {m.cash_confirmed_by({ name: confirmedBy })}
      {' · '}
      <time dateTime={confirmedAt}>{formatDateTime(confirmedAt, currentLanguage())}</time>
    </p>
  )
}

/** The difference of the driver's count from what was expected, and of the desk's count from the driver's. */
function Differences({ handover: { counted, difference, received } }: { handover: CashHandover }) {
  const ofDesk = received === null ? 0 : toHalalas(received) - toHalalas(counted)
  return (
    <p className="flex flex-wrap gap-2">
      {received === null && <Badge tone="waiting">{m.cash_unconfirmed()}</Badge>}
      {difference === 0 && ofDesk === 0 && <Badge tone="done">{m.cash_matches()}</Badge>}
      {difference !== 0 && (
        <Badge tone="canceled">
          {difference < 0 ? m.cash_missing() : m.cash_surplus()} <Money riyals={Math.abs(difference)} />
        </Badge>
      )}
      {ofDesk !== 0 && (
        <Badge tone="canceled">
          {ofDesk < 0 ? m.cash_received_less() : m.cash_received_more()}{' '}
          <Money riyals={halalasToRiyals(Math.abs(ofDesk))} />
        </Badge>
      )}
    </p>
  )
}
