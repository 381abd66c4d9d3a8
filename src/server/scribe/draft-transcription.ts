import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import { ambientPreferences } from '#server/note-parts/beginning/ambient-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import type { Store } from '#server/stores/store.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import type { Segment } from '#shared/scribe/scribe-engine.ts'
import { typedPhrases } from '#shared/scribe/typed-phrases.ts'
import { type JudgedDraft, judgedDraft, tooLittle } from './judged-draft.ts'
import { type NoteToDraft, noteToDraft } from './note-to-draft.ts'
import { type Agreed, recordingConsents } from './recording-consents.ts'
import { namesNobodyElse, whoWasThere } from './who-was-there.ts'

/**
 * Makes the draft of a note from phrases. The practice must want it, the asker be allowed to, and everybody who was there have
 * agreed: where that is missing nothing is kept, and a draft that was there before is held. What is too short is held, what the
 * engine cannot do fails; both are tried again by asking again.
 */
export const draftTranscription: Handler<'transcription.draft'> = async (context, input) => {
  const preferences = await ambientPreferences(context)
  if (!preferences.ok) return preferences
  const asked = await noteToDraft(context, input.note, preferences.value.defaultScribeNoteFormat)
  if (!asked.ok) return asked
  const there = await whoWasThere(context, asked.value.note, asked.value.encounter)
  if (!there.ok) return there
  const named = namesNobodyElse(there.value, input.phrases, '/phrases')
  if (!named.ok) return named
  const agreed = await recordingConsents(context, there.value.sessions, input.verbalConsents)
  if (!agreed.ok) return agreed
  const before = await draftBefore(context, asked.value.note, input.versionId)
  if (!before.ok) return before
  if (agreed.value.missing.length > 0 && !before.value) return unasked(agreed.value.missing)

  // Words of a session to which somebody has not agreed are not kept.
  const phrases = agreed.value.missing.length > 0 ? [] : input.phrases
  const segments = phrases.map((text) => segmentOf(context, text))
  const { locale, labels } = preferences.value
  const drafting = { ...asked.value, before: before.value, segments, agreed: agreed.value, locale }
  const begun = await begunWith(context, drafting)
  if (!begun.ok) return begun
  const { errorMessage, ...judged } = judgedBy(context, drafting)
  const { patient } = asked.value.note
  context.note({
    target: { type: 'Transcription', id: begun.value.id },
    ...(patient && { patientId: patient.id }),
    detail: { text: `${judged.result}: ${segments.length}` },
  })
  const speak = speakerFor(locale, labels)
  return next(context.stores.of('Transcription'), {
    ...begun.value,
    ...judged,
    ...(errorMessage && { errorMessage: speak(errorMessage, {}).slice(0, 500) }),
  })
}

/** Nothing was drafted and nothing kept: who was there must be asked first. */
function unasked(missing: readonly Reference[]) {
  const findings = missing.map(({ display = '' }) =>
    blocking('/verbalConsents', 'scribe.consent-missing', { name: display }),
  )
  return failed({ kind: 'invalid', subStatus: subStatuses.consentMissing, findings })
}

/** What was drafted for the note and is not inserted, as the asker saw it: another writer's is not replaced unseen. */
async function draftBefore(
  context: Context,
  { id }: Note,
  seen: string | undefined,
): Promise<Outcome<Transcription | undefined>> {
  const filters = [{ field: 'note', op: 'eq', value: id }] as const
  const found = await context.stores.of('Transcription').find({ filters, pageSize: 100 })
  if (!found.ok) return found
  const before = found.value.rows.find(({ acceptance, source }) => !acceptance && source === 'TypedPhrases')
  return before?.meta.versionId === seen
    ? succeeded(before)
    : failed({
        ...{ kind: 'conflict', because: 'scribe.draft-changed', subStatus: subStatuses.versionChanged },
        ...(before && { versionId: before.meta.versionId }),
      })
}

/** What was typed is certain, and the asker's own. */
function segmentOf({ newId, actor }: Context, text: string): Segment {
  const { display } = actor.profile ?? {}
  return {
    id: newId(),
    role: 'Clinician',
    ...(display && { speaker: display.slice(0, 60) }),
    text: text.trim(),
    confidence: 1,
  }
}

type Drafting = NoteToDraft & {
  readonly before: Transcription | undefined
  readonly segments: readonly Segment[]
  readonly agreed: Agreed
  readonly locale: string
}

/** The row in which the draft is made: prepared, then in progress. */
async function begunWith(
  context: Context,
  { note, encounter, format, before, segments, agreed, locale }: Drafting,
): Promise<Outcome<Transcription>> {
  const transcriptions = context.stores.of('Transcription')
  const engine = { name: typedPhrases.name, version: typedPhrases.version }
  const prepared = before
    ? succeeded(before)
    : await transcriptions.create({
        subject: { id: encounter.subject.id, resourceType: encounter.subject.resourceType },
        encounter: { id: encounter.id, resourceType: 'Encounter' },
        note: { id: note.id, resourceType: 'Note' },
        source: 'TypedPhrases',
        status: 'Preparation',
        result: 'Pending',
        noteFormat: format,
        language: locale.startsWith('es') ? spanish : english,
        engine,
        retention: { keepTranscript: false },
      })
  if (!prepared.ok) return prepared
  const { errorMessage: _former, ...row } = prepared.value
  // Which other members agreed is no matter of one member's chart.
  const own = agreed.consents.filter(({ patient }) => !isMemberPart(note) || patient.id === note.patient?.id)
  const given = own.map(({ id }) => ({ id, resourceType: 'Consent' as const }))
  // Whoever took a consent back stays known by it: what was kept under it is purged.
  const consents = agreed.missing.length > 0 ? (row.consents ?? []) : given
  return next(transcriptions, {
    ...row,
    ...{ status: 'InProgress', result: 'Pending', noteFormat: format, engine, consents, segments, draft: [] },
  })
}

const english = { code: 'en', display: 'English' } as const
const spanish = { code: 'es', display: 'Spanish' } as const

/** What policy stops is held and never given to an engine. What is said of one part of a shared note may be short: the session was longer. */
function judgedBy({ newId }: Context, { note, sections, segments, agreed }: Drafting): JudgedDraft {
  const held = { status: 'Succeeded', result: 'Hold', draft: [] } as const
  if (agreed.missing.length > 0) return { ...held, errorMessage: 'scribe.held-without-consent' }
  if (note.composition === 'Individual' && tooLittle(segments))
    return { ...held, errorMessage: 'scribe.too-short' }
  return judgedDraft(typedPhrases.draft({ sections, segments }), segments, newId)
}

function next(store: Store<'Transcription'>, row: Transcription): Promise<Outcome<Transcription>> {
  return store.update({ id: row.id, versionId: row.meta.versionId }, row)
}
