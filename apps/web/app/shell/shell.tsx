import { m } from '@warda/words/messages'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { ConnectionBanner } from '../features/connection/connection-banner.tsx'
import { useAuthRequest } from '../lib/auth-request.ts'
import { takeFlash } from '../lib/flash.ts'
import { notify } from '../ui/toast.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SlowNavigation } from './slow-navigation.tsx'

const AuthModal = lazy(() => import('../features/account/auth-modal.tsx'))

/** Header, page and footer of the shop, and what may come on top of them. */
export function Shell({ children }: { children: ReactNode }) {
  const asked = useAuthRequest()
  useEffect(() => {
    const flash = takeFlash()
    if (flash) void notify[flash.kind](flash.text, { where: 'shell' })
  }, [])
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-leaf px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {m.shell_skip()}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
      <SlowNavigation />
      <ConnectionBanner />
      {asked && (
        <Suspense>
          <AuthModal />
        </Suspense>
      )}
    </>
  )
}
