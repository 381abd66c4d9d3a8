import { grantDetail } from '#server/operations/trail/grant-detail.ts'
import type { AuditNote } from './handler.ts'

/** What a call has noted, as its one audit row says it: the last word counts, and everybody who has gained reach is named. */
export function merged(notes: readonly AuditNote[]): AuditNote {
  const gains = notes.flatMap((note) => note.gains ?? [])
  const granted = gains.length > 0 ? [grantDetail(gains)] : []
  const detail: AuditNote['detail'] = Object.assign({}, ...granted, ...notes.map((note) => note.detail))
  return Object.assign({}, ...notes, { detail })
}
