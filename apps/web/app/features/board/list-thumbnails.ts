import type { DriverDay } from '@warda/contract/board'

/** Addresses of the pictures of all products of a day, each once. */
export const listThumbnails = ({ route, others }: DriverDay): string[] => {
  const orders = [...route.stops.map(({ order }) => order), ...others]
  const thumbnails = orders.flatMap(({ items }) => items.map(({ thumbnail }) => thumbnail))
  return [...new Set(thumbnails.filter((address) => address !== null))]
}
