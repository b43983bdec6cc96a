import type { SavedAddress } from '@warda/contract/address-book'
import type { Product } from '@warda/contract/catalogue'
import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useAddressForm } from '../../lib/delivery/address-form.ts'
import { useServedPlaces } from '../../lib/delivery/use-places.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { sizeLabel } from '../../lib/format/size-label.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { AddressFields } from '../../ui/delivery/address-fields.tsx'
import { SavedAddresses } from '../../ui/delivery/saved-addresses.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { LegalAcceptance } from '../../ui/forms/legal-acceptance.tsx'
import { MissingFlowerFields } from '../../ui/forms/missing-flower-fields.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { DeliveryPrice } from './delivery-price.tsx'
import { type ShopperForm, shopperForm, toBody } from './shopper-form.ts'
import { copyLines, QUANTITY_FIELD, readQuantity, type Subscription } from './shopper-present.ts'
import { ShopperWhenFields } from './shopper-when-fields.tsx'
import { addShopperStanding, changeShopperStanding, useAddressBook, useStandingQuote } from './use-shopper-standing.ts'

type ShopperEditorProps = {
  userId: string
  product: Product
  /** Null for a new one. */
  order: Subscription | null
  initial: ShopperForm
  onSaved: () => void
  onCancel: () => void
}

/** Addresses of the address book that are offered. */
const OFFERED = 3

/** Sets up or changes a subscription; the price of one delivery is shown before it is agreed. */
export function ShopperEditor({ userId, product, order, initial, onSaved, onCancel }: ShopperEditorProps) {
  const language = currentLanguage()
  const standing = useContractForm({ schema: shopperForm, defaults: initial })
  const { form, getError, problem, busy, submit } = standing
  const address = useAddressForm(standing)
  const places = useServedPlaces()
  const { data: entries = [] } = useAddressBook(userId)
  const [lines, paysFromCredit] = form.watch(['lines', 'paysFromCredit'])
  const { latitude, longitude, city, district } = address.values
  const quote = useStandingQuote(userId, {
    lines: copyLines(lines),
    ...(typeof latitude === 'number' && typeof longitude === 'number' && { latitude, longitude }),
    ...(city.trim() !== '' && { city, district: district ?? '' }),
  })
  const set = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
  const fill = ({ recipient, address: saved }: SavedAddress): void => {
    form.setValue('recipient', recipient, set)
    form.setValue('deliveryAddress.line', saved.line, set)
    form.setValue('deliveryAddress.district', saved.district ?? '', set)
    form.setValue('deliveryAddress.city', saved.city, set)
    form.setValue('deliveryAddress.note', saved.note ?? '', set)
    form.setValue('deliveryAddress.latitude', saved.latitude ?? undefined, set)
    form.setValue('deliveryAddress.longitude', saved.longitude ?? undefined, set)
  }
  const save = submit(async (values) => {
    const body = toBody(values, quote.data?.total)
    const message =
      order === null
        ? await addShopperStanding(userId, body)
        : await changeShopperStanding(userId, order.id, { change: body })
    void notify.success(message, { where: 'shell' })
    onSaved()
  })
  const credit = quote.data?.storeCredit ?? 0
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-6">
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormSection title={m.standing_shopper_flowers()}>
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <SelectField
            label={m.product_size()}
            error={getError('lines.0.variantId')}
            {...form.register('lines.0.variantId', { setValueAs: Number })}
          >
            {product.variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {sizeLabel(variant.size)} · {formatMoney(variant.price, language)}
              </option>
            ))}
          </SelectField>
          <Stepper
            label={m.product_quantity()}
            value={readQuantity(lines)}
            onChange={(quantity) => form.setValue(QUANTITY_FIELD, quantity, set)}
          />
        </div>
      </FormSection>
      <FormSection title={m.standing_shopper_when()}>
        <ShopperWhenFields standing={standing} />
      </FormSection>
      <FormSection title={m.standing_shopper_where()}>
        <SavedAddresses title={m.address_book_title()} entries={entries.slice(0, OFFERED)} onChoose={fill} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={m.standing_recipient()}
            autoComplete="off"
            error={getError('recipient.fullName')}
            {...form.register('recipient.fullName')}
          />
          <PhoneField
            label={m.standing_recipient_phone()}
            error={getError('recipient.phoneNumber')}
            {...form.register('recipient.phoneNumber')}
          />
        </div>
        <AddressFields legend={m.checkout_address_fields()} address={address} places={places} />
      </FormSection>
      <FormSection title={m.standing_shopper_extras()}>
        <TextareaField
          label={m.standing_card()}
          optional
          rows={2}
          dir="auto"
          maxLength={LIMITS.cardMessage}
          error={getError('cardMessage')}
          {...form.register('cardMessage')}
        />
        <MissingFlowerFields registerField={(part) => form.register(part)} getError={(part) => getError(part)} />
      </FormSection>
      <FormSection title={m.standing_terms()}>
        <RadioGroup
          legend={m.standing_shopper_pay_how()}
          name="paysFromCredit"
          selected={paysFromCredit ? 'credit' : 'link'}
          onChange={(event) => form.setValue('paysFromCredit', event.target.value === 'credit', set)}
          error={getError('paysFromCredit')}
          choices={[
            { value: 'link', label: m.standing_shopper_by_link(), text: m.standing_shopper_by_link_text() },
            {
              value: 'credit',
              label: m.standing_shopper_by_credit(),
              text: m.standing_shopper_by_credit_text({ credit: formatMoney(credit, language) }),
            },
          ]}
        />
      </FormSection>
      <DeliveryPrice query={quote} />
      <LegalAcceptance />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {order === null ? m.standing_shopper_start() : m.standing_save()}
        </Button>
      </div>
    </form>
  )
}
