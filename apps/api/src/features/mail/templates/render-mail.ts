import type { MailKind, MailPayloads } from '../mail-kinds.ts'
import { emailChangedMail, linkMail, passwordChangedMail, welcomeMail } from './account-mails.ts'
import { addressGivenMail, addressReminderMail } from './address-mails.ts'
import { approvalAskedMail, approvalDecidedMail, standingProblemMail } from './approval-mails.ts'
import { clientReviewedMail, registrationExpiryMail } from './client-mails.ts'
import type { MailContent, MailFrame } from './content.ts'
import { orderCreditedMail } from './credit-mails.ts'
import { debtReminderMail, paymentReceivedMail } from './debt-mails.ts'
import { driverRunMail, orderUpdateMail } from './delivery-mails.ts'
import { orderChangedMail, payLinkMail } from './desk-mails.ts'
import { oneLine } from './format.ts'
import { giftCardBoughtMail, giftCardMail } from './gift-card-mails.ts'
import { acknowledgedMail, answeredMail, receivedMail } from './help-mails.ts'
import { invitationMail } from './invitation-mails.ts'
import { itemsChangedMail, itemsRequestMail } from './item-change-mails.ts'
import { newLoginMail, secondFactorMail } from './login-mails.ts'
import { occasionReminderMail } from './occasion-mails.ts'
import { lateCreditMail, orderMail, paymentDiffersMail } from './order-mails.ts'
import { deliveryFailedMail, orderGivenUpMail, orderReceivedMail, receiptLinkMail } from './receipt-mails.ts'
import { monthlyStatementMail } from './statement-mails.ts'
import { backInStockMail } from './stock-mails.ts'
import { substitutionMail } from './substitution-mails.ts'
import { taxCertificateExpiryMail, taxRejectedMail } from './tax-mails.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'

const TEMPLATES: { [K in MailKind]: (payload: MailPayloads[K], frame: MailFrame) => MailContent } = {
  'confirm-email': (payload, frame) => linkMail('confirm-email', payload, frame),
  'change-email': (payload, frame) => linkMail('change-email', payload, frame),
  'reset-password': (payload, frame) => linkMail('reset-password', payload, frame),
  'password-changed': passwordChangedMail,
  'new-login': newLoginMail,
  'second-factor-changed': secondFactorMail,
  'email-changed-notice': emailChangedMail,
  'welcome-code': welcomeMail,
  'order-placed': (payload, frame) => orderMail('order-placed', payload, frame),
  'order-substituted': substitutionMail,
  'order-items-changed': itemsChangedMail,
  'order-items-request': itemsRequestMail,
  'order-paid': (payload, frame) => orderMail('order-paid', payload, frame),
  'order-cancelled': (payload, frame) => orderMail('order-cancelled', payload, frame),
  'order-credited': orderCreditedMail,
  'order-changed': orderChangedMail,
  'address-given': addressGivenMail,
  'address-reminder': addressReminderMail,
  'pay-link': payLinkMail,
  'payment-late-credit': lateCreditMail,
  'payment-differs': paymentDiffersMail,
  'payment-received': paymentReceivedMail,
  'debt-reminder': debtReminderMail,
  'receipt-link': receiptLinkMail,
  'order-on-its-way': (payload, frame) => orderUpdateMail('on_its_way', payload, frame),
  'order-late': (payload, frame) => orderUpdateMail('late_order', payload, frame),
  'gift-card-bought': giftCardBoughtMail,
  'gift-card': giftCardMail,
  'driver-run': driverRunMail,
  'order-received': orderReceivedMail,
  'delivery-failed': deliveryFailedMail,
  'order-given-up': orderGivenUpMail,
  'client-reviewed': clientReviewedMail,
  'registration-expiry': registrationExpiryMail,
  'tax-certificate-expiry': taxCertificateExpiryMail,
  'tax-rejected': taxRejectedMail,
  'approval-asked': approvalAskedMail,
  'approval-decided': approvalDecidedMail,
  'standing-problem': standingProblemMail,
  'monthly-statement': monthlyStatementMail,
  invitation: invitationMail,
  'back-in-stock': backInStockMail,
  'occasion-reminder': occasionReminderMail,
  'problem-acknowledged': acknowledgedMail,
  'problem-answered': answeredMail,
  'problem-received': receivedMail,
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(TEMPLATES, kind)

/** A mail's subject, HTML and plain text in the language of its frame. */
export function renderMail<K extends MailKind>(
  kind: K,
  payload: MailPayloads[K],
  frame: MailFrame,
): { subject: string; html: string; text: string; unsubscribeUrl?: string | undefined } {
  const content = TEMPLATES[kind](payload, frame)
  const subject = oneLine(content.subject)
  const { unsubscribeUrl } = content
  return { subject, html: toHtml({ ...content, subject }, frame), text: toText(content, frame), unsubscribeUrl }
}
