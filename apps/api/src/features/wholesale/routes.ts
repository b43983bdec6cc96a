import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const wholesaleRoutes: Pick<Handlers, 'reorder' | 'previewQuickOrder' | 'addQuickOrder' | 'decideApproval'> = {
  reorder: async () => refuse('not_found'),
  previewQuickOrder: async () => refuse('not_found'),
  addQuickOrder: async () => refuse('not_found'),
  decideApproval: async () => refuse('not_found'),
}
