import { type XmlDocument, XmlElement } from 'libxml2-wasm'
import { findNodes, readXml, textAt } from './read-xml.ts'
import type { SignedProperties } from './signed-properties.ts'

export const EXTENSIONS = '/inv:Invoice/ext:UBLExtensions'
export const QR_REFERENCE = "/inv:Invoice/cac:AdditionalDocumentReference[cbc:ID='QR']"
const SIGNATURE = `${EXTENSIONS}/ext:UBLExtension/ext:ExtensionContent/sig:UBLDocumentSignatures/sac:SignatureInformation/ds:Signature`
const REFERENCE = `${SIGNATURE}/ds:SignedInfo/ds:Reference`
const PROPERTIES = `${SIGNATURE}/ds:Object/xades:QualifyingProperties/xades:SignedProperties`
const CERTIFICATE = `${PROPERTIES}/xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert`

const QR_CODE = `${QR_REFERENCE}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject`

/** The content of a document's QR code, or null. */
export const readQrCode = (xml: string): string | null => readXml(xml, (document) => textAt(document, QR_CODE))

/** The values of a signature, not verified. */
export type SignatureParts = {
  invoiceHash: string
  signedPropertiesDigest: string
  signature: string
  /** DER in base64. */
  certificate: string
  signedProperties: XmlElement
  properties: SignedProperties
  qrCode: string | null
}

/** Reads the signature of a document; null when it has none. Missing values are empty texts. */
export function readSignature(document: XmlDocument): SignatureParts | null {
  const [signedProperties] = findNodes(document, PROPERTIES)
  if (!(signedProperties instanceof XmlElement)) return null
  const text = (path: string): string => textAt(document, path) ?? ''
  return {
    invoiceHash: text(`${REFERENCE}[@Id='invoiceSignedData']/ds:DigestValue`),
    signedPropertiesDigest: text(`${REFERENCE}[@URI='#xadesSignedProperties']/ds:DigestValue`),
    signature: text(`${SIGNATURE}/ds:SignatureValue`),
    certificate: text(`${SIGNATURE}/ds:KeyInfo/ds:X509Data/ds:X509Certificate`),
    signedProperties,
    properties: {
      signingTime: text(`${PROPERTIES}/xades:SignedSignatureProperties/xades:SigningTime`),
      digest: text(`${CERTIFICATE}/xades:CertDigest/ds:DigestValue`),
      issuerName: text(`${CERTIFICATE}/xades:IssuerSerial/ds:X509IssuerName`),
      serialNumber: text(`${CERTIFICATE}/xades:IssuerSerial/ds:X509SerialNumber`),
    },
    qrCode: textAt(document, QR_CODE),
  }
}
