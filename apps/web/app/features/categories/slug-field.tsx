import { createSlug } from '@warda/domain/catalogue/slug'
import { m } from '@warda/i18n/messages'
import { useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { paths } from '../../paths.ts'
import { Field } from '../../ui/forms/field.tsx'

type SlugFieldProps = {
  slug: string
  nameEn: string
  error: string | undefined
  /** The current slug, null for a new category. */
  saved: string | null
  field: UseFormRegisterReturn
  onSuggest: (slug: string) => void
}

const suggested = (name: string): string => {
  const slug = name.trim() === '' ? '' : createSlug(name)
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? slug : ''
}

/** The slug of a category: it follows the English name of a new one until it is edited; an old slug redirects. */
export function SlugField({ slug, nameEn, error, saved, field, onSuggest }: SlugFieldProps) {
  const previousName = useRef(nameEn)
  const suggest = useRef(onSuggest)
  suggest.current = onSuggest
  useEffect(() => {
    const followed = slug === '' || slug === suggested(previousName.current)
    if (saved === null && previousName.current !== nameEn && followed) suggest.current(suggested(nameEn))
    previousName.current = nameEn
  }, [nameEn, slug, saved])
  return (
    <Field
      label={m.admin_products_slug()}
      dir="ltr"
      lang="en"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
      error={error}
      hint={
        <>
          {m.admin_products_address()}{' '}
          <bdi dir="ltr" className="break-all font-medium text-ink">
            {slug === '' ? `${paths.category('')}…` : paths.category(slug)}
          </bdi>
          {saved !== null && saved !== slug && (
            <span className="mt-1 block">{m.admin_products_old_address({ slug: saved })}</span>
          )}
        </>
      }
      {...field}
    />
  )
}
