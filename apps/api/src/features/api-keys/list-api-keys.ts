import type { AppContext } from '../../context.ts'
import { type ApiKeyRow, findKeys } from './queries.ts'

export const listApiKeys = (context: AppContext): Promise<ApiKeyRow[]> => findKeys(context.db)
