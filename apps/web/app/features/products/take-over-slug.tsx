import { m } from '@warda/i18n/messages'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import type { ProductForm } from './use-product-form.ts'

/** Lets the product use a slug that once led to another product. */
export function TakeOverSlug({ editor: { values, set } }: { editor: ProductForm }) {
  return (
    <Checkbox
      label={m.admin_products_take_over({ slug: values.slug })}
      checked={values.takesOverSlug ?? false}
      onChange={({ target }) => set('takesOverSlug', target.checked)}
    />
  )
}
