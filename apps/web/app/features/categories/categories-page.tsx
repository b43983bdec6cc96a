import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { type AdminCategory, useAdminCategories } from '../../lib/api/use-admin-categories.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { DeleteCategory } from './delete-category.tsx'
import { NewCategory } from './new-category.tsx'
import { orderCategories } from './use-categories.ts'

/** The categories in menu order (ADMIN-01). */
export function CategoriesPage() {
  const query = useAdminCategories()
  const [editTarget, setEditTarget] = useState<AdminCategory | null>(null)
  const [deleteTarget, setDeleteTarget] = useState<AdminCategory | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const move = (all: readonly AdminCategory[], from: number, to: number): void => {
    const moved = all[from]
    if (moved === undefined) return
    setProblem(null)
    orderCategories(all.toSpliced(from, 1).toSpliced(to, 0, moved)).catch((error) => setProblem(getErrorMessage(error)))
  }
  return (
    <div className="grid gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <QueryResult query={query}>
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState drawing="tag" title={m.admin_categories_empty()} actions={<NewCategory />}>
              {m.admin_categories_empty_text()}
            </EmptyState>
          ) : (
            <ol className="grid gap-3">
              {categories.map((category, at) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  at={at}
                  count={categories.length}
                  onMove={(to) => move(categories, at, to)}
                  onEdit={() => setEditTarget(category)}
                  onDelete={() => setDeleteTarget(category)}
                />
              ))}
            </ol>
          )
        }
      </QueryResult>
      <CategoryDialog editTarget={editTarget} onClose={() => setEditTarget(null)} />
      <DeleteCategory category={deleteTarget} onClose={() => setDeleteTarget(null)} />
    </div>
  )
}
