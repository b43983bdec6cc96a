import { ERRORS, isErrorCode } from '@warda/domain/errors/errors'
import type { Language } from '@warda/domain/language'
import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { MailContent, MailFrame } from './content.ts'
import { formatDay, money } from './format.ts'

/** Asks the owner to approve an order above the budget of its branch. */
export function approvalAskedMail(payload: MailPayloads['approval-asked'], frame: MailFrame): MailContent {
  const { language } = frame
  const values = {
    number: isolate(payload.orderNumber),
    manager: isolate(payload.managerName),
    branch: isolate(payload.branchName),
    money: isolate(money(payload.total, language)),
  }
  return {
    subject: t('mail_approval_asked_subject', language, { number: payload.orderNumber }),
    heading: t('mail_approval_asked_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_approval_asked_text', language, values) },
      {
        kind: 'button',
        label: t('mail_approval_asked_button', language),
        url: buildPageLink(frame, payload.dashboardPath),
      },
    ],
  }
}

/** The owner's decision, for the person who ordered. */
export function approvalDecidedMail(payload: MailPayloads['approval-decided'], frame: MailFrame): MailContent {
  const { language } = frame
  const decision = payload.approved ? 'given' : 'refused'
  return {
    subject: t(`mail_approval_${decision}_subject`, language, { number: payload.orderNumber }),
    heading: t(`mail_approval_${decision}_heading`, language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      {
        kind: 'paragraph',
        text: t(`mail_approval_${decision}_text`, language, { number: isolate(payload.orderNumber) }),
      },
      ...(payload.reason === undefined
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: t('mail_approval_reason', language, { reason: isolate(payload.reason) }),
            },
          ]),
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}

/** A date of a standing order that could not be placed, and why. */
export function standingProblemMail(payload: MailPayloads['standing-problem'], frame: MailFrame): MailContent {
  const { language } = frame
  const day = { name: isolate(payload.name), date: formatDay(payload.date, language) }
  const isShoppers = payload.branchName === null
  const text =
    payload.branchName === null
      ? t('mail_subscription_text', language, day)
      : t('mail_standing_text', language, { ...day, branch: isolate(payload.branchName) })
  const subject = isShoppers ? 'mail_subscription_subject' : 'mail_standing_subject'
  const heading = isShoppers ? 'mail_subscription_heading' : 'mail_standing_heading'
  const button = isShoppers ? 'mail_subscription_button' : 'mail_standing_button'
  return {
    subject: t(subject, language),
    heading: t(heading, language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text },
      { kind: 'note', text: t(ERRORS[isErrorCode(payload.problem) ? payload.problem : 'internal'].message, language) },
      ...problemAmounts(payload, language).map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'button', label: t(button, language), url: buildPageLink(frame, payload.dashboardPath) },
    ],
  }
}

function problemAmounts({ prices, credit }: MailPayloads['standing-problem'], language: Language): string[] {
  const amount = (halalas: number) => isolate(money(halalas, language))
  if (prices) return [t('mail_standing_prices', language, { agreed: amount(prices.agreed), now: amount(prices.now) })]
  if (!credit) return []
  const { limit, used, left, missing } = credit
  const values = { limit: amount(limit), used: amount(used), left: amount(left), missing: amount(missing) }
  return [t('mail_standing_credit', language, values)]
}
