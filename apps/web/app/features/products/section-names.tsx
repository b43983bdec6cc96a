import type { AdminProduct } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { RotateCcw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths } from '../../paths.ts'
import { FormSection } from '../../ui/admin/form-section.tsx'
import { LanguagePair } from '../../ui/admin/language-pair.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { VariantInput } from './product-form.ts'
import { isSuggestedSku, isSuggestedSlug, suggestSku, suggestSlug } from './slug-suggestion.ts'
import { getTextProps, type ProductForm } from './use-product-form.ts'

/** Loaded when the server refused the slug. */
const TakeOverSlug = lazy(() => import('./take-over-slug.tsx').then((module) => ({ default: module.TakeOverSlug })))

/** The titles in both languages and the slug. */
export function SectionNames({ editor, saved }: { editor: ProductForm; saved: AdminProduct | null }) {
  const { values, set } = editor
  const english = getTextProps(editor, 'titleEn')
  const changeTitle = (titleEn: string): void => {
    // The slug of a new product follows its title until it is edited; the URL of a saved product stays.
    const isSlugSuggested = saved === null && isSuggestedSlug(values.slug, values.titleEn)
    set('titleEn', titleEn)
    if (!isSlugSuggested) return
    const slug = suggestSlug(titleEn)
    setSlug(editor, slug)
    set(
      'variants',
      values.variants.map((size) => withSuggestedSku(size, values.slug, slug)),
    )
  }
  return (
    <FormSection anchor="names" title={m.admin_products_names()} lead={m.admin_products_names_lead()}>
      <LanguagePair
        label={m.admin_products_title()}
        english={(label, props) => (
          <Field label={label} {...props} {...english} onChange={({ target }) => changeTitle(target.value)} />
        )}
        arabic={(label, props) => <Field label={label} {...props} {...getTextProps(editor, 'titleAr')} />}
      />
      <SlugField editor={editor} saved={saved} />
    </FormSection>
  )
}

/** The SKU of an unsaved size follows the slug until it is edited. */
const withSuggestedSku = (size: VariantInput, previousSlug: string, slug: string): VariantInput =>
  size.id === undefined && isSuggestedSku(size.sku, previousSlug, size.size)
    ? { ...size, sku: suggestSku(slug, size.size) }
    : size

function SlugField({ editor, saved }: { editor: ProductForm; saved: AdminProduct | null }) {
  const { slug, titleEn } = editor.values
  const suggestion = suggestSlug(titleEn)
  const moves = saved !== null && slug !== saved.slug
  return (
    <div className="grid gap-2">
      <Field
        label={m.admin_products_slug()}
        dir="ltr"
        lang="en"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        {...getTextProps(editor, 'slug')}
        onChange={({ target }) => setSlug(editor, target.value.toLowerCase().replace(/[\s_]+/g, '-'))}
        hint={
          <>
            {m.admin_products_address()}{' '}
            <bdi dir="ltr" className="break-all font-medium text-ink">
              {getProductPath(slug)}
            </bdi>
            {moves && <span className="mt-1 block">{m.admin_products_old_address({ slug: saved.slug })}</span>}
          </>
        }
      />
      {editor.movedSlug !== null && editor.movedSlug === slug && (
        <Suspense fallback={<div className="min-h-11" />}>
          <TakeOverSlug editor={editor} />
        </Suspense>
      )}
      {suggestion !== '' && suggestion !== slug && (
        <Button
          look="quiet"
          size="small"
          className="-ms-3 min-h-11 justify-self-start"
          onClick={() => setSlug(editor, suggestion)}
        >
          <RotateCcw aria-hidden="true" size={16} />
          {m.admin_products_slug_from_title()}
        </Button>
      )}
    </div>
  )
}

/** Another slug needs another permission to take over the links of a product. */
const setSlug = (editor: ProductForm, slug: string): void => {
  editor.set('slug', slug)
  editor.set('takesOverSlug', undefined)
}

/** The URL path of the product; without a host, which is unknown during server rendering. */
const getProductPath = (slug: string): string =>
  `${typeof location === 'undefined' ? '' : location.host}${paths.product(slug || '…')}`
