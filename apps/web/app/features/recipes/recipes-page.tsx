import { m } from '@warda/i18n/messages'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { RecipeEditor } from './recipe-editor.tsx'
import { useRecipes } from './use-recipes.ts'

/** The recipes of a product, one per size. */
export function RecipesPage({ productId }: { productId: string }) {
  const query = useRecipes(productId)
  return (
    <QueryResult query={query}>
      {({ product, data }) => (
        <div className="grid gap-6">
          <header>
            <h1 className="text-3xl sm:text-4xl">{m.recipes_title({ name: product.name })}</h1>
            <p className="mt-1.5 max-w-2xl text-ink-soft">{m.recipes_lead()}</p>
          </header>
          {data.map((recipe) => (
            <RecipeEditor
              key={recipe.variantId}
              recipe={recipe}
              others={data.filter(({ variantId }) => variantId !== recipe.variantId)}
            />
          ))}
        </div>
      )}
    </QueryResult>
  )
}
