import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import type { Note } from '#generated/types/note.ts'
import type { DrawnCopy } from '#server/note-parts/paper/keep-copies.ts'
import { type DrawCopy, keepCopies } from '#server/note-parts/paper/keep-copies.ts'
import { printSpeech } from '#server/note-parts/paper/print-speech.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, InsideWork } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { documentOf } from './document-of.ts'
import { filesOf } from './files-of.ts'
import { loadPrintedNote } from './load-printed-note.ts'

/**
 * A version of a note as the copy that its chart keeps: of a final one the same words as its print, in the language of the practice and
 * dated by the signature; of one that is open again, since when.
 */
export const drawNoteCopy: DrawCopy = async (context, { id, versionId }) => {
  const note = await context.stores.of('Note').getVersion(id, versionId)
  if (!note.ok) return note
  const { signingState, meta } = note.value
  if (signingState !== 'Signed' && signingState !== 'Voided')
    return succeeded({ kind: 'withdrawn', at: meta.lastModified })
  return drawn(context, note.value)
}

async function drawn(context: Context, note: Note): Promise<Outcome<DrawnCopy>> {
  const { patient, author, serviceDate, meta } = note
  if (!patient) return failed({ kind: 'missing' })
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const loaded = await loadPrintedNote(context, note, preferences.value)
  if (!loaded.ok) return loaded
  const { speech, drawn: draw } = printSpeech(context, preferences.value, {
    spoken: preferences.value.locale,
    files: filesOf(loaded.value),
  })
  const printing = { printer: '', now: meta.lastModified, isCopy: true }
  const document = await draw(() => documentOf(loaded.value, speech, printing))
  const name = [loaded.value.title, speech.moments.date(serviceDate)].filter(Boolean).join(' – ')
  return succeeded({
    kind: 'copy',
    document,
    facts: {
      subject: patient,
      type: note.kind === 'AssessmentNote' ? assessment : progressNote,
      title: name.slice(0, 120),
      ...standingOf(note),
      author,
      period: { start: serviceDate, end: serviceDate },
    },
  })
}

const assessment = { code: 'assessment', display: 'Assessment' }
const progressNote = { code: 'progress-note', display: 'Progress note' }

/** How the copy stands, which is how the note did. */
function standingOf({ status }: Note): Pick<ClinicalDocument, 'status' | 'watermark'> {
  if (status === 'EnteredInError') return { status: 'EnteredInError', watermark: 'Void' }
  return status === 'Amended' ? { status: 'Amended', watermark: 'Amended' } : { status: 'Final' }
}

/** A job that keeps the copies of signed notes in the charts. */
export const keepNoteCopies: Job<InsideWork> = (work) => keepCopies(work, 'Note', drawNoteCopy)
