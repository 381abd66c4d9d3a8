import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { reasonIn } from '#server/signatures/signing/reason-in.ts'
import { touchesCommon } from '#shared/notes/group/common-changes.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { addsSection, sectionsWith } from '#shared/notes/sections-with.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { actDone } from './act-done.ts'
import {
  amendMembers,
  discardForMembers,
  isOfWhole,
  withAmendment,
  withoutAmendment,
} from './amend-members.ts'
import { type Permitted, permittedAct } from './permitted-act.ts'

type Input = Parameters<Handler<'note.amend'>>[1]

/**
 * Amends a signed note: what is changed, and why, is kept beside the sections, which stay as they were signed until everybody
 * has signed the amendment. Who has begun it may change it as long as nobody has signed it. What all members of a group have
 * in common is amended in each member's part by the same act; a member's own sections are amended alone.
 */
export const amendNote: Handler<'note.amend'> = async (context, input) => {
  const permitted = await permittedAct(context, input, () => 'amend')
  if (!permitted.ok) return permitted
  const { note } = permitted.value
  const fits = fitting(permitted.value, input)
  if (!fits.ok) return fits
  const amendment = await amendmentOf(context, note, input)
  if (!amendment.ok) return amendment
  const next = await withAmendment(context, permitted.value, amendment.value)
  if (!next.ok) return next
  const members = await amendMembers(context, note, amendment.value)
  return members.ok ? actDone(context, permitted.value, next.value) : members
}

/** Only answers and texts change, and of a member's part only its own. */
function fitting({ note, parts }: Permitted, { sectionChanges }: Input): Outcome<void> {
  if (sectionChanges.length === 0) return refuse('/sectionChanges', 'signatures.nothing-changed')
  if (sectionChanges.some(addsSection)) return refuse('/sectionChanges', 'signatures.only-answers')
  const sections = sectionsWith(note.sections, sectionChanges)
  if (!sections.ok) return sections
  if (touchesCommon(note, sectionChanges)) return refuse('/sectionChanges', 'signatures.common-for-all')
  return isOfWhole(note, parts.shared?.parent) ? amendedForAll() : succeeded(undefined)
}

async function amendmentOf(context: Context, note: Note, input: Input): Promise<Outcome<Amendment>> {
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const reason = await reasonIn(context, 'amendment-reason', { ...input.reason, words: input.text })
  if (!reason.ok) return reason
  return succeeded({
    id: amendmentInRound(note)?.id ?? context.newId(),
    kind: 'Amendment',
    reason: reason.value,
    ...(input.text !== undefined && { text: input.text }),
    sectionChanges: input.sectionChanges,
    author: profile,
    at: context.now.iso,
  })
}

/** An amendment that is not signed by everybody is given up: the original stands, and its signatures count as before. */
export const discardAmendment: Handler<'note.discardAmendment'> = async (context, input) => {
  const permitted = await permittedAct(context, input, () => 'discard')
  if (!permitted.ok) return permitted
  const { note, parts } = permitted.value
  if (isOfWhole(note, parts.shared?.parent)) return amendedForAll()
  const next = withoutAmendment(context, note)
  if (!next.ok) return next
  const members = await discardForMembers(context, note)
  return members.ok ? actDone(context, permitted.value, next.value) : members
}

function amendedForAll() {
  return refuse('/signingState', 'signatures.amended-for-all', { subStatus: subStatuses.statusChange })
}
