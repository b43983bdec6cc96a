import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { type AuthTab, closeAuthModal, useAuthRequest } from '../../lib/session/auth-modal-state.ts'
import { useSession } from '../../lib/session/session.ts'
import { useBrand } from '../../lib/shop/brand.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { AccountCreated } from './account-created.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/**
 * Login and registration in one dialog, opened by `openAuthModal` for signed-out users only (SHELL-07). Load it
 * lazily, on the first request.
 */
export default function AuthModal() {
  const request = useAuthRequest()
  const session = useSession()
  const { name: brand } = useBrand()
  const [tab, setTab] = useState<AuthTab>(request?.tab ?? 'login')
  const [created, setCreated] = useState<string | null>(null)
  if (request === null || session) return null
  const signedIn = (): void => {
    closeAuthModal()
    request.onSignedIn?.()
  }
  return (
    <>
      <Dialog open onClose={closeAuthModal} title={m.auth_title({ brand })}>
        <p className="-mt-2 mb-5 text-ink-soft">{m.auth_lead()}</p>
        {request.note && (
          <div className="mb-4">
            <Notice tone="warning">{request.note}</Notice>
          </div>
        )}
        <Tabs
          label={m.auth_tabs()}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'login',
              label: m.auth_tab_login(),
              content: <LoginForm key={created} email={created ?? ''} onSignedIn={signedIn} />,
            },
            { id: 'register', label: m.auth_tab_register(), content: <RegisterForm onCreated={setCreated} /> },
          ]}
        />
      </Dialog>
      <AccountCreated
        email={tab === 'register' ? created : null}
        onConfirm={() => setTab('login')}
        onCancel={closeAuthModal}
      />
    </>
  )
}
