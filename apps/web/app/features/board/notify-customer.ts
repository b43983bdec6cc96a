import { m } from '@warda/i18n/messages'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { notify } from '../../ui/feedback/toast.ts'
import type { BoardCard } from './board-present.ts'
import { invoiceResult } from './invoice-result.ts'

/** Mails the buyer the link that confirms receipt (spec §8: the texts). Never throws. */
export async function sendConfirmation({ id: orderId, userId }: Pick<BoardCard, 'id' | 'userId'>): Promise<void> {
  if (orderId === '' || userId === '') return notify.error(m.board_fill_all())
  try {
    const { message } = await callApi('sendConfirmDelivery', { query: { userId, orderId } })
    void notify.success(message || m.board_email_done(), { where: 'shell' })
  } catch (error) {
    void notify.error(getErrorMessage(error, m.board_email_failed()))
  }
}

/** Makes the tax invoice of an order and hands it over (DELIV-06). Nothing of it is kept, so the next press asks afresh. Never throws. */
export async function makeInvoice({ id: orderId, branch }: Pick<BoardCard, 'id' | 'branch'>): Promise<void> {
  const clientId = branch?.clientId ?? 0
  if (orderId === '' || (branch !== null && clientId <= 0)) return notify.error(m.board_invoice_missing())
  try {
    const result = invoiceResult(await callApi('createInvoice', { body: { clientId, orderId } }), location.href)
    const { number } = result
    if (result.kind === 'download') {
      const link = { href: result.href, text: m.board_invoice_download(), download: true }
      return await notify.success(m.board_invoice_ready({ number }), { link })
    }
    if (result.kind === 'number') return await notify.success(m.board_invoice_ready({ number }))
    // A browser may refuse a tab that was not opened by the press itself: the link is there all the same.
    window.open(result.href, '_blank', 'noopener')
    await notify.success(m.board_invoice_opened({ number }), {
      link: { href: result.href, text: m.board_invoice_open() },
    })
  } catch (error) {
    void notify.error(getErrorMessage(error, m.board_invoice_missing()))
  }
}
