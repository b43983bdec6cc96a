import { m } from '@warda/words/messages'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useRootData } from '../../shell/root-data.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** "Product not found", and where flowers are (ROUTE-06). */
export default function ProductMissing() {
  const { categories } = useRootData()
  return (
    <EmptyState
      heading="h1"
      title={m.product_not_found()}
      actions={
        <>
          {categories.map((category) => (
            <Link
              key={category.slug}
              to={paths.category(category.slug)}
              className="flex min-h-11 items-center rounded-full bg-sand px-4 font-medium hover:bg-line"
            >
              {category.name}
            </Link>
          ))}
          <LinkButton to={paths.shop}>{m.not_found_shop()}</LinkButton>
        </>
      }
    >
      {m.product_not_found_text()}
    </EmptyState>
  )
}
