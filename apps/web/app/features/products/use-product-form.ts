import type { AdminProduct } from '@warda/contract/products'
import { useState } from 'react'
import type { FieldErrors, FieldPath } from 'react-hook-form'
import { ApiError } from '../../lib/api/call-api.ts'
import { deleteDraft } from '../../lib/forms/drafts.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { type ProductInput, productForm, toBody, toForm } from './product-form.ts'
import { saveProduct } from './use-product.ts'

export type ProductPath = FieldPath<ProductInput>

/** The product form; an error shows after blur or a submit, and the draft stays in session storage until it is saved or discarded. */
export const useProductForm = (
  product: AdminProduct | null,
  onSaved: (product: AdminProduct, message: string) => void,
) => {
  const [conflict, setConflict] = useState(false)
  /** The slug that once led to another product, when the server refused it for that. */
  const [movedSlug, setMovedSlug] = useState<string | null>(null)
  const name = `product:${product?.id ?? 'new'}`
  // A restored draft keeps the version it was made from, so that the server can detect a conflict.
  const contract = useContractForm({
    schema: productForm,
    defaults: { ...toForm(product), version: product?.version } as ProductInput,
    draft: { name },
  })
  const { form, getError, submit, setProblem } = contract
  const values = form.watch()
  const set = (path: ProductPath, value: unknown): void =>
    form.setValue(path, value as never, { shouldDirty: true, shouldValidate: true })
  const leave = (path: ProductPath): void =>
    form.setValue(path, form.getValues(path) as never, { shouldTouch: true, shouldValidate: true })
  const restart = (from: AdminProduct | null): void => {
    deleteDraft(name)
    setConflict(false)
    setMovedSlug(null)
    setProblem(null)
    form.reset({ ...toForm(from), version: from?.version } as ProductInput)
  }
  const send = submit(
    async (output) => {
      try {
        const body = toBody(output, form.getValues('version'))
        const { data, message } = await saveProduct(product?.id ?? null, body)
        restart(data)
        onSaved(data, message)
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null
        setConflict(code === 'product.changed')
        if (code === 'product.slug_moved') setMovedSlug(output.slug)
        throw error
      }
    },
    (_errors: FieldErrors<ProductInput>) => requestAnimationFrame(focusFirstError),
  )
  return {
    ...contract,
    values,
    set,
    leave,
    restart,
    send,
    conflict,
    setConflict,
    movedSlug,
    getError: getError as (path: string) => string | undefined,
  }
}

/** The controls are not registered with react-hook-form, so it cannot focus them. */
const focusFirstError = (): void => {
  const field = document.querySelector<HTMLElement>('#product-editor [aria-invalid=true], #product-editor [data-error]')
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

export type ProductForm = ReturnType<typeof useProductForm>

/** The props of a text control for a path. */
export const getTextProps = ({ form, set, leave, getError }: ProductForm, path: ProductPath) => ({
  value: String(form.getValues(path) ?? ''),
  error: getError(path),
  onChange: ({ target }: { target: { value: string } }): void => set(path, target.value),
  onBlur: (): void => leave(path),
})
