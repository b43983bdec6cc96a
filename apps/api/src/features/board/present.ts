import type { BoardOrder, DeliveryRoute, DriverDay } from '@warda/contract/board'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'
import { listBoardActions } from '@warda/domain/delivery/board-actions'
import { isGift } from '@warda/domain/delivery/gift-recipient'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { type BoardStage, getBoardStage } from '@warda/domain/orders/order-stages'
import { t } from '@warda/i18n/translate'
import { presentOrderAmounts } from '../../order-amounts-present.ts'
import { presentStatusWords } from '../../status-present.ts'
import { thumbnailAddress } from '../../thumbnail-present.ts'
import type { BoardView } from './card-queries.ts'
import type { DriverDayView } from './get-driver-day.ts'
import type { DayRoute } from './get-route.ts'

/** `nowMs` (ms since the epoch) decides which debts are overdue. */
export function presentBoardOrder(order: BoardView, language: Language, nowMs: number): BoardOrder {
  const agreed = order.agreedAt !== null
  return {
    id: order.id,
    orderNumber: String(order.number),
    userId: order.userId,
    user: { fullName: order.userName, phoneNumber: order.userPhone, email: order.userEmail },
    branch: presentBranch(order),
    recipient: { fullName: order.recipientName, phoneNumber: order.recipientPhone },
    isGift: isGift({ ...order, buyerPhone: order.userPhone }),
    hideSender: order.hideSender,
    deliveryAddress: formatAddress(order, language),
    addressNote: order.addressNote,
    latitude: order.latitude,
    longitude: order.longitude,
    deliveryDate: order.deliveryDate,
    deliverySlot: order.deliverySlot,
    plannedDate: order.plannedDate,
    plannedSlot: order.plannedSlot,
    cardMessage: order.cardMessage,
    substitution: order.substitution,
    allergyNote: order.allergyNote,
    purchaseOrder: order.purchaseOrder,
    items: order.lines.map((line) => ({
      name: language === 'ar' ? line.titleAr : line.titleEn,
      size: line.size,
      quntity: line.quantity,
      thumbnail: thumbnailAddress(line.picture),
    })),
    quntity: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    totalBalance: halalasToRiyals(order.total),
    paid: halalasToRiyals(order.paid),
    outstanding: halalasToRiyals(order.outstanding),
    amounts: presentOrderAmounts(order.sums),
    paymentTerms: order.terms,
    isPostponed: order.postponed,
    createdAt: order.placedAt.toISOString(),
    // An order that has left the board meanwhile is shown on its last tab.
    orderStage: BOARD_STAGE[getBoardStage(order.state, agreed) ?? 'pending'],
    statusWords: presentStatusWords(order, nowMs),
    isReady: order.state === 'ready',
    isReceived: order.state === 'completed',
    assignee: order.assignee,
    proof: presentProof(order),
    failure: presentFailure(order),
    attempt: order.attempt,
    awaitsDeparture: order.awaitsDeparture,
    arrivedAt: order.arrivedAt?.toISOString() ?? null,
    actions: listBoardActions({ ...order, agreed, failed: order.failureReason !== null }),
  }
}

function presentBranch({ branch }: BoardView): BoardOrder['branch'] {
  return branch && { id: branch.id, branchName: branch.name, address: branch.address, clientId: branch.clientId }
}

function presentProof(order: BoardView): BoardOrder['proof'] {
  if (order.proofAt === null) return null
  const { proofName, proofNote, proofFileId, proofAt } = order
  return { recipientName: proofName ?? '', note: proofNote ?? '', fileId: proofFileId, at: proofAt.toISOString() }
}

function presentFailure(order: BoardView): BoardOrder['failure'] {
  const { failureReason, failureNote, failureAttempt, failureAt } = order
  if (failureReason === null || failureAttempt === null || failureAt === null) return null
  return { reason: failureReason, note: failureNote ?? '', attempt: failureAttempt, at: failureAt.toISOString() }
}

function formatAddress(order: BoardView, language: Language): string {
  if (order.branch !== null) return order.branch.address
  const parts = [order.addressLine, order.district, order.city].filter((part) => part !== null && part !== '')
  return parts.join(t('ui_list_comma', language))
}

/** The tab of a wire stage number. */
export const toBoardStage = (stage: 2 | 5 | 6): BoardStage =>
  stage === BOARD_STAGE.completed ? 'completed' : stage === BOARD_STAGE.inDelivery ? 'inDelivery' : 'pending'

export const presentRoute = (route: DayRoute, language: Language, nowMs: number): DeliveryRoute => ({
  ...route,
  stops: route.stops.map(({ order, legMeters }) => ({ order: presentBoardOrder(order, language, nowMs), legMeters })),
})

export const presentDriverDay = (day: DriverDayView, language: Language): DriverDay => ({
  asOf: new Date(day.at).toISOString(),
  route: presentRoute(day.route, language, day.at),
  others: day.others.map((order) => presentBoardOrder(order, language, day.at)),
  cash: {
    inHand: halalasToRiyals(day.cash.inHand),
    handedIn: day.cash.handedIn.map(({ id, expected, counted, at }) => ({
      id,
      expected: halalasToRiyals(expected),
      counted: halalasToRiyals(counted),
      at: at.toISOString(),
    })),
  },
})
