import type { ScribeNoteFormat } from '#generated/enumerations/scribe-note-format.ts'
import { noteSectionType } from '#generated/lists/note-section-type.ts'
import { scribeNoteFormat } from '#generated/lists/scribe-note-format.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'

/** The codes of the sections that a format of drafted notes has, in order (`schemas/lists/scribe-note-format.json`). */
export function formatSections(format: ScribeNoteFormat): readonly string[] {
  const { sections } = scribeNoteFormat.items.find(({ code }) => code === format)?.props ?? {}
  return Array.isArray(sections) ? sections.filter((each) => typeof each === 'string') : []
}

/** The kind of section that a code of a drafted note means. */
export function sectionCoded(code: string): CodedValue {
  const item = noteSectionType.items.find((each) => each.code === code)
  return { code, display: item?.display ?? code }
}
