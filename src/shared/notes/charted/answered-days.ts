import type { NoteSection } from '#generated/types/note-section.ts'
import { type Answer, type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { carriedOf } from '#shared/forms/carried.ts'

type AnsweredDay = NonNullable<NoteSection['answered']>[number]
type Place = Pick<AnsweredDay, 'elementId' | 'row'> & { readonly answer: Answer }

/** The day on which each answer of a section, and each row of a list in it, was given: what differs from before is of today. */
export function answeredDays(
  { data }: NoteSection,
  before: NoteSection | undefined,
  today: string,
): readonly AnsweredDay[] {
  const known = placesIn(before?.data ?? {})
  return placesIn(data).flatMap(({ answer, ...place }) => {
    const former = known.find((each) => isSamePlace(each, place))
    if (!former || !sameAnswer(answer, former.answer)) return [{ ...place, on: today }]
    return before?.answered?.filter((each) => isSamePlace(each, place)) ?? []
  })
}

/** The day of what stands at a place of a note (`{section}/{question}/{row}`): that on which its patient has answered it elsewhere, or on which it was answered here; nothing where nobody knows. */
export function dayOfPlace(sections: readonly NoteSection[], place: string): string | undefined {
  const [key, elementId = '', row = ''] = place.split('/')
  const section = sections.find((each) => each.key === key)
  if (!section) return undefined
  const carried = carriedOf(section.data, elementId)
  const isCarried = carried?.rows === undefined || carried.rows.includes(row)
  if (carried?.from.resourceType === 'QuestionnaireResponse' && isCarried) return carried.on
  const days = section.answered?.filter((each) => each.elementId === elementId)
  return days?.find((each) => each.row === undefined || each.row === row)?.on
}

function placesIn(data: Answers): readonly Place[] {
  return Object.entries(data)
    .filter(([elementId]) => !elementId.startsWith('_'))
    .flatMap(([elementId, answer]) =>
      Array.isArray(answer) && answer.every(hasId)
        ? answer.map((row) => ({ elementId, row: row._rowId, answer: row }))
        : [{ elementId, answer }],
    )
}

function hasId(row: Answer): row is Answers & { readonly _rowId: string } {
  return isRecord(row) && typeof row._rowId === 'string'
}

function isSamePlace(one: Omit<Place, 'answer'>, other: Omit<Place, 'answer'>): boolean {
  return one.elementId === other.elementId && one.row === other.row
}
