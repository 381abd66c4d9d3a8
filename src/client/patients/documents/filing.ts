import type { CodedValue } from '#generated/types/coded-value.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import { equal } from '#shared/patch/equal.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** A patient who was chosen, with the words by which they were found. */
export type ChosenPatient = { readonly value: string; readonly label: string }

/** What somebody says of a document when it is filed. */
export type Filing = {
  readonly patient: ChosenPatient | undefined
  readonly type: CodedValue
  readonly title: string
  readonly date: string
  /** The id of the session; nothing: it belongs to none. */
  readonly encounter: string
}

/** Of a filing, only what somebody has touched: the rest is as the newest document says it. */
export type TouchedFiling = Partial<Filing>

/** What the document itself says. */
export function filingOf({ type, title, date, encounter }: DocumentReference): Filing {
  return { patient: undefined, type, title, date: date ?? '', encounter: encounter?.id ?? '' }
}

/** What was touched and is not what the document says; nothing when all of it is. */
export function touchedUpon(document: DocumentReference, touched: TouchedFiling): TouchedFiling | undefined {
  const stored = membersOf(filingOf(document))
  const unsaved = Object.entries(touched).filter(([name, said]) => !equal(said, stored[name]))
  return unsaved.length === 0 ? undefined : Object.fromEntries(unsaved)
}

/** The document as it is filed: what was touched, upon all else that it says now. */
export function filed(document: DocumentReference, touched: TouchedFiling): DocumentReference {
  const { patient, type, title, date, encounter } = { ...filingOf(document), ...touched }
  const { encounter: _session, date: _date, subject: known, ...rest } = document
  const subject = known ?? (patient && { id: patient.value, resourceType: 'Patient' as const })
  const isSame = encounter === document.encounter?.id
  const session = isSame ? document.encounter : { id: encounter, resourceType: 'Encounter' as const }
  return {
    ...rest,
    ...(subject && { subject }),
    type,
    title: title.trim(),
    indexState: document.indexState === 'Unfiled' ? 'Filed' : document.indexState,
    ...(date.trim() !== '' && { date: date.trim() }),
    ...(encounter !== '' && session && { encounter: session }),
  }
}
