import type { NoteSection } from '#generated/types/note-section.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { carriedOf } from '#shared/forms/carried.ts'

type AnsweredDay = NonNullable<NoteSection['answered']>[number]

/** The day on which each answer of a section was given: what differs from before is of today. */
export function answeredDays(
  { data }: NoteSection,
  before: NoteSection | undefined,
  today: string,
): readonly AnsweredDay[] {
  return Object.entries(data)
    .filter(([elementId]) => !elementId.startsWith('_'))
    .flatMap(([elementId, answer]) => {
      if (!sameAnswer(answer, before?.data[elementId])) return [{ elementId, on: today }]
      return before?.answered?.filter((each) => each.elementId === elementId) ?? []
    })
}

/** The day of what stands at a place of a note (`{section}/{question}`…): that on which its patient has answered it elsewhere, or on which it was answered here; nothing where nobody knows. */
export function dayOfPlace(sections: readonly NoteSection[], place: string): string | undefined {
  const [key, elementId = ''] = place.split('/')
  const section = sections.find((each) => each.key === key)
  if (!section) return undefined
  const carried = carriedOf(section.data, elementId)
  if (carried?.from.resourceType === 'QuestionnaireResponse') return carried.on
  return section.answered?.find((each) => each.elementId === elementId)?.on
}
