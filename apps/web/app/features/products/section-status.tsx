import { PRODUCT_STATUSES } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { statusLabels } from './status-badge.tsx'
import { getTextProps, type ProductForm } from './use-product-form.ts'

/** Loaded for drafts, the only products with a time of publishing. */
const DateField = lazy(() => import('../../ui/dates/date-field.tsx').then((module) => ({ default: module.DateField })))

const texts = {
  draft: () => m.admin_products_draft_text(),
  published: () => m.admin_products_published_text(),
  archived: () => m.admin_products_archived_text(),
}

/** The status and the time of publishing. */
export function SectionStatus({ editor }: { editor: ProductForm }) {
  const { values, set, getError } = editor
  return (
    <FormSection anchor="status" title={m.admin_products_visibility()}>
      <RadioGroup
        legend={m.admin_products_status()}
        name="status"
        choices={PRODUCT_STATUSES.map((value) => ({ value, label: statusLabels[value](), text: texts[value]() }))}
        selected={values.status}
        error={getError('status')}
        onChange={({ target }) => set('status', target.value)}
      />
      {values.status === 'draft' && (
        <Suspense fallback={<div className="min-h-26" />}>
          <DateField
            label={m.admin_products_publish_at()}
            optional
            hint={m.admin_products_publish_at_hint()}
            type="datetime-local"
            {...getTextProps(editor, 'publishAt')}
          />
        </Suspense>
      )}
    </FormSection>
  )
}
