import { withoutFieldGroups } from '#client/form/stored/field-groups.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import { operations } from '#generated/operations/operations.ts'
import type { PlainVerb } from '#generated/operations/plain.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Note } from '#generated/types/note.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { sharedFields } from '#shared/permissions/shared-fields.ts'

/** Who asks to change rows of a type: what the permissions allow, and as whom. */
export type Requester = {
  readonly description: ScreenDescription
  readonly can: (verb: PlainVerb) => boolean
  readonly profileId: string | undefined
  readonly granted: ReadonlySet<string>
}

/** Why a record can only be looked at, from the permissions and from its own state; undefined when it may be changed. The server decides. */
export function closedReason({ description, can, profileId }: Requester, record: Row): MessageId | undefined {
  if (!description.verbs.includes('update')) return 'resources.closed-type'
  if (!can('patch')) return 'resources.closed-permission'
  if (isPublished(description, record)) return 'resources.closed-published'
  if (description.type === 'CarePlan') return closedPlan(record)
  // The description says that the row is a note.
  return description.type === 'Note' ? closedNote(record as Note, profileId) : undefined
}

/** The draft of a care plan that somebody has signed is changed where one is asked first. */
function closedPlan({ status, signatures, patientSignatures }: Row): MessageId | undefined {
  const all = [signatures, patientSignatures].flatMap((each) => (Array.isArray(each) ? each : []))
  const isSigned = all.some((each) => membersOf(each).invalidated === undefined)
  return status === 'Draft' && isSigned ? 'resources.closed-signed-draft' : undefined
}

/** The fields that somebody changes of a row that is only shared with him; undefined where all are open. */
export function openFields({ description, profileId, granted }: Requester, record: Row) {
  return sharedFields(description.type, record, { ids: profileId ? [profileId] : [], granted })
}

/** A definition is edited as a draft only; afterwards it changes its state and nothing else. */
export function isPublished({ acts }: Pick<ScreenDescription, 'acts'>, { status }: Row): boolean {
  return (
    acts.some(({ id }) => operations[id].verb === 'publish') && status !== undefined && status !== 'Draft'
  )
}

function closedNote(note: Note, profileId: string | undefined): MessageId | undefined {
  if (note.signingState !== undefined && isFrozen(note.signingState)) return 'resources.closed-signed'
  if (note.author === undefined || note.participants === undefined) return undefined
  return isWriter(note, profileId) ? undefined : 'resources.closed-draft'
}

/** Whether the state of the record stands in the way of deleting it. */
export function deleteRefusal({ delete: rule }: ScreenDescription, record: Row): boolean {
  if (rule === 'never') return true
  return rule !== 'soft' && !rule.states.includes(String(record[rule.field]))
}

/** An act on one record while editing, as the description tells it. */
export type RecordAct = ScreenDescription['acts'][number]

/**
 * The acts that a button alone can perform now: they need no more than the record, and drafts are published while others get a
 * new version. Acts of a type with a screen of its own belong there, publishing excepted.
 */
export function actsFor(
  { acts }: ScreenDescription,
  record: Row,
  hasOwnScreen: boolean,
): readonly RecordAct[] {
  const isDraft = record.status === 'Draft'
  return acts.filter(({ id, on, needs }) => {
    if (on !== 'row' || needs.some((name) => name !== 'versionId')) return false
    if (operations[id].verb === 'publish') return isDraft
    if (operations[id].verb === 'newVersion') return !isDraft
    return !hasOwnScreen
  })
}

/** One step from the record's state to another. */
export type Move = { readonly field: string; readonly to: string; readonly labelId: string }

/** The steps that the record's own states allow now; a state that only acts change is not in the form, and a step that they make is not in the table. */
export function movesOf(description: ScreenDescription, record: Row): readonly Move[] {
  const { transitions, columns, form } = description
  const asked = withoutFieldGroups(definitionOf(form).elements)
  const entered = Object.entries(transitions).filter(([field]) => asked.some(({ id }) => id === field))
  return entered.flatMap(([field, moves]) => {
    const enumeration = columns.find(({ path }) => path === field)?.enumeration
    const here = String(record[field])
    return (moves[here] ?? []).map((to) => ({ field, to, labelId: `enumeration.${enumeration}.${to}` }))
  })
}
