import * as z from 'zod/mini'
import { asAdmin, endpoint } from './endpoint.ts'
import { numericId, rowId } from './wire/amount.ts'
import { picture } from './wire/picture.ts'
import { text } from './wire/text.ts'

const slug = z.string('required').check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug'), z.maxLength(80, 'too_long'))

/** The key of an uploaded picture; empty for none. */
const pictureKey = z.string('required').check(z.regex(/^([A-Za-z0-9][A-Za-z0-9/_.-]{0,199})?$/, 'invalid_id'))

export const adminCategory = z.object({
  id: z.int(),
  slug: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  position: z.int(),
  /** Null when the category has none of its own. */
  picture: z.nullable(picture),
  altEn: z.string(),
  altAr: z.string(),
  products: z.int(),
})

export const categoryBody = z
  .object({
    slug,
    nameEn: text(2, 60),
    nameAr: text(2, 60),
    pictureKey,
    altEn: text(0, 200),
    altAr: text(0, 200),
  })
  .check(
    // A picture has an alternative text in both languages.
    z.refine((form) => form.pictureKey === '' || form.altEn !== '', { path: ['altEn'], error: 'required' }),
    z.refine((form) => form.pictureKey === '' || form.altAr !== '', { path: ['altAr'], error: 'required' }),
  )

const admin = asAdmin('catalogue')

export const categoriesEndpoints = {
  adminCategories: endpoint('adminCategories', {
    access: admin,
    summary: 'All categories in their order',
    answer: z.object({ data: z.array(adminCategory) }),
  }),
  addCategory: endpoint('addCategory', {
    access: admin,
    summary: 'A new category',
    body: categoryBody,
    answer: z.object({ message: z.string(), data: adminCategory }),
    idempotent: 'wholeCall',
  }),
  saveCategory: endpoint('saveCategory', {
    access: admin,
    summary: 'Changes a category; its old address leads to the new one',
    params: z.object({ categoryId: numericId }),
    body: categoryBody,
    answer: z.object({ message: z.string(), data: adminCategory }),
  }),
  deleteCategory: endpoint('deleteCategory', {
    access: admin,
    summary: 'Deletes an empty category',
    params: z.object({ categoryId: numericId }),
    answer: z.object({ message: z.string() }),
  }),
  orderCategories: endpoint('orderCategories', {
    access: admin,
    summary: 'Puts the categories in this order',
    body: z.object({
      categoryIds: z.array(rowId).check(z.minLength(1, 'required'), z.maxLength(100, 'too_many_items')),
    }),
    answer: z.object({ message: z.string() }),
  }),
}
