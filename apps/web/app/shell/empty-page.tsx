import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { useRootData } from './root-data.ts'

/** A page for something that does not exist, with links to the categories and the shop. */
export function EmptyPage({ title, children }: { title: string; children: ReactNode }) {
  const { categories } = useRootData()
  return (
    <EmptyState
      drawing="vase"
      heading="h1"
      title={title}
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
      {children}
    </EmptyState>
  )
}
