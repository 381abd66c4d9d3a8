import type { Note } from '#generated/types/note.ts'
import { beginNote } from '#server/note-parts/beginning/begin-note.ts'
import { linkNote } from '#server/note-parts/beginning/link-note.ts'
import { openDraft } from '#server/note-parts/beginning/open-draft.ts'
import { isOfGroup, onlyFromMeeting } from '#server/note-parts/is-of-group.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { isServicesWhole } from '#shared/notes/group/is-member-part.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen, wasSigned } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { askedReviewers } from './asked-reviewers.ts'
import { checkSections } from './check-sections.ts'

/**
 * S1 A signed note's content never changes: from the first signature on every plain write is `locked` (409, 2107).
 * S2 An unsigned note is changed by its author, its participants and its scribe only, and a change of a note that was ready makes it a draft again.
 */
export const noteGuard: Guard<'Note'> = {
  beforeWrite: (context, change) =>
    change.before ? checkedChange(context, change, change.before) : begun(context, change.after),
  afterWrite: async (context, { operation, after }) =>
    operation === 'create' ? linkNote(context, after) : succeeded(undefined),
}

async function begun(context: Context, wanted: Note): Promise<Outcome<Note>> {
  const encounter = await optional(context, 'Encounter', wanted.encounter)
  if (!encounter.ok) return encounter
  const appointment = await optional(context, 'Appointment', encounter.value?.appointment)
  if (!appointment.ok) return appointment
  if (appointment.value && isOfGroup(appointment.value)) return onlyFromMeeting()

  if (wanted.kind === 'MultiServiceNote' && wanted.partOf) return refuse('/partOf', 'notes.parts-from-whole')

  const open = await alreadyOpen(context, wanted)
  if (!open.ok) return open
  const note = await beginNote(context, { ...wanted, encounter: encounter.value })
  if (!note.ok) return note

  const reviewers = wanted.reviewers && askedReviewers(context, [], wanted.reviewers)
  const next = { ...wanted, ...note.value, ...(reviewers && { reviewers }) }
  const checked = await checkSections(context, [], next)
  return checked.ok ? succeeded({ ...next, sections: checked.value }) : checked
}

/** One person writes one note of a session by one definition: the second is offered the first. */
async function alreadyOpen(context: Context, wanted: Note): Promise<Outcome<void>> {
  if (!wanted.encounter) return succeeded(undefined)

  const open = await openDraft(context, {
    encounterId: wanted.encounter.id,
    definitionId: wanted.definition.id,
    subjectId: wanted.subject.id,
  })
  if (!open.ok) return open
  if (open.value?.signingState !== 'Draft') return succeeded(undefined)

  return refuse('/encounter', 'notes.already-started', {
    kind: 'conflict',
    parameters: { id: open.value.id },
    subStatus: subStatuses.possibleDuplicate,
  })
}

async function checkedChange(context: Context, change: Change<'Note'>, before: Note): Promise<Outcome<Note>> {
  if (isFrozen(before.signingState)) return failed({ kind: 'locked', because: 'notes.locked' })
  if (!mayWrite(context, before, change.operation))
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  if (change.operation === 'delete' && wasSigned(before))
    return failed({ kind: 'conflict', because: 'notes.was-signed' })
  if (change.operation !== 'update') return succeeded(change.after)

  const checked = await checkSections(context, before.sections, change.after)
  if (!checked.ok) return checked

  const { readyAt: _readyAt, files: _files, ...rest } = change.after
  const { definitionAssignments } = before
  const reviewers = rest.reviewers && askedReviewers(context, before.reviewers ?? [], rest.reviewers)
  return succeeded({
    ...rest,
    ...(reviewers && { reviewers }),
    sections: checked.value,
    signingState: 'Draft',
    // Which services there are is said by adding and discarding them, never by a plain write.
    ...(isServicesWhole(before) && definitionAssignments && { definitionAssignments }),
  })
}

/** Writing: author, participants, scribe. Deleting: the author. What an administrator may set right in a group's note has an act of its own. */
function mayWrite(context: Context, note: Note, operation: Change<'Note'>['operation']): boolean {
  const own = context.actor.profile?.id
  if (own === undefined) return false
  if (note.author.id === own) return true
  if (operation === 'delete' || operation === 'restore') return false

  return isWriter(note, own)
}
