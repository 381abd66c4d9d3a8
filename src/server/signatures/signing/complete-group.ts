import type { Note } from '#generated/types/note.ts'
import { type Family, familyOf, type MemberPart } from '#server/note-parts/family-of.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { optional } from '#server/note-parts/optional.ts'
import { stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import type { Context } from '#server/operations/handler.ts'
import { holdsCommon, isMemberPart, isSharedPart, isSharedWhole } from '#shared/notes/group/is-member-part.ts'
import { isFrozen, reportStatusOf, stateAfter } from '#shared/notes/note-lifecycle.ts'
import { missingSteps } from '#shared/notes/steps-for.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { finishSession } from './finish-session.ts'
import { writeManifest } from './write-manifest-query.ts'

/** What stands against signing this part of a shared note now: a member's was made ready with other common words, or those are not signed yet. */
export async function groupDoubt(
  context: Context,
  note: Note,
  together: ReadonlySet<string>,
): Promise<Outcome<'changed' | undefined>> {
  if (!isSharedPart(note)) return succeeded(undefined)
  const common = await optional(context, 'Note', note.partOf)
  if (!common.ok) return common
  if (!common.value)
    return refuse('/partOf', 'signatures.common-missing', { subStatus: subStatuses.referenceWrong })
  if (isMemberPart(note) && !holdsCommon(note, common.value)) return succeeded('changed')
  // The words in common are being amended: who signs a first time does it when they stand.
  if (common.value.signingState === 'Amending' && !isFrozen(note.signingState))
    return refuse('/partOf', 'signatures.common-amending', { subStatus: subStatuses.stepOutOfOrder })
  const isFixed = isFrozen(common.value.signingState) || together.has(common.value.id)
  return isFixed
    ? succeeded(undefined)
    : refuse('/partOf', 'signatures.common-first', { subStatus: subStatuses.stepOutOfOrder })
}

/** Of a shared note the part in common is final when the parts of all who were there, or of all services that took place, are. */
export async function waitsForMembers(context: Context, note: Note): Promise<Outcome<boolean>> {
  if (!isSharedWhole(note)) return succeeded(false)
  const family = await familyOf(context, note)
  return family.ok ? succeeded(family.value ? isWaiting(family.value) : false) : family
}

function isWaiting({ members }: Family): boolean {
  return members.some(({ note, isPresent }) => isPresent && !isDone(note))
}

function isDone({ signingState }: Note): boolean {
  return signingState === 'Signed' || signingState === 'Amending' || signingState === 'Voided'
}

/** After a part was signed: who did not come, or which service did not take place, is settled, and with the last part of those who came the part in common is final too. */
export async function completeGroup(context: Context, signed: Note): Promise<Outcome<void>> {
  const family = await familyOf(context, signed)
  if (!family.ok) return family
  if (!family.value || !isFrozen(family.value.common.signingState)) return succeeded(undefined)
  for (const member of family.value.members.filter(({ isPresent }) => !isPresent)) {
    const settled = await settleAbsent(context, member)
    if (!settled.ok) return settled
  }
  const { common } = family.value
  if (common.signingState !== 'PartiallySigned' || isWaiting(family.value)) return succeeded(undefined)
  return completeCommon(context, common)
}

/** The session of who did not come says so, and a part in which nothing was written goes; one with words stays a draft. */
async function settleAbsent(context: Context, { note, encounter }: MemberPart): Promise<Outcome<unknown>> {
  const isEmpty = note.sections.every(({ progress }) => progress === undefined || progress === 'NotStarted')
  const goes = isEmpty && !isFrozen(note.signingState)
  const settled = encounter.status === encounter.visitStatus
  if (goes) {
    const removed = await context.stores.of('Note').remove(note.id, note.meta.versionId)
    if (!removed.ok) return removed
  }
  if (settled || encounter.status !== 'Planned') return succeeded(undefined)
  const current = await context.stores.of('Encounter').get(encounter.id)
  if (!current.ok) return current
  const status: 'NoShow' | 'Cancelled' = encounter.visitStatus === 'NoShow' ? 'NoShow' : 'Cancelled'
  const { id, meta, notes = [] } = current.value
  const next = { ...current.value, status, notes: notes.filter((each) => !goes || each.id !== note.id) }
  return context.stores.of('Encounter').update({ id, versionId: meta.versionId }, next)
}

async function completeCommon(context: Context, common: Note): Promise<Outcome<void>> {
  const parts = await loadNoteParts(context, common)
  if (!parts.ok) return parts
  const steps = await stepsOpenTo(context, parts.value)
  if (!steps.ok) return steps
  if (missingSteps(steps.value.needed, common.signatures).length > 0) return succeeded(undefined)
  const state = stateAfter(common.signingState, 'signLast')
  if (!state.ok) return state

  const next: Note = {
    ...common,
    signingState: state.value,
    status: reportStatusOf(state.value, common.status),
    finalAt: context.now.iso,
  }
  const stored = await context.stores
    .of('Note')
    .update({ id: common.id, versionId: common.meta.versionId }, next, { history: 'keep', lock: 'lock' })
  if (!stored.ok) return stored
  const manifest = await writeManifest(context, {
    signed: common,
    note: stored.value,
    encounter: parts.value.session?.encounter,
    locks: true,
    facts: { act: 'complete', by: context.actor.profile?.id ?? null },
  })
  if (!manifest.ok) return manifest
  return finishSession(context, parts.value, new Map())
}
