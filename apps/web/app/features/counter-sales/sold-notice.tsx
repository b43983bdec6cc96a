import { toRiyals } from '@warda/domain/money'
import { m } from '@warda/i18n/messages'
import { CircleCheck, Printer, ShoppingBag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { PayLinkField } from '../../ui/data/pay-link-field.tsx'
import type { SoldSale } from './use-counter.ts'

type SoldNoticeProps = { sale: SoldSale; onNext: () => void }

/** The change and the receipt of a sale; Enter starts the next one. */
export function SoldNotice({ sale, onNext }: SoldNoticeProps) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <section
      aria-labelledby="sold"
      className="mx-auto grid max-w-2xl justify-items-center gap-5 rounded-card border border-line bg-card p-6 text-center"
    >
      <CircleCheck aria-hidden="true" size={48} strokeWidth={1.4} className="text-leaf" />
      <div role="status">
        <h2 id="sold" className="text-2xl">
          {m.counter_sold()} <bdi dir="ltr">#{sale.orderNumber}</bdi>
        </h2>
        <p className="mt-1 text-ink-soft">
          {m.counter_total()} <Money riyals={toRiyals(sale.total)} />
        </p>
        {sale.change > 0 && (
          <p className="mt-3 font-display text-4xl">
            {m.counter_change()} <Money riyals={toRiyals(sale.change)} />
          </p>
        )}
      </div>
      {sale.payLink !== null && <PayLinkField link={sale.payLink} />}
      <div className="flex flex-wrap justify-center gap-2 [&>*]:min-h-12">
        {(['roll', 'A5', 'A4'] as const).map((paper) => (
          <LinkButton key={paper} look="secondary" to={`${adminPaths.counterReceipt(sale.orderId)}?paper=${paper}`}>
            <Printer aria-hidden="true" size={18} />
            {m.counter_receipt_on({ paper: paper === 'roll' ? m.counter_paper_roll() : paper })}
          </LinkButton>
        ))}
      </div>
      {sale.isPickup && (
        <LinkButton look="secondary" className="min-h-12" to={`${adminPaths.counterReceipt(sale.orderId)}?sheet=slip`}>
          <Printer aria-hidden="true" size={18} />
          {m.counter_slip()}
        </LinkButton>
      )}
      <Button ref={next} size="large" onClick={onNext}>
        <ShoppingBag aria-hidden="true" size={19} />
        {m.counter_next()}
      </Button>
    </section>
  )
}
