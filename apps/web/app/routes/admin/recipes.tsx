import { m } from '@warda/i18n/messages'
import { useParams } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { RecipesPage } from '../../features/recipes/recipes-page.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import type { Route } from './+types/recipes.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: m.recipes_meta(), description: m.admin_dashboard(), private: true })

export default function RecipesRoute() {
  const { productId = '' } = useParams()
  return (
    <>
      <BackLink to={adminPaths.product(productId)}>{m.recipes_to_product()}</BackLink>
      <RecipesPage productId={productId} />
    </>
  )
}
