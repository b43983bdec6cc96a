import type { Gateway, GatewayState, LinkRequest } from '../adapters/gateway.ts'

type Book = Map<string, GatewayState & { request: LinkRequest }>

export type FakeGateway = Gateway & {
  /** What the bank knows, by transaction number. */
  book: Book
  calls: { createLink: number; fetch: number; cancel: number }
  /** The buyer pays, or anything else happens at the bank. */
  tell(trNumber: string, change: Partial<GatewayState>): void
  /** Replaces how a call answers, until it is put back with undefined. */
  script: {
    createLink?: Gateway['createLink'] | undefined
    fetch?: Gateway['fetch'] | undefined
    cancel?: Gateway['cancel'] | undefined
  }
}

/** A bank in memory whose answers a test decides. */
export function fakeGateway(): FakeGateway {
  const book: Book = new Map()
  const calls = { createLink: 0, fetch: 0, cancel: 0 }
  const script: FakeGateway['script'] = {}
  return {
    name: 'fake',
    linkHosts: ['bank.example'],
    book,
    calls,
    script,
    tell(trNumber, change) {
      const known = book.get(trNumber)
      if (known) book.set(trNumber, { ...known, ...change })
    },
    async createLink(request) {
      calls.createLink += 1
      if (script.createLink) return script.createLink(request)
      const trNumber = `TR${calls.createLink}-${request.attemptId.slice(0, 8)}`
      const { attemptId, amount } = request
      book.set(trNumber, { attemptId, amount, status: 'pending', currency: 'SAR', errorCode: '', request })
      const link = `https://pay.bank.example/${trNumber}`
      return { ok: true, value: { trNumber, link, mobileUrl: `${link}/m`, qrUrl: `${link}/qr` } }
    },
    async fetch(trNumber) {
      calls.fetch += 1
      if (script.fetch) return script.fetch(trNumber)
      const known = book.get(trNumber)
      if (!known) return { ok: true, value: null }
      const { request: _request, ...state } = known
      return { ok: true, value: state }
    },
    async cancel(trNumber) {
      calls.cancel += 1
      if (script.cancel) return script.cancel(trNumber)
      const known = book.get(trNumber)
      if (!known || known.status === 'paid') return false
      book.set(trNumber, { ...known, status: 'canceled' })
      return true
    },
  }
}
