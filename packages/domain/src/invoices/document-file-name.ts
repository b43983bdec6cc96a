import { riyadhDate } from '../time/riyadh-time.ts'
import { formatRiyadhTime } from './issue-time.ts'

/** The file name of a document's XML without extension, as the authority prescribes: `{VAT number}_{date}T{time}_{number}`. */
export function documentFileName(document: {
  seller: { vatNumber: string }
  issuedAt: number
  number: string
}): string {
  const { seller, issuedAt, number } = document
  const instant = `${riyadhDate(issuedAt)}T${formatRiyadhTime(issuedAt)}`.replaceAll(/[-:]/g, '')
  return `${seller.vatNumber}_${instant}_${number.replaceAll(/[^A-Za-z0-9]/g, '-')}`
}
