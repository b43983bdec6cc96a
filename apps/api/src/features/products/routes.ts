import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const productRoutes: Pick<
  Handlers,
  | 'adminProducts'
  | 'adminProduct'
  | 'addProduct'
  | 'saveProduct'
  | 'changeProducts'
  | 'addPicture'
  | 'adminCategories'
  | 'addCategory'
  | 'saveCategory'
  | 'deleteCategory'
  | 'orderCategories'
  | 'adminOccasions'
  | 'saveOccasions'
  | 'changeStock'
  | 'stockHistory'
> = {
  adminProducts: async () => refuse('not_found'),
  adminProduct: async () => refuse('not_found'),
  addProduct: async () => refuse('not_found'),
  saveProduct: async () => refuse('not_found'),
  changeProducts: async () => refuse('not_found'),
  addPicture: async () => refuse('not_found'),
  adminCategories: async () => refuse('not_found'),
  addCategory: async () => refuse('not_found'),
  saveCategory: async () => refuse('not_found'),
  deleteCategory: async () => refuse('not_found'),
  orderCategories: async () => refuse('not_found'),
  adminOccasions: async () => refuse('not_found'),
  saveOccasions: async () => refuse('not_found'),
  changeStock: async () => refuse('not_found'),
  stockHistory: async () => refuse('not_found'),
}
