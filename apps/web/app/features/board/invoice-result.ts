export type InvoiceResult =
  | { kind: 'download'; href: string; name: string; number: string }
  | { kind: 'open'; href: string; number: string }
  | { kind: 'number'; number: string }

/** How to present a created invoice (DELIV-06): download for `.pdf`, new tab for other http(s) URLs, else the number only. */
export function invoiceResult(invoice: { invoiceUrl: string; invoiceNumber: string }, base: string): InvoiceResult {
  const number = invoice.invoiceNumber
  const address = invoice.invoiceUrl === '' ? null : URL.parse(invoice.invoiceUrl, base)
  if (address === null || !/^https?:$/.test(address.protocol)) return { kind: 'number', number }
  const pdf = /\.pdf$/i.test(address.pathname) && address.search === '' && address.hash === ''
  return pdf
    ? { kind: 'download', href: address.href, name: `${number}.pdf`, number }
    : { kind: 'open', href: address.href, number }
}
