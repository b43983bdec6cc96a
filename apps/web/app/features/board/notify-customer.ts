import { m } from '@warda/i18n/messages'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { notify } from '../../ui/feedback/toast.ts'
import type { BoardCard } from './board-present.ts'
import { invoiceResult } from './invoice-result.ts'

/** Emails the buyer the receipt confirmation link (spec §8); errors are shown, not thrown. */
export async function sendConfirmation({ id: orderId, userId }: Pick<BoardCard, 'id' | 'userId'>): Promise<void> {
  if (orderId === '' || userId === '') return notify.error(m.board_fill_all())
  try {
    const { message } = await callApi('sendConfirmDelivery', { query: { userId, orderId } })
    void notify.success(message || m.board_email_done(), { where: 'shell' })
  } catch (error) {
    void notify.error(getErrorMessage(error, m.board_email_failed()))
  }
}

/** Creates the tax invoice of an order and opens it (DELIV-06); not cached; errors are shown, not thrown. */
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
    // The browser may block a tab opened after an await, so the message also has the link.
    window.open(result.href, '_blank', 'noopener')
    await notify.success(m.board_invoice_opened({ number }), {
      link: { href: result.href, text: m.board_invoice_open() },
    })
  } catch (error) {
    void notify.error(getErrorMessage(error, m.board_invoice_missing()))
  }
}
