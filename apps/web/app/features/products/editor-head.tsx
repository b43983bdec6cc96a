import type { AdminProduct } from '@warda/contract/products'
import { m } from '@warda/i18n/messages'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminPaths } from '../../admin-paths.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { StatusBadge } from './status-badge.tsx'

type EditorHeadProps = { product: AdminProduct | null; title: string; links: ReactNode }

/** The link back to the list, the product's title and the link to its shop page. */
export function EditorHead({ product, title, links }: EditorHeadProps) {
  return (
    <header>
      <BackLink to={adminPaths.products}>{m.admin_nav_products()}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl sm:text-4xl">
          <bdi>{title.trim() || (product === null ? m.admin_products_new() : m.admin_products_untitled())}</bdi>
        </h1>
        {product !== null && (
          <div className="flex flex-wrap items-center gap-3">
            <StatusBadge status={product.status} publishAt={product.publishAt} />
            {links}
            {product.status === 'published' && (
              <a
                href={paths.product(product.slug)}
                target="_blank"
                rel="noreferrer"
                className={buttonStyle('secondary')}
              >
                {m.admin_products_in_shop()}
                <ExternalLink aria-hidden="true" size={17} className="rtl:-scale-x-100" />
              </a>
            )}
          </div>
        )}
      </div>
    </header>
  )
}
