import * as build from 'virtual:react-router/server-build'
import { splitLanguagePath } from '@warda/contract/public-paths'
import { inLocale } from '@warda/i18n/server-locale'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageContext, pageContext } from './app/lib/api/server-api.ts'
import { toArabicBuild } from './app/shell/arabic-build.ts'
import { setUploadBase } from './app/ui/media/picture.tsx'

const english = build as ServerBuild
const mode = import.meta.env.PROD ? 'production' : 'development'
const arabic = toArabicBuild(english)
/** Handlers by language and by the base of language paths, which links keep (decision 71). */
const handlers = {
  en: createRequestHandler(english, mode),
  ar: createRequestHandler(arabic, mode),
  '/en': createRequestHandler({ ...english, basename: '/en' }, mode),
  '/ar': createRequestHandler({ ...arabic, basename: '/ar' }, mode),
}

/** What pages report with errors and vitals (`lib/browser/describe-page.ts`). */
export const release = english.assets.version
export const routeIds = Object.keys(english.routes)

/**
 * Renders a page, or the data of a navigation, in the language and with the nonce that the API server chose. The document holds nothing
 * personal, so it may be cached for everybody (decision 4).
 */
export function renderPage(request: Request, context: PageContext): Promise<Response> {
  // The same in every request of this process.
  setUploadBase(context.picturesUrl)
  const provided = new RouterContextProvider()
  provided.set(pageContext, context)
  const named = splitLanguagePath(new URL(request.url).pathname).language
  const handle = handlers[named === null ? context.language : (`/${named}` as const)]
  return inLocale(context.language, () => handle(request, provided))
}
