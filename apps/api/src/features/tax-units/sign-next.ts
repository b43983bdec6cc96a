import type { Place } from '@warda/domain/invoices/ubl'
import type { SignedInvoice } from '@warda/zatca/sign-invoice'
import { signInvoice } from '@warda/zatca/sign-invoice'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { setPreviousHash, takePlace } from './queries.ts'
import { readSigner } from './unit-keys.ts'

/** The next place in the chain of the active unit. */
export type UnitPlace = Place & {
  unitId: string
  /** Signs the document of this place and makes its hash the last of the chain. */
  sign(xml: string, signedAt: number): Promise<SignedInvoice>
}

/** Takes the next place in the chain of the active unit; null without one. The caller holds the lock of the shop's chain. */
export async function takeUnitPlace(
  trx: Transaction,
  { config }: Pick<AppContext, 'config'>,
): Promise<UnitPlace | null> {
  const row = await takePlace(trx)
  if (!row) return null
  return {
    unitId: row.id,
    counter: row.counter,
    previousHash: row.previousHash,
    async sign(xml, signedAt) {
      const signed = signInvoice(xml, readSigner(config, row), signedAt)
      await setPreviousHash(trx, row.id, signed.invoiceHash)
      return signed
    },
  }
}
