import { registry } from '#generated/tables/registry.ts'
import type { Note } from '#generated/types/note.ts'
import { type Preferences, practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { masked } from '#server/stores/references/masked.ts'
import { storedDocument, untypedRow } from '#server/stores/typed-row.ts'
import { screenWordsOf } from '#shared/forms/screens/screen-words-of.ts'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import type { NoteSpeech } from '#shared/notes/printing/note-speech.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import type { MessageParameters } from '#shared/rules/sentence.ts'
import { writtenLocale } from '#shared/time/written-locale.ts'
import { momentsOf } from '#shared/time/written-moments.ts'
import { type CodeBook, openCodeBook } from './code-book.ts'
import { documentOf } from './document-of.ts'
import { loadPrintedNote } from './load-printed-note.ts'
import type { PrintSpeech } from './printed-note.ts'

/**
 * The note as the document that becomes a PDF (`src/server/operations/performed.ts`), for whoever reads its words: a draft of others of which a reader sees that it is there and nothing of its
 * text is not printed for him. What the members of a group have in common is printed with each member's part and never alone.
 */
export const printNote: Handler<'note.print'> = async (context, { id }) => {
  const note = await context.stores.of('Note').get(id)
  if (!note.ok) return note
  if (isHidden(context, note.value)) return failed({ kind: 'forbidden', permission: 'Note:Read' })
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const mayPrint = preferences.value.allowNotePrintout || hasFlag(context.actor.granted, 'CanPrintNotes')
  if (!mayPrint) return refuse('', 'notes.printing-off')
  if (isCommonPart(note.value)) return refuse('', 'notes.print-members')

  const loaded = await loadPrintedNote(context, note.value, preferences.value)
  if (!loaded.ok) return loaded
  const speak = speakerFor(context.actor.locale, preferences.value.labels)
  const say = (id: string, parameters: MessageParameters = {}) => speak(id, parameters)
  const book = openCodeBook(context, say)
  const speech = speechFor(context, preferences.value, { say, book })
  const draw = () => documentOf(loaded.value, speech, { printer: printerOf(context), now: context.now.iso })
  // What codes mean is looked up once it is known which ones are read.
  draw()
  while (await book.learn()) draw()
  return succeeded({
    name: `note-${note.value.serviceDate}-${note.value.id.slice(-8)}.pdf`,
    pdf: JSON.stringify(draw()),
  })
}

function isHidden({ actor }: Context, note: Note): boolean {
  const seen = masked(actor, registry.Note, storedDocument(untypedRow(note)))
  return seen.sections === undefined
}

function printerOf({ actor }: Context): string {
  return actor.profile?.display ?? ''
}

type Saying = { readonly say: NoteSpeech['say']; readonly book: CodeBook }

/** In the language of whoever prints it, with the practice's own words, days and hours. */
function speechFor({ actor }: Context, preferences: Preferences, { say, book }: Saying): PrintSpeech {
  const language = actor.locale.startsWith('es') ? 'es' : 'en'
  const locale = writtenLocale(language, preferences.locale)
  const hours = preferences.militaryTimeInPrintouts ? 'h23' : 'h12'
  const moments = momentsOf(locale, preferences.timezone, hours)
  const words = screenWordsOf((id) => say(id))
  const { message } = words
  const reader = { yes: say('form.yes'), no: say('form.no'), moments, code: book.code, message }
  return { language, say, moments, words, reader }
}
