import type { Charting } from '#generated/types/charting.ts'
import type { Note } from '#generated/types/note.ts'
import type { OpenStep } from '#generated/types/open-step.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { chartingOf } from '#server/note-parts/charting/charting-of.ts'
import { contentHash } from '#server/note-parts/digest.ts'
import { sessionWordsOf } from '#server/note-parts/frozen/session-words-of.ts'
import { withFilesKept } from '#server/note-parts/frozen/with-files-kept.ts'
import { withWordsKept } from '#server/note-parts/frozen/with-words-kept.ts'
import { judgeNote } from '#server/note-parts/judge-note.ts'
import { loadNoteParts } from '#server/note-parts/load-note-parts.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { type SigningSteps, stepsOpenTo } from '#server/note-parts/signing-steps.ts'
import { ruleFindings, storedResults, withCarried } from '#server/note-parts/stored-results.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { countersignersOf } from '#shared/notes/facts/countersigners-of.ts'
import { isMemberPart, isServicesWhole, withCommonSections } from '#shared/notes/group/is-member-part.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen, stateAfter } from '#shared/notes/note-lifecycle.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { standingInTheWay } from '#shared/rules/judging/rule-result.ts'
import { withActivities } from './with-activities.ts'

/**
 * Judges the stored note as signing will, and answers what a signer needs: the results, the steps open to the caller and
 * the hash of the content. A draft becomes ready to sign; what blocks leaves it a draft (422, 2101). A note that is
 * partly signed is judged again and not changed. Only those who write a draft call it ready, and besides them only those who
 * have a step to sign are told of its content: to anybody else a refusal would name what stands in it.
 */
export const readyNote: Handler<'note.ready'> = async (context, { id, versionId }) => {
  const note = await context.stores.of('Note').get(id)
  if (!note.ok) return note
  const writes = isWriter(note.value, context.actor.profile?.id)
  const refusal = refusalOf(note.value, { versionId, writes })
  if (refusal) return refusal

  const parts = await loadNoteParts(context, note.value)
  if (!parts.ok) return parts
  const steps = await stepsOpenTo(context, parts.value)
  if (!steps.ok) return steps
  if (note.value.signingState === 'Signed') return laterSignature(parts.value, steps.value)
  if (!writes && steps.value.mine.length === 0) return notTheirs()
  const lonely = withoutServices(parts.value) ?? withoutSupervisor(steps.value, note.value)
  if (lonely) return lonely
  const stays = isFrozen(note.value.signingState) || !writes
  const ready = stays
    ? await judgedAgain(context, parts.value)
    : await madeReady(context, parts.value, steps.value)
  return ready.ok ? withCharting(context, ready.value, steps.value) : ready
}

/** The answer, with what will be written into the chart. */
async function withCharting(context: Context, parts: NoteParts, steps: SigningSteps) {
  const charting = await chartingOf(context, parts)
  return charting.ok ? succeeded(answer(parts, steps, charting.value)) : charting
}

type Asking = { readonly versionId: string | undefined; readonly writes: boolean }

function refusalOf(note: Note, { versionId, writes }: Asking) {
  if (!writes && beforeReady.includes(note.signingState)) return notTheirs()
  if (note.meta.versionId !== versionId) return stale(note)
  return note.signingState === 'Voided' ? failed({ kind: 'locked', because: 'notes.locked' }) : undefined
}

/** A final note is ready for nothing but the signature of the patient that it did not have to wait for. */
function laterSignature(parts: NoteParts, steps: SigningSteps) {
  return steps.toTake.length > 0
    ? succeeded(answer(parts, { ...steps, mine: [], others: [] }, []))
    : failed({ kind: 'locked', because: 'notes.locked' })
}

const beforeReady: readonly Note['signingState'][] = ['Draft', 'Returned']

function notTheirs() {
  return failed({ kind: 'forbidden', permission: 'Note:Update' })
}

function stale(note: Note) {
  return failed({
    kind: 'conflict',
    because: 'stores.version-changed',
    subStatus: subStatuses.versionChanged,
    versionId: note.meta.versionId,
  })
}

async function madeReady(
  context: Context,
  drafted: NoteParts,
  { needed }: SigningSteps,
): Promise<Outcome<NoteParts>> {
  const state = stateAfter(drafted.note.signingState, 'ready')
  if (!state.ok) return state
  const worded = await withWordsKept(context, drafted)
  if (!worded.ok) return worded
  const threaded = await withActivities(context, worded.value)
  if (!threaded.ok) return threaded
  const parts = threaded.value
  const results = await passed(context, parts)
  if (!results.ok) return results

  const common = parts.shared?.parent
  const { sessionWords: _before, ...written } = parts.note
  const whole: Note = {
    ...written,
    ...(parts.session && { sessionWords: sessionWordsOf(parts.session) }),
    ...(common && isMemberPart(parts.note) && { sections: withCommonSections(parts.note, common) }),
    signingState: state.value,
    readyAt: context.now.iso,
    ruleResults: results.value,
    countersigners: countersignersOf(needed),
  }
  const filed = await withFilesKept(context, whole, [])
  if (!filed.ok) return filed
  const next = filed.value
  const stored = await context.stores
    .of('Note')
    .update({ id: next.id, versionId: next.meta.versionId }, next, { history: 'keep' })
  return stored.ok ? succeeded({ ...parts, note: stored.value }) : stored
}

async function judgedAgain(context: Context, parts: NoteParts): Promise<Outcome<NoteParts>> {
  const results = await passed(context, parts)
  return results.ok ? succeeded({ ...parts, note: { ...parts.note, ruleResults: results.value } }) : results
}

/** The results when nothing blocks; else `invalid` with everything that does, answers first. */
async function passed(
  context: Context,
  parts: NoteParts,
): Promise<Outcome<NonNullable<Note['ruleResults']>>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const { labels } = preferences.value
  const judged = await judgeNote(context, parts, { preferences: preferences.value, overrides: [] })
  if (!judged.ok) return judged

  const results = withCarried(parts.note, judged.value.results, labels)
  const blocking = ruleFindings(context, standingInTheWay(results, 'ready'), labels)
  const findings = [...judged.value.findings, ...blocking]
  if (findings.length > 0) return failed({ kind: 'invalid', subStatus: subStatuses.rulesFailed, findings })
  return succeeded(storedResults(context, results, { labels }))
}

/** A note of several services that has none yet says nothing that could be signed. */
function withoutServices({ note, services }: NoteParts) {
  return isServicesWhole(note) && services.length === 0
    ? refuse('/definitionAssignments', 'notes.no-services', { subStatus: subStatuses.rulesFailed })
    : undefined
}

/** A step that a supervisor has to sign, of an author who has none on file: nobody could ever finish the note. */
function withoutSupervisor({ others }: SigningSteps, { author }: Note) {
  const lonely = others.find(({ step, signers }) => step.who === 'Supervisor' && signers.length === 0)
  if (!lonely) return undefined

  const parameters = { author: author.display ?? '' }
  return refuse('/signatureConfiguration', 'signatures.no-supervisor', {
    parameters,
    subStatus: subStatuses.rulesFailed,
  })
}

/** For whom the step is signed by the asker, where that is somebody else. */
function delegateFor({ who }: SignatureStep, { standsInFor }: SigningSteps): Pick<OpenStep, 'delegateOf'> {
  return who === 'Supervisor' && standsInFor ? { delegateOf: standsInFor } : {}
}

function openStep({ id, role, meaning, attestationText, methods }: SignatureStep): OpenStep {
  return {
    stepId: id,
    role,
    meaning,
    methods,
    ...(attestationText === undefined ? {} : { attestationText }),
  }
}

function answer(parts: NoteParts, steps: SigningSteps, charting: readonly Charting[]) {
  return {
    charting,
    ruleResults: parts.note.ruleResults ?? [],
    openSteps: steps.mine.map((step) => ({ ...openStep(step), ...delegateFor(step, steps) })),
    patientSteps: steps.toTake.map(openStep),
    waitingSteps: steps.others.map(({ step: { id, role, who }, signers }) => {
      return { stepId: id, role, who, signers }
    }),
    signerName: steps.signerName,
    contentHash: contentHash(parts.note, parts.session?.encounter),
    versionId: parts.note.meta.versionId,
  }
}
