import type { Encounter } from '#generated/types/encounter.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { type AskedOfSession, askedOf, type SessionQuestions } from './session-questions.ts'

/** What the questions are called that are folded away until somebody needs one. */
export type DetailWord =
  | 'note.session-details'
  | 'note.service'
  | 'note.program'
  | 'note.enrollment'
  | 'note.location'
  | 'note.breaks'
  | 'note.add-break'
  | 'note.break-reason'
  | 'note.start'
  | 'note.end'
  | 'note.units'
  | 'note.units-help'
  | 'note.units-reason'

type Words = (id: DetailWord) => string

/** What is known from the start and seldom changed: the service, the program, the place, the breaks and the units. */
export function detailQuestions(words: Words, questions: SessionQuestions): Definition['elements'] {
  const asked = askedOf(questions.session)
  const children = details(words, questions.session).flatMap(([about, elements]) =>
    asked.includes(about) ? elements : [],
  )
  return [
    {
      id: 'details',
      type: 'Section',
      label: words('note.session-details'),
      collapsible: true,
      collapsed: true,
      children,
    },
  ]
}

function details(
  words: Words,
  session: SessionQuestions['session'],
): readonly (readonly [AskedOfSession, Definition['elements']])[] {
  return [
    ['service', [{ id: 'serviceType', type: 'Service', label: words('note.service'), width: 5 }]],
    ['enrollment', [{ id: 'episodeOfCare', type: 'Episode', label: words('note.enrollment'), width: 5 }]],
    ['program', [{ id: 'program', type: 'Program', label: words('note.program'), width: 5 }]],
    ['location', [{ id: 'location', type: 'Location', label: words('note.location'), width: 5 }]],
    ['units', unitQuestions(words, session)],
    ['breaks', [breaksQuestion(words)]],
  ]
}

function breaksQuestion(words: Words): Definition['elements'][number] {
  return {
    id: 'breaks',
    type: 'Repeater',
    label: words('note.breaks'),
    addLabel: words('note.add-break'),
    children: [
      { id: 'start', type: 'DateTime', label: words('note.start'), width: 5 },
      { id: 'end', type: 'DateTime', label: words('note.end'), width: 5 },
      { id: 'reason', type: 'String', label: words('note.break-reason') },
    ],
  }
}

/** Why they were typed is asked once somebody types another number than the one that stood there. */
function unitQuestions(
  words: Words,
  { units, unitsOverridden }: SessionQuestions['session'],
): Definition['elements'] {
  const isTyped = { source: 'units', operator: 'Exists' as const }
  const isOther = { source: 'units', operator: 'NotEquals' as const, value: units ?? -1 }
  return [
    {
      id: 'units',
      type: 'Decimal',
      label: words('note.units'),
      help: words('note.units-help'),
      width: 5,
    },
    {
      id: 'unitsReason',
      type: 'String',
      label: words('note.units-reason'),
      width: 5,
      visibleWhen: {
        combinator: 'And',
        clauses: unitsOverridden === true || units === undefined ? [isTyped] : [isTyped, isOther],
      },
    },
  ]
}

type Detailed = Pick<
  Encounter,
  | 'serviceType'
  | 'program'
  | 'episodeOfCare'
  | 'location'
  | 'breaks'
  | 'units'
  | 'unitsOverridden'
  | 'unitsReason'
>

/** What the session says of them. */
export function detailAnswers(session: Detailed, questions: SessionQuestions): Answers {
  const asked = askedOf(questions.session)
  return Object.fromEntries(
    held(session).flatMap(([about, id, answer]) =>
      answer !== undefined && asked.includes(about) ? [[id, answer]] : [],
    ),
  )
}

function held({
  serviceType,
  program,
  episodeOfCare,
  location,
  breaks,
  units,
  unitsReason,
}: Detailed): readonly (readonly [AskedOfSession, string, Answer | undefined])[] {
  return [
    ['service', 'serviceType', plain(serviceType)],
    ['program', 'program', plain(program)],
    ['enrollment', 'episodeOfCare', plain(episodeOfCare)],
    ['location', 'location', plain(location?.location)],
    ['breaks', 'breaks', breaks && breaks.length > 0 ? breaks.map(asRow) : undefined],
    ['units', 'units', units],
    ['units', 'unitsReason', unitsReason],
  ]
}

function asRow(pause: NonNullable<Encounter['breaks']>[number], index: number) {
  return { _rowId: `break-${index + 1}`, ...pause }
}

function plain(reference: Reference | undefined): Answer | undefined {
  if (!reference) return undefined
  const { id, resourceType, display } = reference
  return { id, resourceType, ...(display !== undefined && { display }) }
}

/** The session's part with those answers; what is not asked of it stays. */
export function withDetails(session: Detailed, answers: Answers, questions: SessionQuestions): Detailed {
  const asked = askedOf(questions.session)
  const location = asked.includes('location')
    ? placeWith(answers.location, session.location)
    : session.location
  const breaks = asked.includes('breaks') ? breaksWith(answers.breaks, session.breaks) : session.breaks
  return {
    ...referenceWith('serviceType', asked.includes('service'), { session, answers }),
    ...referenceWith('program', asked.includes('program'), { session, answers }),
    ...referenceWith('episodeOfCare', asked.includes('enrollment'), { session, answers }),
    ...(location && { location }),
    ...(breaks && { breaks }),
    ...(asked.includes('units') ? unitsWith(answers, session) : unitsOf(session)),
  }
}

type Named = 'serviceType' | 'program' | 'episodeOfCare'

/** A record that was not changed stays as it is stored. */
function referenceWith(
  name: Named,
  isAsked: boolean,
  { session, answers }: { readonly session: Detailed; readonly answers: Answers },
): Pick<Detailed, Named> {
  const known = session[name]
  if (!isAsked) return known ? { [name]: known } : {}
  const chosen = referenceIn(answers[name])
  if (!chosen) return {}
  return { [name]: known?.id === chosen.id ? known : chosen }
}

function referenceIn(answer: Answer | undefined): Reference | undefined {
  if (!isRecord(answer)) return undefined
  const { id, resourceType, display } = answer
  if (typeof id !== 'string' || typeof resourceType !== 'string') return undefined
  return { id, resourceType, ...(typeof display === 'string' && { display }) }
}

/** A place that is chosen brings its own kind; the server knows it. */
function placeWith(answer: Answer | undefined, known: Encounter['location']): Encounter['location'] {
  const chosen = referenceIn(answer)
  if (!chosen) return known && !known.location ? known : undefined
  return known?.location?.id === chosen.id ? known : { location: chosen, kind: 'Site' }
}

/** A break counts once it has both its times. */
function breaksWith(answer: Answer | undefined, known: Encounter['breaks']): Encounter['breaks'] {
  const breaks = listOf(answer).flatMap((row) => {
    if (!isRecord(row)) return []
    const { start, end, reason } = row
    if (typeof start !== 'string' || typeof end !== 'string') return []
    return [{ start, end, ...(typeof reason === 'string' && reason !== '' && { reason }) }]
  })
  return breaks.length > 0 || known ? breaks : undefined
}

type Units = Pick<Detailed, 'units' | 'unitsOverridden' | 'unitsReason'>

/** Units that somebody types are typed by hand from then on; without a number they are counted again. */
function unitsWith(answers: Answers, session: Detailed): Units {
  const { units, unitsReason } = answers
  if (typeof units !== 'number') return {}
  const isTyped = units !== session.units || session.unitsOverridden
  return {
    units,
    ...(isTyped !== undefined && { unitsOverridden: isTyped }),
    ...(typeof unitsReason === 'string' && unitsReason !== '' && { unitsReason }),
  }
}

function unitsOf({ units, unitsOverridden, unitsReason }: Detailed): Units {
  return {
    ...(units !== undefined && { units }),
    ...(unitsOverridden !== undefined && { unitsOverridden }),
    ...(unitsReason !== undefined && { unitsReason }),
  }
}
