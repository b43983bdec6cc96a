import type { WorkroomOrder } from '@warda/contract/workroom'
import { STATIONS, type Station } from '@warda/domain/workroom/stations'

export type WorkroomFilter = { station: Station | 'all'; hideReady: boolean }

/** Parses station and filter of the URL; unknown values are ignored. */
export const parseFilter = (search: URLSearchParams): WorkroomFilter => ({
  station: STATIONS.find((station) => station === search.get('station')) ?? 'all',
  hideReady: search.get('show') === 'open',
})

/** Whether a station still has work on an order. */
const needs = ({ items, card, packing }: WorkroomOrder, station: Station): boolean => {
  if (station === 'arranging') return items.some(({ tick }) => tick === null)
  if (station === 'card') return card !== null && card.tick === null
  return packing === null
}

/** Orders of a station: all of them, except that cards are written only for orders with a message. */
const isOfStation = ({ card }: WorkroomOrder, station: WorkroomFilter['station']): boolean =>
  station !== 'card' || card !== null

const isOpen = (order: WorkroomOrder, station: WorkroomFilter['station']): boolean =>
  station === 'all' ? !order.isReady : !order.isReady && needs(order, station)

/** The orders of a station by the hour at which their windows begin. */
export function groupByHour(
  orders: readonly WorkroomOrder[],
  { station, hideReady }: WorkroomFilter,
): { hour: number; orders: WorkroomOrder[] }[] {
  const shown = orders.filter((order) => isOfStation(order, station) && (!hideReady || isOpen(order, station)))
  return [...Map.groupBy(shown, ({ hour }) => hour)].map(([hour, group]) => ({ hour, orders: group }))
}
