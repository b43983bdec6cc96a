import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import type { Finding } from './finding.ts'

const SCHEMA = 'schemas/maindoc/UBL-Invoice-2.1.xsd'

/** libxml2 holds integers of at most 24 digits, and a serial number may have 48. */
const shortenSerial = (xml: string): string => xml.replace(/(<ds:X509SerialNumber>\d{1,24})\d*/, '$1')

/** Reads the UBL schema of the folder; the result validates a document. */
export function loadUblSchema(folder: string): (xml: string) => Finding[] {
  const file = path.join(folder, SCHEMA)
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  xmlRegisterFsInputProviders()
  const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }))
  return (xml) => {
    const document = XmlDocument.fromString(shortenSerial(xml))
    try {
      validator.validate(document)
      return []
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error
      return error.details.map(({ message, line }) => ({
        level: 'error',
        rule: `line ${line}`,
        text: message.trim(),
      }))
    } finally {
      document.dispose()
    }
  }
}
