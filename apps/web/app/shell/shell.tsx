import { lazy, type ReactNode, Suspense } from 'react'
import { ConnectionBanner } from '../features/connection/connection-banner.tsx'
import { useAuthRequest } from '../lib/session/auth-modal-state.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NoScriptNotice } from './no-script-notice.tsx'
import { SkipLink } from './skip-link.tsx'
import { SlowNavigation } from './slow-navigation.tsx'
import { useCategoriesProblem } from './use-categories-problem.ts'
import { useFlashMessage } from './use-flash-message.ts'

const AuthModal = lazy(() => import('../features/accounts/auth-modal.tsx'))

/** Header, page, footer and overlays of the shop. */
export function Shell({ children }: { children: ReactNode }) {
  const authRequest = useAuthRequest()
  useFlashMessage()
  useCategoriesProblem()
  return (
    <>
      <SkipLink />
      <Header />
      <NoScriptNotice />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
      <SlowNavigation />
      <ConnectionBanner />
      {authRequest && (
        <Suspense>
          <AuthModal />
        </Suspense>
      )}
    </>
  )
}
