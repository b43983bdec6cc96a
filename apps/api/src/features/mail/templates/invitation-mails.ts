import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { createOneTimeToken } from '../../../signing-keys.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { MailContent, MailFrame } from './content.ts'

/** An invitation to the team with its single-use link. */
export function invitationMail(payload: MailPayloads['invitation'], frame: MailFrame): MailContent {
  const { language } = frame
  const brand = frame.brand.name
  const { fullName, email, nonce, inviterName, role } = payload
  const token = createOneTimeToken(frame.secret, 'invitation', nonce)
  return {
    subject: t('mail_invitation_subject', language, { brand }),
    heading: t('mail_invitation_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(fullName) }) },
      {
        kind: 'paragraph',
        text: t(`mail_invitation_text_${role}`, language, {
          brand,
          inviter: isolate(inviterName),
          email: isolate(email),
        }),
      },
      {
        kind: 'button',
        label: t('mail_invitation_button', language),
        url: buildPageLink(frame, '/auth/accept-invitation', { token, email }),
        withAddress: true,
      },
      { kind: 'note', text: t('mail_invitation_note', language) },
    ],
  }
}
