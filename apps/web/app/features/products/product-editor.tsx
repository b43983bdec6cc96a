import { m } from '@warda/i18n/messages'
import { useNavigate } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { ApiError, getErrorMessage } from '../../lib/api/call-api.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import type { EditorParts } from './editor-parts.ts'
import { ProductFields } from './product-fields.tsx'
import { useProduct } from './use-product.ts'

/** Edits a product, or creates one when `productId` is undefined (ADMIN-01). */
export function ProductEditor({ productId, ...parts }: EditorParts & { productId: string | undefined }) {
  if (productId === 'new') return <NewEditor {...parts} />
  const id = /^[1-9]\d{0,8}$/.test(productId ?? '') ? Number(productId) : null
  return id === null ? <Missing /> : <SavedEditor key={id} id={id} {...parts} />
}

function NewEditor(parts: EditorParts) {
  const navigate = useNavigate()
  return (
    <ProductFields
      product={null}
      {...parts}
      onSaved={({ id }, message) => {
        void notify.success(message)
        void navigate(adminPaths.product(id), { replace: true })
      }}
    />
  )
}

function SavedEditor({ id, ...parts }: EditorParts & { id: number }) {
  const query = useProduct(id)
  if (query.error instanceof ApiError && query.error.status === 404)
    return <Missing text={getErrorMessage(query.error)} />
  return (
    <QueryResult query={query}>
      {(product) => (
        <ProductFields product={product} {...parts} onSaved={(_saved, message) => void notify.success(message)} />
      )}
    </QueryResult>
  )
}

function Missing({ text }: { text?: string }) {
  return (
    <EmptyState
      drawing="vase"
      heading="h1"
      title={text ?? m.product_not_found()}
      actions={<LinkButton to={adminPaths.products}>{m.admin_products_back()}</LinkButton>}
    />
  )
}
