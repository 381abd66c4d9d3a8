import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { StoredDocument } from './document.ts'

const kibibyte = 1024
/** A row is at most as large as a request that brings it. */
const mostOfRow = 2 * kibibyte * kibibyte
/** The text of a note. */
const mostOfSections = kibibyte * kibibyte

/** The JSON text of a document as it is stored, by whomever and by whatever it is written; `invalid` when it is too large. */
export function contentToStore(document: StoredDocument): Outcome<string> {
  const content = JSON.stringify(document)
  const size = Buffer.byteLength(content)
  if (size > mostOfRow) return tooLarge('', size, mostOfRow)
  if (document.resourceType !== 'Note' || size <= mostOfSections) return succeeded(content)
  const sections = Buffer.byteLength(JSON.stringify(document.sections ?? []))
  return sections > mostOfSections ? tooLarge('/sections', sections, mostOfSections) : succeeded(content)
}

function tooLarge(pointer: string, size: number, limit: number): Outcome<never> {
  const parameters = { size, limit }
  return refuse(pointer, 'stores.row-too-large', { parameters })
}
