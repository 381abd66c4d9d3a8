import type { Note } from '#generated/types/note.ts'
import { keepCharting } from '#server/note-parts/charting/charting-of.ts'
import { wantPurge } from '#server/note-parts/charting/want-purge.ts'
import { groupDefinition } from '#server/note-parts/definition-of-note.ts'
import { type Family, familyOf, type MemberPart } from '#server/note-parts/family-of.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { optional } from '#server/note-parts/optional.ts'
import { wantNoteCopy } from '#server/note-parts/paper/want-copy.ts'
import { stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import type { Context } from '#server/operations/handler.ts'
import { holdsCommon, isMemberPart, isSharedPart, isSharedWhole } from '#shared/notes/group/is-member-part.ts'
import { signaturesInRound } from '#shared/notes/in-round.ts'
import { isFrozen, reportStatusOf, stateAfter, wasSigned } from '#shared/notes/note-lifecycle.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { missingSteps } from '#shared/notes/steps-for.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { type Counting, nothingCounted } from './count-units.ts'
import { finishSession } from './finish-session.ts'
import { keepPlanOutcomes } from './keep-plan-outcomes.ts'
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

/** Where its definition wants each part signed by itself, no word signs two of them. */
export async function togetherDoubt(context: Context, note: Note): Promise<Outcome<void>> {
  const whole = isSharedPart(note) ? await optional(context, 'Note', note.partOf) : succeeded(note)
  if (!whole.ok) return whole
  const definition = await groupDefinition(context, whole.value?.definition)
  if (!definition.ok) return definition
  return definition.value?.signMode === 'PerMember'
    ? refuse('/parts', 'signatures.each-alone')
    : succeeded(undefined)
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

/** The session of who did not come says so, and a part for which nothing was written or drafted goes; one with words stays a draft. */
async function settleAbsent(context: Context, { note, encounter }: MemberPart): Promise<Outcome<unknown>> {
  const isEmpty = note.sections.every(({ progress }) => progress === undefined || progress === 'NotStarted')
  const drafted = await context.stores
    .of('Transcription')
    .find({ filters: [{ field: 'note', op: 'eq', value: note.id }], pageSize: 1 })
  if (!drafted.ok) return drafted
  const goes = isEmpty && drafted.value.rows.length === 0 && !isFrozen(note.signingState) && !wasSigned(note)
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
  if (missingSteps(steps.value.needed, signaturesInRound(common)).length > 0) return succeeded(undefined)
  const state = stateAfter(common.signingState, 'signLast')
  if (!state.ok) return state

  const { leftInChart: _left, ...rest } = common
  const next: Note = {
    ...rest,
    signingState: state.value,
    status: reportStatusOf(state.value, common.status),
    finalAt: context.now.iso,
  }
  const stored = await context.stores
    .of('Note')
    .update({ id: common.id, versionId: common.meta.versionId }, next, { history: 'keep', lock: 'lock' })
  if (!stored.ok) return stored
  await wantNoteCopy(context, common, stored.value)
  const manifest = await writeManifest(context, {
    signed: common,
    note: stored.value,
    encounter: parts.value.session?.encounter,
    locks: true,
    facts: { act: 'complete', by: context.actor.profile?.id ?? null },
  })
  if (!manifest.ok) return manifest
  return nowFinal(context, parts.value, { note: stored.value, counting: nothingCounted })
}

type Final = { readonly note: Note; readonly counting: Counting }

/** What follows for others when a note is final: its session is finished, its ratings are kept with the care plan, and what its questions ask for is written into the chart. */
export async function nowFinal(
  context: Context,
  parts: NoteParts,
  { note, counting }: Final,
): Promise<Outcome<void>> {
  const finished = await finishSession(context, parts, counting)
  if (!finished.ok) return finished
  const kept = await keepPlanOutcomes(context, note)
  if (!kept.ok) return kept
  if (note.provenance?.some(({ source }) => source === 'Ambient')) await wantPurge(context)
  const charted = await keepCharting(context, parts, note)
  return charted.ok ? succeeded(undefined) : charted
}
