import { m } from '@warda/words/messages'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useRootData } from './root-data.ts'

/** Nothing lives at this address; leads back to what does. */
export function NotFound() {
  const { categories } = useRootData()
  return (
    <EmptyState
      heading="h1"
      title={m.not_found_title()}
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
      {m.not_found_text()}
    </EmptyState>
  )
}
