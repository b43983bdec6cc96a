export type InvoiceResult =
  | { kind: 'download'; href: string; name: string; number: string }
  | { kind: 'open'; href: string; number: string }
  | { kind: 'number'; number: string }

/**
 * What to do with a made invoice (DELIV-06): an address that ends in `.pdf` is offered for download, another one opens in a
 * new tab. Only web addresses are ever opened; with none there is still the number to tell.
 */
export function invoiceResult(invoice: { invoiceUrl: string; invoiceNumber: string }, base: string): InvoiceResult {
  const number = invoice.invoiceNumber
  const address = invoice.invoiceUrl === '' ? null : URL.parse(invoice.invoiceUrl, base)
  if (address === null || !/^https?:$/.test(address.protocol)) return { kind: 'number', number }
  const pdf = /\.pdf$/i.test(address.pathname) && address.search === '' && address.hash === ''
  return pdf
    ? { kind: 'download', href: address.href, name: `${number}.pdf`, number }
    : { kind: 'open', href: address.href, number }
}
