import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { Media } from '#generated/types/media.ts'

/** Has the practice given a file that came with a packet its place in the chart? From then on whoever gave it changes nothing of it. */
export function isFiled(record: DocumentReference | Media): boolean {
  return record.resourceType === 'DocumentReference' && record.indexState !== 'Unfiled'
}
