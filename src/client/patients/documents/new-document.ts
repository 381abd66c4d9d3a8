import { screen } from '#generated/screens/document-reference.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Creates } from '#generated/types/resources.ts'

/** What may be uploaded as a document. */
export const uploadTypes: readonly string[] = screen.content?.mediaTypes ?? []

/** A new document for a file: of a patient, or waiting in the inbox. What it is called and whence it came follows from the file until somebody says more. */
export function newDocument(file: File, subject?: Reference): Creates['DocumentReference'] {
  const name = file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[_\s]+/g, ' ')
  return {
    ...(subject && { subject }),
    type: { code: 'other', display: 'Other' },
    title: name.trim().slice(0, 120) || file.type || 'File',
    indexState: 'Unfiled',
    source: 'Upload',
  }
}
