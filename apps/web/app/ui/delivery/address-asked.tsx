import { m } from '@warda/i18n/messages'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../feedback/notice.tsx'

/** In a form of an order that waits for its recipient's address: the address is optional, and ends the wait. */
export function AddressAsked({ onGive }: { onGive: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Notice>{m.address_request_form_text()}</Notice>
      <Button look="secondary" onClick={onGive}>
        {m.address_request_form_give()}
      </Button>
    </div>
  )
}
