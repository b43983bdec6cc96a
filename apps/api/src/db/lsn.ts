/** A position in the write-ahead log of PostgreSQL. */
export type Lsn = bigint

/** Reads `16/B374D848`; 0 for anything else. */
export function parseLsn(text: string | null | undefined): Lsn {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : 0n
}

export const formatLsn = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffff_ffffn).toString(16)}`.toUpperCase()
