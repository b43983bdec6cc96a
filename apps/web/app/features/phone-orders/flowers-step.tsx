import { m } from '@warda/i18n/messages'
import { useRef, useState } from 'react'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { FormSection } from '../../ui/admin/form.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OrderLines } from './order-lines.tsx'
import { errorAt, type PhoneOrder, put } from './phone-order.ts'
import { type Line, withLine } from './phone-schema.ts'
import { SizeChoice } from './size-choice.tsx'
import { type FoundProduct, useFoundProducts } from './use-phone-order.ts'

/** Which flowers and how many: found by name, then their size, then the next ones. */
export function FlowersStep({ order }: { order: PhoneOrder }) {
  const { form } = order
  const box = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<FoundProduct | null>(null)
  const query = useFoundProducts(words)
  const lines = form.watch('lines')
  const asked = words.trim().length >= 2
  const change = (next: Line[]): void => form.setValue('lines', next, put)
  const add = (line: Omit<Line, 'quantity'>): void => {
    change(withLine(lines, line))
    setChosen(null)
    setWords('')
    box.current?.focus()
  }
  return (
    <FormSection title={m.admin_phone_flowers()}>
      <Combobox
        label={m.admin_phone_find_product()}
        inputRef={box}
        query={words}
        onQueryChange={(next) => {
          setWords(next)
          setChosen(null)
        }}
        items={asked && chosen === null ? query.data : undefined}
        busy={asked && query.isFetching}
        getKey={({ id }) => id}
        onSelect={setChosen}
        emptyText={m.admin_phone_product_none()}
        error={errorAt(order, 'lines')}
      >
        {(product) => (
          <span className="flex items-center gap-3">
            <span className="size-10 shrink-0 overflow-hidden rounded-field bg-sand">
              {product.picture && (
                <Picture picture={product.picture} decorative sizes="40px" imageClassName="size-full object-cover" />
              )}
            </span>
            <span className="min-w-0 grow font-medium">{product.name}</span>
            {product.inStock ? (
              <Money riyals={product.price} className="text-ink-soft" />
            ) : (
              <span className="text-canceled-ink text-sm">{m.admin_phone_sold_out()}</span>
            )}
          </span>
        )}
      </Combobox>
      {chosen !== null && <SizeChoice key={chosen.id} product={chosen} onAdd={add} />}
      <OrderLines lines={lines} quote={order.quoted.quote} onChange={change} />
    </FormSection>
  )
}
