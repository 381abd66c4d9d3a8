import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import { definitionOfNote } from '#server/note-parts/definition-of-note.ts'
import { loadSections } from '#server/note-parts/load-sections.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { asLetters } from '#shared/elements/text/as-letters.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { placeForText } from '#shared/scribe/place-for-text.ts'
import type { Passage } from '#shared/scribe/scribe-engine.ts'
import { openToWriter } from './note-to-draft.ts'
import { sectionFor } from './section-for.ts'

/**
 * Puts what was accepted or edited of a draft into the note's sections, behind what stands there, and says there where it comes from.
 * Every passage must be decided. A human scribe who does it stands in the note as its scribe; signing stays the author's.
 */
export const insertDraft: Handler<'transcription.insert'> = async (context, { id, versionId }) => {
  const transcriptions = context.stores.of('Transcription')
  const found = await transcriptions.get(id)
  if (!found.ok) return found
  const { value: transcription } = found
  const open = openToInsert(transcription, versionId)
  if (!open.ok) return open
  const note = await context.stores.of('Note').get(transcription.note?.id ?? '')
  if (!note.ok) return refuse('/note', 'scribe.note-missing')
  const writer = openToWriter(context, note.value)
  if (!writer.ok) return writer
  const filled = await withPassages(context, note.value, transcription)
  if (!filled.ok) return filled
  const written = await writtenBy(context, note.value, filled.value)
  if (!written.ok) return written

  const { profile } = context.actor
  const { patient } = note.value
  context.note({ ...(patient && { patientId: patient.id }) })
  const { errorMessage: _message, ...row } = transcription
  return transcriptions.update(
    { id, versionId: transcription.meta.versionId },
    { ...row, result: 'Success', acceptance: { at: context.now.iso, ...(profile && { by: profile }) } },
  )
}

function openToInsert(transcription: Transcription, versionId: string | undefined): Outcome<void> {
  const { acceptance, draft = [], status, meta } = transcription
  if (acceptance) return failed({ kind: 'conflict', because: 'scribe.inserted' })
  if (status !== 'Succeeded' || draft.length === 0)
    return failed({ kind: 'conflict', because: 'scribe.no-draft' })
  if (versionId !== meta.versionId) return failed(staleVersion(meta.versionId))
  const undecided = draft.filter(({ accepted }) => accepted === 'Pending').length
  return undecided > 0
    ? refuse('/draft', 'scribe.undecided', { parameters: { count: undecided } })
    : succeeded(undefined)
}

const taken: readonly Passage['accepted'][] = ['Accepted', 'Edited']

async function withPassages(
  context: Context,
  note: Note,
  { id, draft = [] }: Transcription,
): Promise<Outcome<Note>> {
  const definition = await definitionOfNote(context, note.definition)
  if (!definition.ok) return definition
  const forms = await loadSections(context, note)
  if (!forms.ok) return forms
  const passages = draft.filter(({ accepted }) => taken.includes(accepted))
  const sections = [...note.sections]
  const provenance = [...(note.provenance ?? [])]
  for (const code of new Set(passages.map(({ sectionCode }) => sectionCode.code))) {
    const index = sectionFor(note, definition.value, code)
    const section = sections[index]
    const form = forms.value[index]?.form
    const place = form && placeForText(form)
    const own = passages.filter(({ sectionCode }) => sectionCode.code === code)
    if (!section || place === undefined) return withoutPlace(own[0]?.sectionCode)
    const text = own.map((each) => asLetters(each.text)).join('\n\n')
    sections[index] = withText(section, place, text)
    provenance.push({
      ...{ sectionId: section.id, elementId: place, source: 'Ambient', at: context.now.iso },
      from: { id, resourceType: 'Transcription' },
    })
  }
  return succeeded({ ...note, sections, provenance })
}

function withoutPlace(section: CodedValue | undefined): Outcome<never> {
  const parameters = { section: section?.display ?? '' }
  return failed({ kind: 'invalid', findings: [blocking('/draft', 'scribe.no-place', parameters)] })
}

function withText(section: NoteSection, place: string, text: string): NoteSection {
  const before = section.data[place]
  const whole = typeof before === 'string' && before.trim() !== '' ? `${before.trimEnd()}\n\n${text}` : text
  return { ...section, data: { ...section.data, [place]: whole } }
}

/** Written as if by hand: what notes demand of a writer holds here too. */
async function writtenBy(context: Context, before: Note, filled: Note): Promise<Outcome<Note>> {
  const { profile, granted } = context.actor
  const isScribe = hasFlag(granted, 'Scribe') && profile?.id !== before.author.id
  const after = isScribe && profile ? { ...filled, scribe: before.scribe ?? profile } : filled
  const guard = context.guardOf('Note')
  const checked = await guard.beforeWrite(context, { operation: 'update', before, after })
  if (!checked.ok) return checked
  const stored = { id: before.id, versionId: before.meta.versionId }
  const written = await context.stores.of('Note').update(stored, checked.value, { history: 'keep' })
  if (!written.ok) return written
  const followed = await guard.afterWrite(context, { operation: 'update', before, after: written.value })
  return followed.ok ? written : followed
}
