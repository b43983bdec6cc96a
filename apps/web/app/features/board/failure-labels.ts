import type { FailureReason } from '@warda/domain/delivery/failed-delivery'
import { m } from '@warda/i18n/messages'

const reasons: Record<FailureReason, () => string> = {
  recipientAbsent: m.board_fail_recipientAbsent,
  wrongAddress: m.board_fail_wrongAddress,
  refused: m.board_fail_refused,
  damaged: m.board_fail_damaged,
  ourFault: m.board_fail_ourFault,
}

export const reasonText = (reason: FailureReason): string => reasons[reason]()
