import type { LegalPage } from '@warda/domain/legal/legal-pages'
import { loadFromApi } from '../../lib/api/server-api.ts'

/** The present text of a page, or the version that the address names (`?version=`). */
export const loadLegalText = (context: Parameters<typeof loadFromApi>[0], request: Request, page: LegalPage) => {
  const version = new URL(request.url).searchParams.get('version')
  return loadFromApi(context, request, 'getLegalText', { params: { page }, query: version ? { version } : {} })
}
