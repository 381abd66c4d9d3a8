import { send } from '#client/api/send.ts'
import type { FormSetting } from '#client/form/form-setting.ts'
import type { Note } from '#generated/types/note.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

type Former = NonNullable<FormSetting['formerly']>

const most = 20

/** What was answered and measured before, newest first; nothing is read for forms that never look back. */
export async function formerAnswers(note: Note, definitions: readonly Definition[]): Promise<Former> {
  const { patient } = note
  const looking = definitions.flatMap(({ elements }) => elements.flatMap(lookingBack))
  if (!patient || looking.length === 0) return []

  const own = [{ field: 'patient', op: 'eq', value: patient.id }]
  const signed = { field: 'status', op: 'in', value: ['Final', 'Amended'] }
  const [notes, responses] = await Promise.all([
    send('note.query', { filters: [...own, signed], pageSize: most, ...newestFirst, partition: patient.id }),
    send('questionnaireResponse.query', {
      filters: own,
      pageSize: most,
      orderBy: 'authored',
      order: 'desc',
      partition: patient.id,
    }),
  ])
  return [
    ...(notes.ok ? notes.value.items.filter(({ id }) => id !== note.id).flatMap(answersOf) : []),
    ...(responses.ok ? responses.value.items.flatMap(scoresOf) : []),
  ]
}

const newestFirst = { orderBy: 'serviceDate', order: 'desc', isCrossPartition: true } as const

function lookingBack(element: Element): readonly Element[] {
  const own = element.type === 'LastValue' || element.type === 'Trend' ? [element] : []
  return [...own, ...(element.children ?? []).flatMap(lookingBack)]
}

/** Answers that are one plain value; a table or a record is not told in one line. */
function answersOf({ sections, serviceDate }: Note): Former {
  return sections
    .flatMap(({ data }) => Object.entries(data as Readonly<Record<string, unknown>>))
    .flatMap(([source, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [{ source, text: String(value), on: serviceDate }]
        : [],
    )
}

function scoresOf({ scores = [], authored }: QuestionnaireResponse): Former {
  return scores.flatMap(({ shortName, value, band }) => {
    if (shortName === undefined || value === undefined) return []
    const text = band === undefined ? String(value) : `${value} (${band})`
    return [{ source: shortName, text, on: (authored ?? '').slice(0, 10) }]
  })
}
