import type { SubmittedDocument } from './submitted-document.ts'

type Link = { hash: string; previousHash: string; uuid: string }

/** The chains of all units. Documents may arrive in any order: each is compared with the received neighbours. */
export function documentChains() {
  const chains = new Map<string, Map<number, Link>>()

  /** The error in a document's position in the chain of its unit, or null. */
  const findProblem = (unit: string, { counter, previousHash, uuid }: SubmittedDocument, hash: string) => {
    const chain = chains.get(unit)
    const taken = chain?.get(counter)
    if (taken && taken.uuid !== uuid) return `Invoice counter ${counter} was used by another document.`
    const before = chain?.get(counter - 1)
    if (before && before.hash !== previousHash) return 'Previous invoice hash is not that of the document before.'
    const after = chain?.get(counter + 1)
    if (after && after.previousHash !== hash) return 'The next document has another previous invoice hash.'
    return null
  }

  return {
    findProblem,
    add(unit: string, { counter, previousHash, uuid }: SubmittedDocument, hash: string): void {
      const chain = chains.get(unit) ?? new Map<number, Link>()
      chains.set(unit, chain.set(counter, { hash, previousHash, uuid }))
    },
    /** All accepted documents of all units. */
    count: (): number => [...chains.values()].reduce((sum, chain) => sum + chain.size, 0),
    /** Counters of accepted documents by unit, ascending. */
    counters: (): number[][] => [...chains.values()].map((chain) => [...chain.keys()].toSorted((a, b) => a - b)),
  }
}
