import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const importRoutes: Pick<
  Handlers,
  'importProducts' | 'getImport' | 'runImport' | 'cancelImport' | 'exportProducts'
> = {
  importProducts: async () => refuse('not_found'),
  getImport: async () => refuse('not_found'),
  runImport: async () => refuse('not_found'),
  cancelImport: async () => refuse('not_found'),
  exportProducts: async () => refuse('not_found'),
}
