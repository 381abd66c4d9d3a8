// Generated from schemas/types/rule-filter.json by npm run generate. Edits are lost.
import type { CodedValue } from './coded-value.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { NoteComposition } from '../enumerations/note-composition.ts'
import type { NoteKind } from '../enumerations/note-kind.ts'
import type { Reference } from './reference.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'

/** Where a note rule applies; an empty list means all, every given part must match. */
export type RuleFilter = {
  readonly kinds?: readonly NoteKind[]
  readonly compositions?: readonly NoteComposition[]
  readonly definitions?: readonly Reference[]
  readonly programs?: readonly Reference[]
  readonly services?: readonly Reference[]
  readonly serviceCategories?: readonly CodedValue[]
  readonly payers?: readonly Reference[]
  readonly roles?: readonly Reference[]
  readonly licenses?: readonly CodedValue[]
  readonly modes?: readonly EncounterMode[]
  readonly visitStatuses?: readonly VisitStatus[]
  readonly from?: string
  readonly until?: string
}
