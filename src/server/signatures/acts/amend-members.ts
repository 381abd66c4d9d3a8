import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import { familyOf, type MemberPart } from '#server/note-parts/family-of.ts'
import { withFilesKept } from '#server/note-parts/frozen/with-files-kept.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import { withFilesNamed } from '#shared/notes/facts/files-named.ts'
import { commonChanges } from '#shared/notes/group/common-changes.ts'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import { sectionsWith } from '#shared/notes/sections-with.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { actDone, type Done } from './act-done.ts'
import { type Permitted, permittedAct } from './permitted-act.ts'
import { takenBack } from './taken-back.ts'
import { withCountersigners } from './with-countersigners.ts'

/** The note with this amendment open, in the place of the one with its id, with the files that it brings and who signs it. */
export async function withAmendment(
  context: Context,
  permitted: Permitted,
  amendment: Amendment,
): Promise<Outcome<Done>> {
  const { note } = permitted
  const state = stateAfter(note.signingState, 'amend')
  if (!state.ok) return state
  const kept = (note.amendments ?? []).filter(({ id }) => id !== amendment.id)
  const amended: Note = {
    ...note,
    signingState: state.value,
    status: reportStatusOf(state.value, note.status),
    amendments: [...kept, amendment],
  }
  const next = await withCountersigners(context, permitted, amended)
  if (!next.ok) return next
  const filed = await withFilesKept(context, next.value, note.files ?? [])
  if (!filed.ok) return filed
  const facts = { reason: amendment.reason.code, amendment: amendment.id }
  return succeeded({ act: 'amend', next: filed.value, locks: true, facts })
}

/** The note without the amendment that was open: the original stands, and its signatures count as before; those of the amendment stay to be read and no longer count. */
export function withoutAmendment({ actor, now }: Context, note: Note): Outcome<Done> {
  const state = stateAfter(note.signingState, 'discard')
  if (!state.ok) return state
  const { profile } = actor
  if (!profile) return failed({ kind: 'forbidden', permission: 'Note:Update' })
  const begun = amendmentInRound(note)
  const amendments = (note.amendments ?? []).filter(({ id }) => id !== begun?.id)
  const reason = speakerFor(actor.locale, actor.labels)('signatures.discard-reason', {})
  const taking = { at: now.iso, by: profile, reason }
  const { amendments: _all, ...rest } = takenBack(note, taking, ({ amendment }) => amendment === begun?.id)
  const next: Note = {
    ...rest,
    signingState: state.value,
    status: reportStatusOf(state.value, note.status),
    ...(amendments.length > 0 && { amendments }),
  }
  return succeeded({
    act: 'discard',
    next: withFilesNamed(next),
    locks: true,
    facts: { reason, amendment: begun?.id ?? null },
  })
}

/**
 * What all members of a group have in common is amended in each member's signed part too, all or none: the copies of the common
 * sections change and nothing else, under the same id, and each part is signed for itself. Whose part is not signed yet has the
 * new words once they stand.
 */
export async function amendMembers(
  context: Context,
  note: Note,
  amendment: Amendment,
): Promise<Outcome<void>> {
  if (!isCommonPart(note)) return succeeded(undefined)
  const common = sectionsWith(note.sections, amendment.sectionChanges ?? [])
  if (!common.ok) return common
  const members = await signedMembers(context, note, amendment.id)
  if (!members.ok) return members
  for (const { note: member } of members.value) {
    const { id, meta } = member
    const permitted = await permittedAct(context, { id, versionId: meta.versionId }, () => 'amend')
    if (!permitted.ok) return permitted
    const sectionChanges = commonChanges(member, common.value)
    const next = await withAmendment(context, permitted.value, {
      ...amendment,
      sectionChanges: [...sectionChanges],
    })
    if (!next.ok) return next
    const done = await actDone(context, permitted.value, next.value)
    if (!done.ok) return done
  }
  return succeeded(undefined)
}

/** An amendment of all is given up for all, as long as it stands in nobody's chart. */
export async function discardForMembers(context: Context, note: Note): Promise<Outcome<void>> {
  const begun = amendmentInRound(note)
  if (!isCommonPart(note) || !begun) return succeeded(undefined)
  const members = await signedMembers(context, note, begun.id)
  if (!members.ok) return members
  const standing = members.value.map((member) => member.note).filter((member) => holds(member, begun.id))
  const open = standing.filter((member) => amendmentInRound(member)?.id === begun.id)
  if (open.length < standing.length)
    return refuse('/signingState', 'signatures.amendment-signed', { subStatus: subStatuses.statusChange })
  for (const member of open) {
    const done = await givenUp(context, member)
    if (!done.ok) return done
  }
  return succeeded(undefined)
}

async function givenUp(context: Context, member: Note): Promise<Outcome<Note>> {
  const { id, meta } = member
  const permitted = await permittedAct(context, { id, versionId: meta.versionId }, () => 'discard')
  if (!permitted.ok) return permitted
  const next = withoutAmendment(context, member)
  return next.ok ? actDone(context, permitted.value, next.value) : next
}

/** Is what is open in a member's part an amendment of all? It is changed and given up where it was begun. */
export function isOfWhole(note: Note, whole: Note | undefined): boolean {
  const begun = amendmentInRound(note)
  return begun !== undefined && whole !== undefined && whole.id !== note.id && holds(whole, begun.id)
}

function holds({ amendments = [] }: Note, id: string): boolean {
  return amendments.some((amendment) => amendment.id === id)
}

/** The signed parts of the members, of which every one has to be in sight, and none may be amended for itself at the moment. */
async function signedMembers(
  context: Context,
  common: Note,
  amendmentId: string,
): Promise<Outcome<readonly MemberPart[]>> {
  const family = await familyOf(context, common)
  if (!family.ok) return family
  const members = family.value?.members ?? []
  const seen = await allInSight(context, common, members)
  if (!seen.ok) return seen
  const own = members.some(({ note }) => {
    const begun = amendmentInRound(note)
    return begun !== undefined && begun.id !== amendmentId
  })
  const half = members.some(({ note }) => note.signingState === 'PartiallySigned')
  if (own || half)
    return refuse('/signingState', 'signatures.member-open', { subStatus: subStatuses.statusChange })
  return succeeded(members.filter(({ note }) => signed.has(note.signingState)))
}

const signed: ReadonlySet<Note['signingState']> = new Set(['Signed', 'Amending'])

/** A part that is gone is none; one that is hidden from the asker would keep the old words. */
async function allInSight(
  context: Context,
  { definitionAssignments = [] }: Note,
  members: readonly MemberPart[],
): Promise<Outcome<void>> {
  const known = new Set(members.map(({ note }) => note.id))
  for (const { childNote } of definitionAssignments) {
    if (!childNote || known.has(childNote.id)) continue
    const found = await context.stores.of('Note').get(childNote.id)
    if (!found.ok && found.failure.kind === 'gone') continue
    return failed({ kind: 'forbidden', permission: 'Note:Update', because: 'signatures.member-hidden' })
  }
  return succeeded(undefined)
}
