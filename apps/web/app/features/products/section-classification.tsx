import { PRODUCT_KINDS } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { adminPaths } from '../../admin-paths.ts'
import { nameInLanguage, useAdminCategories } from '../../lib/api/use-admin-categories.ts'
import { listChoices, useProductOptions } from '../../lib/api/use-product-options.ts'
import { swatchPaint } from '../../lib/shop/swatch-paint.ts'
import { CheckboxChips } from '../../ui/admin/checkbox-chips.tsx'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { CatalogueNames } from './editor-parts.ts'
import { KeywordList } from './keyword-list.tsx'
import { OptionsLink } from './options-link.tsx'
import { getTextProps, type ProductForm } from './use-product-form.ts'

const kinds = { bouquet: () => m.admin_products_bouquet(), addOn: () => m.admin_products_add_on() }

/** Category, kind, occasions, colours and flowers of the product. */
export function SectionClassification({ editor, names }: { editor: ProductForm; names: CatalogueNames }) {
  const { values, set, getError } = editor
  const categories = useAdminCategories()
  const { data: options } = useProductOptions()
  return (
    <FormSection
      anchor="classification"
      title={m.admin_products_filing()}
      lead={m.admin_products_filing_lead()}
      action={<OptionsLink kind="colour" />}
    >
      <SelectField label={m.admin_products_category()} {...getTextProps(editor, 'categoryId')}>
        <option value="">{m.admin_products_choose()}</option>
        {(categories.data ?? []).map((category) => (
          <option key={category.id} value={String(category.id)}>
            {nameInLanguage(category)}
          </option>
        ))}
      </SelectField>
      {categories.data?.length === 0 && <NoCategory />}
      <RadioGroup
        legend={m.admin_products_kind()}
        name="kind"
        beside
        choices={PRODUCT_KINDS.map((value) => ({ value, label: kinds[value]() }))}
        selected={values.kind}
        error={getError('kind')}
        onChange={({ target }) => set('kind', target.value)}
      />
      <CheckboxChips
        legend={m.admin_products_occasions()}
        chips={listChoices(options?.occasion, values.occasions).map((occasion) => ({
          value: occasion.slug,
          label: nameInLanguage(occasion),
        }))}
        chosen={values.occasions}
        error={getError('occasions')}
        onChange={(chosen) => set('occasions', chosen)}
      />
      <CheckboxChips
        legend={m.admin_products_colours()}
        chips={listChoices(options?.colour, values.colours).map((colour) => ({
          value: colour.slug,
          label: nameInLanguage(colour),
          paint: swatchPaint(colour.swatch),
        }))}
        chosen={values.colours}
        error={getError('colours')}
        onChange={(chosen) => set('colours', chosen)}
      />
      <KeywordList
        legend={m.admin_products_flowers()}
        suggestions={names.flowers}
        getName={names.flower}
        chosen={values.flowers}
        error={getError('flowers')}
        onChange={(chosen) => set('flowers', chosen)}
      />
      <SelectField label={m.admin_products_container()} optional {...getTextProps(editor, 'container')}>
        <option value="">{m.admin_products_container_none()}</option>
        {listChoices(options?.container, [values.container]).map((container) => (
          <option key={container.slug} value={container.slug}>
            {nameInLanguage(container)}
          </option>
        ))}
      </SelectField>
    </FormSection>
  )
}

/** Opens in a new tab so that the form keeps its input; the list refetches on focus. */
const NoCategory = () => (
  <Notice>
    {m.admin_products_no_category()}{' '}
    <a href={adminPaths.categories} target="_blank" rel="noreferrer" className="font-semibold underline">
      {m.admin_products_to_categories()}
    </a>
  </Notice>
)
