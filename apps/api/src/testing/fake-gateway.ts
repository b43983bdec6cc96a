import type { Gateway, GatewayState, LinkRequest } from '../adapters/gateway.ts'

type Transactions = Map<string, GatewayState & { request: LinkRequest }>

export type FakeGateway = Gateway & {
  /** Transactions by their number. */
  transactions: Transactions
  calls: { createLink: number; fetch: number; cancel: number }
  /** Changes a transaction, such as to paid. */
  update(trNumber: string, change: Partial<GatewayState>): void
  /** Replaces methods until set to undefined. */
  script: {
    createLink?: Gateway['createLink'] | undefined
    fetch?: Gateway['fetch'] | undefined
    cancel?: Gateway['cancel'] | undefined
  }
}

/** A gateway in memory that tests control. */
export function fakeGateway(): FakeGateway {
  const transactions: Transactions = new Map()
  const calls = { createLink: 0, fetch: 0, cancel: 0 }
  const script: FakeGateway['script'] = {}
  return {
    name: 'fake',
    linkHosts: ['bank.example'],
    methods: ['mada', 'visa'],
    refunds: null,
    transactions,
    calls,
    script,
    update(trNumber, change) {
      const transaction = transactions.get(trNumber)
      if (transaction) transactions.set(trNumber, { ...transaction, ...change })
    },
    async createLink(request) {
      calls.createLink += 1
      if (script.createLink) return script.createLink(request)
      const trNumber = `TR${calls.createLink}-${request.attemptId.slice(0, 8)}`
      const { attemptId, amount } = request
      transactions.set(trNumber, { attemptId, amount, status: 'pending', currency: 'SAR', errorCode: '', request })
      const link = `https://pay.bank.example/${trNumber}`
      return { ok: true, value: { trNumber, link, mobileUrl: `${link}/m`, qrUrl: `${link}/qr` } }
    },
    async fetch(trNumber) {
      calls.fetch += 1
      if (script.fetch) return script.fetch(trNumber)
      const transaction = transactions.get(trNumber)
      if (!transaction) return { ok: true, value: null }
      const { request: _request, ...state } = transaction
      return { ok: true, value: state }
    },
    async cancel(trNumber) {
      calls.cancel += 1
      if (script.cancel) return script.cancel(trNumber)
      const transaction = transactions.get(trNumber)
      if (!transaction || transaction.status === 'paid') return false
      transactions.set(trNumber, { ...transaction, status: 'canceled' })
      return true
    },
  }
}
