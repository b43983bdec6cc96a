import { m } from '@warda/i18n/messages'
import { Flower2, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { type AdminCategory, nameInLanguage } from '../../lib/api/use-admin-categories.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { IconButton } from '../../ui/admin/icon-button.tsx'
import { ReorderButtons } from '../../ui/admin/reorder-buttons.tsx'
import { Picture } from '../../ui/media/picture.tsx'

type CategoryRowProps = {
  category: AdminCategory
  at: number
  count: number
  onMove: (to: number) => void
  onEdit: () => void
  onDelete: () => void
}

/** One category: picture, both names, number of products, actions. */
export function CategoryRow({ category, at, count, onMove, onEdit, onDelete }: CategoryRowProps) {
  const name = nameInLanguage(category)
  const otherLanguage = currentLanguage() === 'ar' ? 'en' : 'ar'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card p-3 sm:flex-nowrap sm:p-4">
      {category.picture ? (
        <Picture picture={category.picture} decorative sizes="64px" className="size-16 shrink-0 rounded-full" />
      ) : (
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-sand text-line-strong">
          <Flower2 aria-hidden="true" size={24} />
        </span>
      )}
      <div className="min-w-0 grow basis-40">
        <h2 className="text-xl">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-ink-soft text-sm">
          <bdi lang={otherLanguage}>{otherLanguage === 'ar' ? category.nameAr : category.nameEn}</bdi>
          {' · '}
          <Link
            to={adminPaths.categoryProducts(category.id)}
            className="relative inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:decoration-ink"
          >
            {m.admin_products_count({ count: category.products })}
          </Link>
        </p>
      </div>
      <div className="ms-auto flex items-center max-sm:w-full max-sm:justify-end">
        <ReorderButtons at={at} count={count} name={name} onMove={onMove} />
        <IconButton label={m.admin_categories_edit({ name })} Icon={Pencil} onClick={onEdit} />
        <IconButton label={m.admin_categories_delete({ name })} Icon={Trash2} onClick={onDelete} />
      </div>
    </li>
  )
}
