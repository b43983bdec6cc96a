import { m } from '@warda/i18n/messages'
import { nameInLanguage, useAdminCategories } from '../../lib/api/use-admin-categories.ts'
import { CheckboxChips } from '../../ui/admin/checkbox-chips.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { ChosenList } from './chosen-list.tsx'
import type { FieldsProps } from './name-fields.tsx'
import { useProductSearch } from './use-coupons.ts'

/** The categories and products that a discount is for; a free delivery is for the whole order. */
export function GoodsFields({ contractForm: { form, getError } }: FieldsProps) {
  const [kind, goods, categories, products] = form.watch(['kind', 'goods', 'categories', 'products'])
  const { data = [] } = useAdminCategories()
  if (kind === 'freeDelivery') return null
  const names = new Map(data.map((category) => [String(category.id), nameInLanguage(category)]))
  const how = { shouldDirty: true, shouldValidate: true } as const
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend={m.coupons_goods()}
        beside
        choices={[
          { value: 'all', label: m.coupons_goods_all() },
          { value: 'chosen', label: m.coupons_goods_chosen() },
        ]}
        {...form.register('goods')}
      />
      {goods === 'chosen' && (
        <>
          <CheckboxChips
            legend={m.coupons_categories()}
            chips={[...names].map(([value, label]) => ({ value, label }))}
            chosen={categories.map(({ id }) => String(id))}
            onChange={(ids) =>
              form.setValue(
                'categories',
                ids.map((id) => ({ id: Number(id), name: names.get(id) ?? '' })),
                how,
              )
            }
          />
          <ChosenList
            label={m.coupons_products()}
            emptyText={m.coupons_products_none()}
            chosen={products}
            error={getError('products')}
            useSearch={useProductSearch}
            onChange={(chosen) => form.setValue('products', chosen, how)}
          />
        </>
      )}
    </div>
  )
}
