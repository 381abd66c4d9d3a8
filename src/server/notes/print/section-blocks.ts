import type { NoteSection } from '#generated/types/note-section.ts'
import { blocksOf } from '#server/note-parts/paper/blocks-of.ts'
import { headedBlocks } from '#server/note-parts/paper/headed-blocks.ts'
import type { PrintSpeech } from '#server/note-parts/paper/print-speech.ts'
import type { PrintedBlock } from '#server/stores/printing/printed-document.ts'
import { type PrintedEntry, printedForm } from '#shared/forms/printing/printed-form.ts'
import { type OpenedSection, openSections } from '#shared/notes/editing/open-sections.ts'
import { noteContext } from '#shared/notes/note-context.ts'
import type { PrintedNote } from './printed-note.ts'

/** The sections of a note in their order, each with its answers; one without any is left out. */
export function sectionBlocks(
  printed: PrintedNote,
  speech: PrintSpeech,
  now: string,
): readonly PrintedBlock[] {
  const { sections } = printed.note
  return opened(printed, sections, now)
    .toSorted((one, other) => (sections[one.index]?.order ?? 0) - (sections[other.index]?.order ?? 0))
    .flatMap((section): readonly PrintedBlock[] => {
      const blocks = blocksOf(entriesOf(section, speech), speech)
      return headedBlocks({ kind: 'heading', level: 2, text: section.title }, blocks)
    })
}

/** What an amendment has changed, as it was signed before: each of those questions with its former answer, or that it had none. */
export function formerBlocks(
  printed: PrintedNote,
  speech: PrintSpeech,
  {
    before,
    after,
    now,
  }: {
    readonly before: readonly NoteSection[]
    readonly after: readonly NoteSection[]
    readonly now: string
  },
): readonly PrintedBlock[] {
  const later = opened(printed, after, now)
  return opened(printed, before, now).flatMap((section) => {
    const next = later.find(({ id }) => id === section.id)
    const former = flat(entriesOf(section, speech))
    const amended = next ? flat(entriesOf(next, speech)) : []
    const changed = former.filter((entry) => told(entry) !== told(amended.find(({ id }) => id === entry.id)))
    const added = amended.filter(({ id }) => former.every((entry) => entry.id !== id))
    const blank = added.map((entry): PrintedEntry => ({ ...entry, answer: { kind: 'blank' } }))
    return blocksOf([...changed, ...blank], speech)
  })
}

type AnswerEntry = Extract<PrintedEntry, { readonly kind: 'answer' }>

function flat(entries: readonly PrintedEntry[]): readonly AnswerEntry[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'group') return flat(entry.entries)
    // What stands beside an amendment begins no page.
    return entry.kind === 'answer' ? [{ ...entry, breaks: false }] : []
  })
}

function told(entry: AnswerEntry | undefined): string | undefined {
  return entry && JSON.stringify(entry.answer)
}

function opened(
  { note, parts, definitions, preferences }: PrintedNote,
  sections: readonly NoteSection[],
  now: string,
): readonly OpenedSection[] {
  const context = noteContext(
    { ...parts, note: { ...note, sections } },
    { now, timezone: preferences.timezone },
  )
  // A print adds no rows, so that nobody needs an id.
  return openSections(sections, definitions, { ...context, newId: () => '' })
}

function entriesOf({ answers }: OpenedSection, speech: PrintSpeech): readonly PrintedEntry[] {
  return printedForm(answers, speech)
}
