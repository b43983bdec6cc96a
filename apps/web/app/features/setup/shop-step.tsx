import { SHOP_CITIES } from '@warda/domain/delivery/shop-cities'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import type { ContractForm } from '../../lib/forms/use-contract-form.ts'
import { listAccents } from '../../lib/shop/accents.ts'
import { ColourField } from '../../ui/forms/colour-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { SetUpOutput, SetUpValues } from './set-up-values.ts'

export const SHOP_FIELDS = ['shop.nameEn', 'shop.nameAr', 'shop.city', 'shop.accent'] as const

/** The first step: name, city and colour of the shop. */
export function ShopStep({ form, getError }: Pick<ContractForm<SetUpValues, SetUpOutput>, 'form' | 'getError'>) {
  const language = currentLanguage()
  return (
    <>
      <h2 className="text-2xl">{m.setup_shop_title()}</h2>
      <Field
        label={m.setup_name_en()}
        dir="ltr"
        lang="en"
        error={getError('shop.nameEn')}
        {...form.register('shop.nameEn')}
      />
      <Field
        label={m.setup_name_ar()}
        dir="rtl"
        lang="ar"
        hint={m.setup_name_hint()}
        error={getError('shop.nameAr')}
        {...form.register('shop.nameAr')}
      />
      <SelectField
        label={m.setup_city()}
        hint={m.setup_city_hint()}
        error={getError('shop.city')}
        {...form.register('shop.city')}
      >
        {SHOP_CITIES.map(({ name }) => (
          <option key={name.en} value={name.en}>
            {name[language]}
          </option>
        ))}
      </SelectField>
      <ColourField
        label={m.admin_identity_accent()}
        codeLabel={m.admin_identity_accent_code()}
        hint={m.admin_identity_accent_hint()}
        error={getError('shop.accent')}
        value={form.watch('shop.accent') ?? ''}
        presets={listAccents()}
        onChange={(accent) =>
          form.setValue('shop.accent', accent, { shouldValidate: true, shouldTouch: true, shouldDirty: true })
        }
      />
    </>
  )
}
