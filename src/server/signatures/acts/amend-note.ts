import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import type { Handler } from '#server/operations/handler.ts'
import { reasonIn } from '#server/signatures/signing/reason-in.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import { sectionsWith } from '#shared/notes/sections-with.ts'
import { failed } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { actDone } from './act-done.ts'
import { permittedAct } from './permitted-act.ts'

/**
 * Amends a signed note: what is changed, and why, is kept beside the sections, which stay as they were signed until everybody
 * has signed the amendment. Who has begun it may change it as long as nobody has signed it.
 */
export const amendNote: Handler<'note.amend'> = async (context, input) => {
  const permitted = await permittedAct(context, input, () => 'amend')
  if (!permitted.ok) return permitted
  const { note } = permitted.value
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const state = stateAfter(note.signingState, 'amend')
  if (!state.ok) return state
  if (input.sectionChanges.length === 0) return refuse('/sectionChanges', 'signatures.nothing-changed')
  const sections = sectionsWith(note.sections, input.sectionChanges)
  if (!sections.ok) return sections
  const reason = await reasonIn(context, 'amendment-reason', { ...input.reason, words: input.text })
  if (!reason.ok) return reason

  const begun = amendmentInRound(note)
  const amendment: Amendment = {
    id: begun?.id ?? context.newId(),
    kind: 'Amendment',
    reason: reason.value,
    ...(input.text !== undefined && { text: input.text }),
    sectionChanges: input.sectionChanges,
    author: profile,
    at: context.now.iso,
  }
  const kept = (note.amendments ?? []).filter(({ id }) => id !== begun?.id)
  const next: Note = {
    ...note,
    signingState: state.value,
    status: reportStatusOf(state.value, note.status),
    amendments: [...kept, amendment],
  }
  return actDone(context, permitted.value, {
    act: 'amend',
    next,
    locks: true,
    facts: { reason: reason.value.code, amendment: amendment.id },
  })
}

/** An amendment that is not signed by everybody is given up: the original stands, and its signatures count as before. */
export const discardAmendment: Handler<'note.discardAmendment'> = async (context, input) => {
  const permitted = await permittedAct(context, input, () => 'discard')
  if (!permitted.ok) return permitted
  const { note } = permitted.value
  const state = stateAfter(note.signingState, 'discard')
  if (!state.ok) return state
  const begun = amendmentInRound(note)
  const amendments = (note.amendments ?? []).filter(({ id }) => id !== begun?.id)
  const { amendments: _all, ...rest } = note
  const next: Note = {
    ...rest,
    signingState: state.value,
    status: reportStatusOf(state.value, note.status),
    ...(amendments.length > 0 && { amendments }),
  }
  return actDone(context, permitted.value, {
    act: 'discard',
    next,
    locks: true,
    facts: { amendment: begun?.id ?? null },
  })
}
