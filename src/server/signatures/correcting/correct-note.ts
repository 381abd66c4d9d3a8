import type { GroupCorrection } from '#generated/enumerations/group-correction.ts'
import type { Note } from '#generated/types/note.ts'
import { mayCorrect } from '#server/note-parts/group/may-correct.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { optional } from '#server/note-parts/optional.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { actDone, type Done } from '#server/signatures/acts/act-done.ts'
import { noLongerFinal } from '#server/signatures/acts/no-longer-final.ts'
import { takenBack } from '#server/signatures/acts/taken-back.ts'
import { completeGroup } from '#server/signatures/signing/complete-group.ts'
import { codeDoubt, listHere } from '#server/stores/codes/code-doubt.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { correctedSession, correctionsIn } from '#shared/notes/group/corrected-session.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import { mayBeCorrected, takesPart } from '#shared/notes/group/may-be-corrected.ts'
import { reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import type { NoteParts, SessionParts } from '#shared/notes/note-parts.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { correctSession } from './correct-session.ts'
import { removeMember } from './remove-member.ts'
import { withDefinition } from './with-definition.ts'

type Input = Parameters<Handler<'note.correct'>>[1]

/**
 * Sets right in a group's note, for one member, what an administrator may who does not take part in it: attendance, times, definition,
 * membership. It stands on the note who did; the signatures of that member's part stay to be read and no longer count.
 */
export const correctNote: Handler<'note.correct'> = async (context, input) => {
  const found = await memberPart(context, input)
  if (!found.ok) return found
  const { note, parts, common } = found.value
  const changes = correctionsIn(input)
  if (changes.length === 0) return refuse('', 'signatures.correct-nothing')
  const sound = await soundReason(context, input)
  if (!sound.ok) return sound
  const session = parts.session?.encounter
  if (!session) return failed({ kind: 'missing' })
  const wanted = correctedSession(session, input)
  if (!wanted) return refuse('/end', 'signatures.correct-times')

  context.note({
    ...(note.patient && { patientId: note.patient.id }),
    detail: { changes: changes.join(' ') },
  })
  if (input.isRemoved === true) return removed(context, { note, common, changes }, session)
  const opened = await withoutSignatures(context, found.value, changes)
  if (!opened.ok) return opened
  const assigned = await withDefinition(context, { note: opened.value, common }, input.definition)
  if (!assigned.ok) return assigned
  const written = await correctSession(context, session, wanted)
  if (!written.ok) return written
  const told = await tellCommon(context, common, changes)
  if (!told.ok) return told
  const complete = await completeGroup(context, told.value)
  return complete.ok ? assigned : complete
}

type Part = { readonly note: Note; readonly parts: NoteParts; readonly common: Note }

/** The member's part in the version that the asker saw, of a group's note that is not final, that he may correct and in which he does not take part. */
async function memberPart(context: Context, { id, versionId }: Input): Promise<Outcome<Part>> {
  const found = await context.stores.of('Note').get(id)
  if (!found.ok) return found
  const note = found.value
  const common = isMemberPart(note) ? await optional(context, 'Note', note.partOf) : succeeded(undefined)
  if (!common.ok) return common
  if (!common.value) return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const may = await mayCorrect(context, common.value)
  if (!may.ok) return may
  if (!may.value) return failed({ kind: 'forbidden', permission: 'Note:Update' })
  if (takesPart(context.actor.profile?.id, [note, common.value])) return refuse('', 'signatures.correct-own')
  if (note.meta.versionId !== versionId) return failed(staleVersion(note.meta.versionId))
  if (!mayBeCorrected(note, common.value))
    return refuse('/signingState', 'signatures.correct-only-before-final', {
      subStatus: subStatuses.statusChange,
    })
  const parts = await loadNoteParts(context, note)
  return parts.ok ? succeeded({ note, parts: parts.value, common: common.value }) : parts
}

async function soundReason(context: Context, { absenceReason }: Input): Promise<Outcome<void>> {
  if (!absenceReason) return succeeded(undefined)
  const list = await listHere(context, 'cancellation-reason')
  const doubt = list ? await codeDoubt(context, list, absenceReason.code) : 'stores.not-in-list'
  return doubt === undefined ? succeeded(undefined) : refuse('/absenceReason', doubt)
}

/** The member's part as a draft that says who corrected what. */
async function withoutSignatures(
  context: Context,
  { note, parts }: Part,
  changes: readonly GroupCorrection[],
): Promise<Outcome<Note>> {
  const { profile } = context.actor
  const state = stateAfter(note.signingState, 'correct')
  if (!state.ok) return state
  if (!profile) return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const speak = speakerFor(context.actor.locale, context.actor.labels)
  const reason = speak('signatures.correct-reason', {})
  const taking = { at: context.now.iso, by: profile, reason }
  const { readyAt: _ready, finalAt: _final, ...marked } = takenBack(note, taking, () => true)
  const next: Note = {
    ...marked,
    signingState: state.value,
    status: reportStatusOf(state.value, note.status),
    adminEdits: [...(note.adminEdits ?? []), { by: profile, at: context.now.iso, changes }],
  }
  const done: Done = {
    act: 'correct',
    next,
    lock: 'release',
    locks: false,
    facts: { reason, changes: changes.join(' ') },
  }
  return note.signingState === 'Signed'
    ? noLongerFinal(context, parts, done)
    : actDone(context, { parts }, done)
}

/** What all have in common says too that something was corrected, and by whom; not for which member. */
async function tellCommon(
  context: Context,
  { id }: Note,
  changes: readonly GroupCorrection[],
): Promise<Outcome<Note>> {
  const common = await context.stores.of('Note').get(id)
  const { profile } = context.actor
  if (!common.ok || !profile) return common
  const edit = { by: profile, at: context.now.iso, changes }
  const next = { ...common.value, adminEdits: [...(common.value.adminEdits ?? []), edit] }
  const { versionId } = common.value.meta
  return context.stores.of('Note').update({ id, versionId }, next, { history: 'keep' })
}

type Removed = Pick<Part, 'note' | 'common'> & { readonly changes: readonly GroupCorrection[] }

async function removed(
  context: Context,
  { note, common, changes }: Removed,
  session: SessionParts['encounter'],
): Promise<Outcome<Note>> {
  const gone = await removeMember(context, { note, common, session })
  if (!gone.ok) return gone
  const told = await tellCommon(context, common, changes)
  if (!told.ok) return told
  const complete = await completeGroup(context, told.value)
  return complete.ok ? context.stores.of('Note').get(common.id) : complete
}
