export { invoiceUrl, invoiceUrls } from './address.ts'
export { issueByJob } from './issue-by-job.ts'
export { invoicePage } from './paper-page.ts'
export { renderStatement } from './render-statement.ts'
