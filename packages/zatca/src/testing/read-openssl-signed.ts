import { readFileSync } from 'node:fs'

/**
 * A document in an unusual layout (comments, CDATA, character references, unsorted attributes, `xml:lang`), signed by other programs: the
 * transforms, canonical form and hash are those of the XML signature classes of Java 17; key, certificate and signature those of OpenSSL 3.
 */
export const readOpensslSigned = (): string => readFileSync(new URL('openssl-signed.xml', import.meta.url), 'utf8')

/** Values that those programs computed. */
export const OPENSSL_SIGNED = {
  invoiceHash: 'pFd1vu+OHzTKbGXoIuCI5utjTjRVmYx8GPm2rmsVm1U=',
  certificateDigest: 'MWI1MzY4NjhhZTQ3ODY0Mjg0MWIxNTMzODBkMzQ1YmYyOGNjYzhmYjNjZjBiN2Q3N2Y3OTZmN2MyY2VhYjUyYg==',
  signedPropertiesDigest: 'M2MzMWZmZmQxMjVlYWE2MjdmODBiNTljMWUzOWM1YjFkZDVmZWFmZGE1ZGE5NWNlMzAwZTllNzM5MjdlMDRjMA==',
  issuerName: 'CN=Test & Sub CA, DC=shop, DC=local',
  serialNumber: '9669463738425387377775252844781125496733987',
}
