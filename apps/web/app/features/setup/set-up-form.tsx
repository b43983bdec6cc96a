import { setupEndpoints } from '@warda/contract/setup'
import { DEFAULT_ACCENT } from '@warda/domain/identity/accent'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../lib/api/call-api.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { openAuthModal } from '../../lib/session/auth-modal-state.ts'
import { dashboardPath, paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { OwnerStep } from './owner-step.tsx'
import { SHOP_FIELDS, ShopStep } from './shop-step.tsx'
import { signInAfterSetup } from './sign-in-after-setup.ts'

/** Names the new shop, then creates its first Admin with the setup code from the server (ADMIN-03, OPEN-01). */
export function SetUpForm() {
  const navigate = useNavigate()
  const [step, setStep] = useState<1 | 2>(1)
  const contract = useContractForm({
    schema: setupEndpoints.setUpShop.body,
    defaults: {
      shop: { nameEn: '', nameAr: '', city: 'Riyadh', accent: DEFAULT_ACCENT },
      code: '',
      fullName: '',
      email: '',
      password: '',
    },
    draft: { name: 'setup', leaveOut: ['password', 'code'] },
  })
  const { problem, busy, submit, check } = contract
  const send = submit(
    async (values) => {
      const { message } = await callApi('setUpShop', { body: values })
      const person = await signInAfterSetup(values.email, values.password).catch(() => null)
      void notify.success(message, { where: 'shell' })
      if (person === null) openAuthModal('login')
      // A full page load, so that every page shows the new name.
      if (person === null) void navigate(paths.home, { replace: true })
      else location.replace(dashboardPath(person) ?? paths.home)
    },
    (errors) => {
      if (errors.shop) setStep(1)
    },
  )
  const goToOwnerStep = async (): Promise<void> => {
    if (await check(SHOP_FIELDS)) setStep(2)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        if (step === 2) return send(event)
        event.preventDefault()
        void goToOwnerStep()
      }}
      className="grid gap-4"
    >
      <p className="text-ink-soft text-sm">{m.setup_step({ step, count: 2 })}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {step === 1 ? <ShopStep {...contract} /> : <OwnerStep {...contract} />}
      <Button type="submit" size="large" wide busy={busy}>
        {step === 1 ? m.setup_next() : m.setup_submit()}
      </Button>
      {step === 2 && (
        <Button look="quiet" wide onClick={() => setStep(1)}>
          {m.setup_back()}
        </Button>
      )}
    </form>
  )
}
