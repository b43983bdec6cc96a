import type { SavedAddress } from '@warda/contract/address-book'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { formatPlace } from '../../lib/format/format-place.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { X } from '../../ui/media/icons.tsx'
import type { CheckoutForm } from './checkout-form.ts'

/** Entries shown before "show all". */
const FIRST = 3

/** Recipients and addresses of earlier orders, to fill in the step. */
export function AddressBook({ checkout, userId }: { checkout: CheckoutForm; userId: string }) {
  const { data } = useApiQuery('getAddressBook', { params: { userId } })
  const [showsAll, setShowAll] = useState(false)
  const remove = useApiMutation((addressId: number) => callApi('deleteAddress', { params: { userId, addressId } }), {
    invalidates: ['getAddressBook'],
  })
  const entries = data?.data ?? []
  if (entries.length === 0) return null
  return (
    <section aria-label={m.address_book_title()} className="grid gap-3">
      <h3 className="font-semibold">{m.address_book_title()}</h3>
      {remove.problem && <Notice tone="error">{remove.problem}</Notice>}
      <ul className="grid gap-2">
        {(showsAll ? entries : entries.slice(0, FIRST)).map((entry) => (
          <li key={entry.id} className="flex items-center gap-1 rounded-field border border-line bg-card">
            <button
              type="button"
              onClick={() => fill(checkout, entry)}
              className="min-h-12 min-w-0 grow rounded-field px-3.5 py-2 text-start hover:bg-sand"
            >
              <span className="block font-medium">
                <bdi>{entry.recipient.fullName}</bdi>
              </span>
              <span className="block text-ink-soft text-sm">
                <bdi>{formatPlace(entry.address)}</bdi>
              </span>
            </button>
            <button
              type="button"
              aria-label={m.address_book_remove({ name: entry.recipient.fullName })}
              onClick={() => void remove.run(entry.id)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sand"
            >
              <X aria-hidden="true" size={17} />
            </button>
          </li>
        ))}
      </ul>
      {entries.length > FIRST && !showsAll && (
        <div>
          <Button look="quiet" size="small" className="min-h-11" onClick={() => setShowAll(true)}>
            {m.address_book_all()}
          </Button>
        </div>
      )}
    </section>
  )
}

function fill({ form }: CheckoutForm, { recipient, address }: SavedAddress): void {
  const how = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
  form.setValue('recipient', recipient, how)
  form.setValue('askRecipient', false, how)
  form.setValue('deliveryAddress.line', address.line, how)
  form.setValue('deliveryAddress.district', address.district ?? '', how)
  form.setValue('deliveryAddress.city', address.city, how)
  form.setValue('deliveryAddress.note', address.note ?? '', how)
  form.setValue('deliveryAddress.latitude', address.latitude ?? undefined, how)
  form.setValue('deliveryAddress.longitude', address.longitude ?? undefined, how)
}
