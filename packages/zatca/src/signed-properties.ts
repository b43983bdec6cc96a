import { XmlComment, XmlElement, XmlText, type XmlTreeNode } from 'libxml2-wasm'
import { escapeText } from './escape-text.ts'
import { InvalidXmlError } from './read-xml.ts'
import { hexDigest, type SigningCertificate } from './signing-certificate.ts'

export type SignedProperties = Pick<SigningCertificate, 'digest' | 'issuerName' | 'serialNumber'> & {
  /** Riyadh time, `2026-11-29T01:30:05`. */
  signingTime: string
}

/** The XAdES signed properties as they stand in the document; line breaks and indentation are those of the Authority's samples. */
export const signedPropertiesXml = ({ signingTime, digest, issuerName, serialNumber }: SignedProperties): string =>
  `<xades:SignedProperties Id="xadesSignedProperties">
                                    <xades:SignedSignatureProperties>
                                        <xades:SigningTime>${escapeText(signingTime)}</xades:SigningTime>
                                        <xades:SigningCertificate>
                                            <xades:Cert>
                                                <xades:CertDigest>
                                                    <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
                                                    <ds:DigestValue>${escapeText(digest)}</ds:DigestValue>
                                                </xades:CertDigest>
                                                <xades:IssuerSerial>
                                                    <ds:X509IssuerName>${escapeText(issuerName)}</ds:X509IssuerName>
                                                    <ds:X509SerialNumber>${escapeText(serialNumber)}</ds:X509SerialNumber>
                                                </xades:IssuerSerial>
                                            </xades:Cert>
                                        </xades:SigningCertificate>
                                    </xades:SignedSignatureProperties>
                                </xades:SignedProperties>`

const DECLARE_DS = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
const DECLARE_XADES = ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"'

/** The digest of new signed properties, in the form that `digestSignedProperties` hashes. */
export const digestNewProperties = (properties: SignedProperties): string =>
  hexDigest(
    signedPropertiesXml(properties)
      .replace('<xades:SignedProperties', `$&${DECLARE_XADES}`)
      .replaceAll(/<ds:\w+/g, `$&${DECLARE_DS}`),
  )

/**
 * The digest of the signed properties of a document. The Authority does not canonicalise them: it hashes the element as a separate text,
 * with the white space of the document, a namespace declared on each element whose ancestors do not declare it, and empty elements closed
 * in one tag.
 */
export const digestSignedProperties = (element: XmlElement): string => hexDigest(writeStandalone(element, {}))

function writeStandalone(node: XmlTreeNode, declared: Readonly<Record<string, string>>): string {
  if (node instanceof XmlText) return escapeText(node.content)
  if (node instanceof XmlComment) return `<!--${node.content}-->`
  if (!(node instanceof XmlElement)) throw new InvalidXmlError('the signed properties are no plain elements and texts')
  const { prefix, namespaceUri, name } = node
  const isNew = namespaceUri !== '' && declared[prefix] !== namespaceUri
  const declaration = isNew ? ` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${namespaceUri}"` : ''
  const attributes = node.attrs.map((attribute) => ` ${attribute.name}="${escapeText(attribute.value)}"`).join('')
  const scope = isNew ? { ...declared, [prefix]: namespaceUri } : declared
  const content = children(node)
    .map((child) => writeStandalone(child, scope))
    .join('')
  const tag = prefix === '' ? name : `${prefix}:${name}`
  const start = `<${tag}${declaration}${attributes}`
  return content === '' ? `${start}/>` : `${start}>${content}</${tag}>`
}

function children(element: XmlElement): XmlTreeNode[] {
  const list: XmlTreeNode[] = []
  for (let child = element.firstChild; child !== null; child = child.next) list.push(child)
  return list
}
