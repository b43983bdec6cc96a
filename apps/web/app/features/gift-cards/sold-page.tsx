import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { GiftCardState } from './gift-card-state.tsx'
import { formatLastDay } from './last-day.ts'
import { type SoldGiftCard, type SoldState, useSoldGiftCards } from './use-gift-cards.ts'

const STATES: readonly SoldState[] = ['active', 'redeemed', 'cancelled', 'expired']
const names: Record<SoldState, () => string> = {
  active: m.gift_card_state_active,
  redeemed: m.gift_card_state_redeemed,
  cancelled: m.gift_card_state_cancelled,
  expired: m.gift_card_state_expired,
}

/** The sold gift cards, and what the shop owes for them (DESK-09). */
export function SoldPage() {
  const list = useListParams()
  const [state, setState] = useState<SoldState | null>(null)
  const query = useSoldGiftCards(list.q, state, list.page)
  const [cancelled, setCancelled] = useState<SoldGiftCard | null>(null)
  return (
    <>
      <div className="mb-6 grid max-w-2xl items-end gap-4 sm:grid-cols-2">
        <dl>
          <StatTile name={m.gift_card_liability()} value={<Money riyals={query.data?.liability ?? 0} />} />
        </dl>
        <SelectField
          label={m.gift_card_filter()}
          value={state ?? ''}
          onChange={({ currentTarget }) => setState(STATES.find((each) => each === currentTarget.value) ?? null)}
        >
          <option value="">{m.gift_card_filter_all()}</option>
          {STATES.map((each) => (
            <option key={each} value={each}>
              {names[each]()}
            </option>
          ))}
        </SelectField>
      </div>
      <ListPage
        list={list}
        query={query}
        search={m.gift_card_search()}
        count={(count) => m.gift_card_count({ count })}
        empty={{ drawing: 'tag', title: m.gift_card_empty(), text: m.gift_card_empty_text() }}
      >
        {(rows) => (
          <DataTable
            caption={m.gift_card_title()}
            rows={rows}
            getKey={({ id }) => id}
            lead={{
              title: m.gift_card_column_number(),
              name: ({ number }) => <span className="tabular">{number}</span>,
              below: ({ buyer, recipientName }) => (
                <bdi>{m.gift_card_from_to({ buyer: buyer.fullName, recipient: recipientName })}</bdi>
              ),
            }}
            columns={columns()}
            actions={(row) =>
              row.state === 'active' ? (
                <Button
                  look="quiet"
                  size="small"
                  className="min-h-11 whitespace-nowrap"
                  onClick={() => setCancelled(row)}
                >
                  {m.gift_card_cancel()}
                  <span className="sr-only">{row.number}</span>
                </Button>
              ) : null
            }
          />
        )}
      </ListPage>
      {cancelled !== null && <CancelDialog card={cancelled} onClose={() => setCancelled(null)} />}
    </>
  )
}

const columns = (): TableColumn<SoldGiftCard>[] => [
  { key: 'amount', title: m.gift_card_column_amount(), cell: ({ amount }) => <Money riyals={amount} /> },
  { key: 'state', title: m.gift_card_column_state(), cell: (row) => <State card={row} /> },
  {
    key: 'until',
    title: m.gift_card_column_valid(),
    roomy: true,
    cell: ({ expiresAt }) => (expiresAt === null ? m.gift_card_always() : formatLastDay(expiresAt)),
  },
]

const State = ({ card }: { card: SoldGiftCard }) => (
  <span className="grid justify-items-start gap-1 max-sm:justify-items-end">
    <GiftCardState state={card.state} />
    {card.redeemedBy !== null && (
      <span className="text-ink-soft text-sm">
        <bdi>{m.gift_card_redeemed_by({ name: card.redeemedBy })}</bdi>
      </span>
    )}
    {card.cancelReason !== null && (
      <span className="text-ink-soft text-sm">
        <bdi>{card.cancelReason}</bdi>
      </span>
    )}
  </span>
)
