import type { AddressRequest } from '@warda/contract/address-requests'
import { m } from '@warda/i18n/messages'
import { ApiError } from '../../lib/api/call-api.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useAddressForm } from '../../lib/delivery/address-form.ts'
import { findZoneError, type ServedPlaces } from '../../lib/delivery/zones.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { DayStrip } from '../../ui/delivery/day-strip.tsx'
import { SlotChoice } from '../../ui/delivery/slot-choice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { type AnswerValues, answerSchema, toAnswerValues } from './answer-form-values.ts'
import { answerAddressRequest } from './use-address-request.ts'

type AnswerFormProps = {
  token: string
  request: AddressRequest
  choice: NonNullable<AddressRequest['choice']>
  onSaved: () => void
  onCancel: (() => void) | null
}

/** Place, window and a note for the driver. */
export function AnswerForm({ token, request, choice, onSaved, onCancel }: AnswerFormProps) {
  const answerForm = useContractForm<AnswerValues, AnswerValues>({
    schema: answerSchema,
    defaults: toAnswerValues(request, useBrand().city),
  })
  const { form, problem, busy, submit } = answerForm
  const address = useAddressForm(answerForm)
  const places: ServedPlaces = { ...choice, shop: choice.place }
  const save = submit(async (values) => {
    const error = findZoneError(choice.zones, places, values.deliveryAddress)
    if (error) {
      form.setError(error.field, { type: 'server', message: error.message })
      if (error.field !== 'deliveryAddress.latitude') form.setFocus(error.field)
      return
    }
    try {
      await answerAddressRequest(token, request.version, values)
    } catch (failure) {
      // Somebody else answered, or the time is over: the page shows what is true now.
      if (failure instanceof ApiError && failure.status === 409) void invalidate('getAddressRequest')
      throw failure
    }
    onSaved()
  })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-8">
      <AddressFields legend={m.address_request_where()} address={address} places={places} isOwnPlace />
      <WindowFields answerForm={answerForm} request={request} days={choice.days} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid gap-3 sm:flex">
        <Button type="submit" size="large" busy={busy}>
          {m.address_request_send()}
        </Button>
        {onCancel && (
          <Button look="secondary" size="large" onClick={onCancel}>
            {m.address_request_keep()}
          </Button>
        )}
      </div>
      <p className="text-ink-soft text-sm">{m.address_request_privacy()}</p>
    </form>
  )
}

type WindowFieldsProps = {
  answerForm: ReturnType<typeof useContractForm<AnswerValues, AnswerValues>>
  request: AddressRequest
  days: NonNullable<AddressRequest['choice']>['days']
}

function WindowFields({ answerForm: { form, getError }, request, days }: WindowFieldsProps) {
  const [date, slot] = form.watch(['deliveryDate', 'deliverySlot'])
  const how = { shouldDirty: true, shouldValidate: true, shouldTouch: true } as const
  const chosenDay = days.find((day) => day.date === date)
  const choose = (next: string): void => {
    form.setValue('deliveryDate', next, how)
    form.resetField('deliverySlot', { defaultValue: '' })
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="font-semibold font-text text-base">{m.address_request_when()}</h2>
        {request.answer === null && <p className="text-ink-soft">{m.address_request_when_text()}</p>}
      </div>
      <DayStrip
        days={days}
        today={days[0]?.date ?? ''}
        chosen={date}
        error={getError('deliveryDate')}
        onChoose={choose}
      />
      {chosenDay && (
        <SlotChoice
          date={chosenDay.date}
          slots={chosenDay.slots}
          chosen={slot}
          error={getError('deliverySlot') && (slot === '' ? m.checkout_slot_choose() : getError('deliverySlot'))}
          onChoose={(id) => form.setValue('deliverySlot', id, how)}
        />
      )}
    </div>
  )
}
