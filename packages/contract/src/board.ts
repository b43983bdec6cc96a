import { STAFF_ROLES } from '@warda/domain/access/roles'
import { FAILURE_REASONS } from '@warda/domain/delivery/failed-delivery'
import { LIMITS } from '@warda/domain/limits'
import { EXTENDED_TIME } from '@warda/domain/time/riyadh-time'
import * as z from 'zod/mini'
import { asRole, endpoint, ORDER_MISSING, selfAs } from './endpoint.ts'
import { PAYMENT_TERMS, SUBSTITUTIONS } from './orders.ts'
import { amount, day, instant, numericId, rowId, uuid } from './wire/amount.ts'
import { early } from './wire/early.ts'
import { orderAmountsOrNull } from './wire/order-amounts.ts'
import { readyResponse } from './wire/ready.ts'
import { statusWords } from './wire/status-words.ts'

/** Actions that the dispatcher may take on an order (DELIV-04, DELIV-05). */
const BOARD_ACTIONS = ['start', 'complete', 'fail', 'sendConfirmation', 'pay', 'schedule', 'invoice'] as const

const person = z.object({ fullName: z.string(), phoneNumber: z.string() })

/** A card of the delivery board (spec §3 "Order (delivery view)" with additional fields for drivers). */
export const boardOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  userId: z.string(),
  user: z.object({ fullName: z.string(), phoneNumber: z.string(), email: z.string() }),
  branch: z.nullable(z.object({ id: z.int(), branchName: z.string(), address: z.string(), clientId: z.int() })),
  recipient: person,
  /** The recipient is not the buyer or must not know the sender; printed documents show no prices. */
  isGift: z.boolean(),
  hideSender: z.boolean(),
  deliveryAddress: z.string(),
  addressNote: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Promised to the customer. */
  deliveryDate: day,
  deliverySlot: z.string(),
  /** Planned by the dispatcher. */
  plannedDate: z.nullable(day),
  plannedSlot: z.nullable(z.string()),
  cardMessage: z.nullable(z.string()),
  substitution: z.nullable(z.enum(SUBSTITUTIONS)),
  allergyNote: z.nullable(z.string()),
  purchaseOrder: z._default(z.nullable(z.string()), null),
  /** `thumbnail`: address of a small picture of the product; null without one. */
  items: z.array(z.object({ name: z.string(), size: z.string(), quntity: z.int(), thumbnail: z.nullable(z.string()) })),
  quntity: z.int(),
  totalBalance: amount,
  paid: amount,
  outstanding: amount,
  amounts: orderAmountsOrNull,
  paymentTerms: z.enum(PAYMENT_TERMS),
  isPostponed: z.boolean(),
  createdAt: instant,
  /** 2, 5 or 6 (spec §4). */
  orderStage: z.int(),
  statusWords,
  /** A finer state within stages 2 and 6. */
  isReady: z.boolean(),
  isReceived: z.boolean(),
  assignee: z.nullable(z.object({ userId: z.string(), fullName: z.string() })),
  proof: z.nullable(
    z.object({ recipientName: z.string(), note: z.string(), fileId: z.nullable(z.string()), at: instant }),
  ),
  /** A failed delivery that awaits the buyer's choice. */
  failure: z.nullable(z.object({ reason: z.enum(FAILURE_REASONS), note: z.string(), attempt: z.int(), at: instant })),
  /** Number of the current delivery attempt, from 1. */
  attempt: z.int(),
  /** After a failed delivery another window is booked and the driver has not left again. */
  awaitsDeparture: z.boolean(),
  /** When the driver arrived at the door in the current attempt. */
  arrivedAt: z.nullable(instant),
  actions: z.array(z.enum(BOARD_ACTIONS)),
})

export type BoardOrder = z.infer<typeof boardOrder>

const staff = asRole(STAFF_ROLES, 'orders')

const employee = selfAs('userId', ['ShippingEmployee'], ['Admin'], 'orders')

const changed = z.object({ message: z.string(), data: boardOrder })

const stageNumber = z.pipe(
  z.string().check(z.regex(/^[256]$/, 'invalid_choice')),
  z.transform((value) => Number(value) as 2 | 5 | 6),
)

/** `HH:MM-HH:MM`, the end after the start. */
const window = z
  .string('required')
  .check(
    z.refine(
      (value) => /^.{5}-.{5}$/.test(value) && value.split('-').every((time) => EXTENDED_TIME.test(time)),
      'invalid_choice',
    ),
  )
  .check(z.refine((value) => value.slice(0, 5) < value.slice(6), 'window_order'))

const someOrders = z.array(uuid).check(z.minLength(1, 'required'), z.maxLength(50, 'too_many_orders'))

const each = z.object({ orderId: z.string(), ok: z.boolean(), message: z.string() })

const planBody = z.object({ orderId: uuid, plannedDate: z.nullable(day), plannedSlot: z.nullable(window) })

export const deliveryRoute = z.object({
  date: day,
  shop: z.object({ latitude: z.number(), longitude: z.number() }),
  /** In driving order. `legMeters` is the distance from the previous stop or the shop; null without coordinates. */
  stops: z.array(z.object({ order: boardOrder, legMeters: z.nullable(z.int()) })),
  totalMeters: z.int(),
  /** The order was set manually. */
  byHand: z.boolean(),
})

export type DeliveryRoute = z.infer<typeof deliveryRoute>

/** Cash of a driver: in hand (taken and not handed in), and handed in today with the amounts counted. */
const driverCash = z.object({
  inHand: amount,
  handedIn: z.array(z.object({ id: z.int(), expected: amount, counted: amount, at: instant })),
})

/** All that a driver needs today, for use without a network (RUN-01). */
export const driverDay = z.object({
  asOf: instant,
  /** Today's stops, with those of earlier days that are still on the road. */
  route: deliveryRoute,
  /** The driver's other orders: delivered or failed today, and open on other days. */
  others: z.array(boardOrder),
  cash: driverCash,
})

export type DriverDay = z.infer<typeof driverDay>

export const boardEndpoints = {
  getBoardOrders: endpoint('getBoardOrders', {
    access: employee,
    summary: 'Orders on the delivery board in a stable order; without a query the first 100 of all stages (API-13)',
    params: z.object({ userId: uuid }),
    query: z.object({
      stage: z.optional(stageNumber),
      page: z.optional(numericId),
      pageSize: z.optional(numericId),
      /** Order number, name or phone number. */
      q: z.optional(z.string().check(z.maxLength(LIMITS.searchText, 'too_long'))),
      /** A date, or the delivery day of now or the one after it (OPEN-06). */
      day: z.optional(z.union([z.literal(['today', 'tomorrow']), day])),
      assigned: z.optional(z.enum(['me', 'none', 'all'])),
    }),
    answer: z.object({
      data: z.array(boardOrder),
      page: z.int(),
      pageCount: z.int(),
      total: z.int(),
      /** Number of matching orders on each tab. */
      counts: z.object({ pending: z.int(), inDelivery: z.int(), completed: z.int() }),
    }),
  }),
  getBoardOrder: endpoint('getBoardOrder', {
    access: staff,
    summary: 'One order of the board, for its printed sheet and message card',
    params: z.object({ orderId: uuid }),
    messages: ORDER_MISSING,
    answer: z.object({ data: boardOrder }),
  }),
  liveBoard: endpoint('liveBoard', {
    access: employee,
    summary: 'Server-sent events: `orders` with the ids that changed, `ready` after connecting',
    params: z.object({ userId: uuid }),
    answer: readyResponse,
    limits: [{ by: 'user', max: 120, seconds: 60 }],
  }),
  updateOrderStage: endpoint('updateOrderStage', {
    access: staff,
    summary: 'Starts (5) or completes (6) a delivery; asking again for the step taken changes nothing (API-14)',
    query: z.object({ orderId: uuid, orderStage: stageNumber, early: z.optional(early) }),
    messages: ORDER_MISSING,
    answer: changed,
  }),
  updateManyStages: endpoint('updateManyStages', {
    access: staff,
    summary: 'The same for many orders; each answers for itself',
    body: z.object({ orderIds: someOrders, orderStage: z.literal([5, 6], 'invalid_choice'), early: z.optional(early) }),
    answer: z.object({ message: z.string(), data: z.array(each) }),
  }),
  getEmployees: endpoint('getEmployees', {
    access: staff,
    summary: 'Delivery staff that orders can be given to',
    answer: z.object({ data: z.array(z.object({ userId: z.string(), fullName: z.string(), open: z.int() })) }),
  }),
  assignOrders: endpoint('assignOrders', {
    access: staff,
    summary: 'Gives orders to an employee, or back to everybody; each answers for itself',
    body: z.object({ orderIds: someOrders, employeeId: z.nullable(uuid) }),
    answer: z.object({ message: z.string(), data: z.array(each) }),
  }),
  planOrder: endpoint('planOrder', {
    access: staff,
    summary: 'Sets the dispatcher’s own window of an order; the promised one stays',
    body: planBody,
    messages: ORDER_MISSING,
    answer: changed,
  }),
  getDeliveryRoute: endpoint('getDeliveryRoute', {
    access: employee,
    summary: 'The employee’s stops of a day in a good order',
    params: z.object({ userId: uuid }),
    query: z.object({ day: z.optional(day) }),
    answer: deliveryRoute,
  }),
  saveDeliveryRoute: endpoint('saveDeliveryRoute', {
    access: employee,
    summary: 'Keeps an order of stops made by hand; none goes back to the computed one',
    params: z.object({ userId: uuid }),
    body: z.object({ day, orderIds: z.array(uuid).check(z.maxLength(200, 'too_many_orders')) }),
    answer: deliveryRoute,
  }),
  getDriverDay: endpoint('getDriverDay', {
    access: selfAs('userId', ['ShippingEmployee']),
    summary:
      'The driver’s whole day: stops in driving order, other orders and cash, for use without a network (RUN-01)',
    params: z.object({ userId: uuid }),
    answer: driverDay,
  }),
  recordArrival: endpoint('recordArrival', {
    access: staff,
    summary: 'The driver is at the door; once per attempt, at the time of the database (RUN-02)',
    body: z.object({ orderId: uuid, attempt: z.optional(rowId) }),
    messages: ORDER_MISSING,
    answer: changed,
  }),
}
