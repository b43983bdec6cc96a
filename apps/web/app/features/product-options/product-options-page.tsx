import { PRODUCT_OPTION_KINDS } from '@warda/domain/catalogue/product-options'
import { m } from '@warda/i18n/messages'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useProductOptions } from '../../lib/api/use-product-options.ts'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { KIND_NAMES } from './kind-names.ts'

/** Loaded while the options are. */
const OptionsEditor = lazy(() => import('./options-editor.tsx').then((module) => ({ default: module.OptionsEditor })))

/** Colours, sizes, containers and occasions, one tab each; the tab is in the URL, and each form keeps a draft (DESK-07). */
export function ProductOptionsPage() {
  const query = useProductOptions()
  const [search, setSearch] = useSearchParams()
  const kind = PRODUCT_OPTION_KINDS.find((one) => one === search.get('kind')) ?? 'colour'
  return (
    <Tabs
      label={m.admin_nav_product_options()}
      selected={kind}
      onSelect={(tab) => setSearch(tab === 'colour' ? {} : { kind: tab }, { replace: true, preventScrollReset: true })}
      tabs={PRODUCT_OPTION_KINDS.map((id) => ({
        id,
        label: KIND_NAMES[id].title(),
        content: (
          <QueryResult query={query}>
            {(all) => (
              <Suspense fallback={<div className="min-h-44" />}>
                <OptionsEditor key={id} kind={id} options={all[id]} />
              </Suspense>
            )}
          </QueryResult>
        ),
      }))}
    />
  )
}
