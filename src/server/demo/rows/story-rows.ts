import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import { coded } from '#server/demo/facts/coded.ts'
import type { DemoClock } from '#server/demo/facts/demo-clock.ts'
import type { DemoPatient } from '#server/demo/facts/demo-patients.ts'
import { demoAnswers, demoQuestionnaire } from '#server/demo/facts/demo-questionnaire.ts'
import { knownAs, referTo } from '#server/demo/facts/id-of.ts'
import { conditionKey, episodeKey, patientKey } from './patient-rows.ts'
import type { Row } from './structure-rows.ts'

/** A row of somebody's story with the day on which it is written, in days from today. */
export type StoryRow = { readonly row: Row; readonly day: number }

/** The questionnaire that those with a story have answered. */
export const questionnaireKey = 'demo-qst-phq-9'

/** What a story tells of a patient beside what every chart has. */
type Story = {
  readonly goal: string
  readonly words: string
  readonly objective: string
  readonly intervention: string
  /** Answers of the questionnaire, newest last. */
  readonly answers: readonly (readonly number[])[]
  readonly messages: readonly string[]
}

const stories: ReadonlyMap<string, Story> = new Map([
  [
    'A-01',
    {
      goal: 'Return to work three days a week.',
      words: 'I want to get through a morning without hiding.',
      objective: 'Leaves the house before nine on four days a week by the review.',
      intervention: 'Plan one morning activity in each session and look back on it in the next.',
      answers: [
        [2, 3, 2, 2, 1, 2, 2, 1, 0, 1],
        [2, 2, 1, 2, 1, 1, 2, 0, 0, 1],
        [1, 1, 1, 2, 0, 1, 1, 0, 0, 1],
      ],
      messages: [
        'Wren asked to move the group to the afternoon. Can we?',
        'The afternoon group has one place from next week on.',
      ],
    },
  ],
  [
    'A-03',
    {
      goal: 'Sleep through five nights a week.',
      words: 'I want to sleep again.',
      objective: 'Uses two ways of calming down each evening by the review.',
      intervention: 'Teach breathing and thought records.',
      answers: [
        [1, 2, 3, 2, 1, 1, 1, 1, 0, 1],
        [1, 1, 2, 1, 1, 0, 1, 0, 0, 1],
      ],
      messages: ['The interpreter is booked for Tuesday.'],
    },
  ],
])

/** The rows that tell a patient's story: answers over time, a plan with its goals, and what colleagues wrote to each other. */
export function storyRows(patient: DemoPatient, clock: DemoClock): readonly StoryRow[] {
  const story = stories.get(patient.key)
  if (!story) return []
  return [
    ...responseRows(patient, story, clock),
    { row: planRow(patient, story, clock), day: -20 },
    ...messageRows(patient, story),
  ]
}

/** The row of the questionnaire itself. */
export function questionnaireRow(): Row {
  return { key: questionnaireKey, type: 'Questionnaire', body: demoQuestionnaire() }
}

function responseRows(patient: DemoPatient, { answers }: Story, clock: DemoClock): readonly StoryRow[] {
  const questionnaire = demoQuestionnaire()
  return answers.map((values, index) => {
    const day = -14 * (answers.length - index)
    const key = `demo-qsr-${patient.key}-${index + 1}`
    const body = {
      questionnaire: referTo('Questionnaire', questionnaireKey),
      patient: referTo('Patient', patientKey(patient)),
      status: 'Final' as const,
      authored: clock.time(day, '10:05'),
      author: referTo('Practitioner', `demo-pra-${patient.clinician}`),
      source: 'Clinician' as const,
      answers: demoAnswers(questionnaire, values),
      identifiers: [knownAs(key)],
    }
    return { row: { key, type: 'QuestionnaireResponse', body }, day }
  })
}

/** Drafted and not signed yet: signatures are people's own. */
function planRow(patient: DemoPatient, story: Story, clock: DemoClock): Row {
  const key = `demo-pln-${patient.key}`
  const [diagnosis = ''] = patient.diagnoses
  return {
    key,
    type: 'CarePlan',
    body: {
      subject: referTo('Patient', patientKey(patient)),
      episodeOfCare: referTo('EpisodeOfCare', episodeKey(patient)),
      title: 'Treatment plan',
      kind: 'Treatment',
      status: 'Draft',
      period: { start: clock.day(-20), end: clock.day(160) },
      reviewIntervalDays: 90,
      strengths: 'Has a family that stands by, and comes on time.',
      problems: [
        {
          id: 'p1',
          condition: referTo('Condition', conditionKey(patient, diagnosis)),
          statement: story.words,
          rank: 1,
          active: true,
          goals: [goalOf(patient, story, clock)],
        },
      ],
      identifiers: [knownAs(key)],
    },
  }
}

function goalOf(patient: DemoPatient, story: Story, clock: DemoClock): CarePlanGoal {
  const span = { start: clock.day(-20), target: clock.day(70), status: 'InProgress' as const }
  return {
    id: 'g1',
    statement: story.goal,
    patientWords: story.words,
    ...span,
    objectives: [
      {
        id: 'o1',
        statement: story.objective,
        ...span,
        interventions: [
          {
            id: 'i1',
            statement: story.intervention,
            kind: coded('intervention', 'cbt', 'CBT'),
            frequency: { count: 1, per: 'week' },
            durationMinutes: 50,
            responsible: referTo('Practitioner', `demo-pra-${patient.clinician}`),
            start: clock.day(-20),
            active: true,
          },
        ],
      },
    ],
  }
}

/** The care team's channel of a patient, with the supervisor in it. */
function messageRows(patient: DemoPatient, { messages }: Story): readonly StoryRow[] {
  const key = `demo-cha-${patient.key}`
  const channel = referTo('Channel', key)
  const rows: readonly Row[] = [
    {
      key,
      type: 'Channel',
      body: { type: 'CareTeam', subject: referTo('Patient', patientKey(patient)) },
    },
    {
      key: `${key}-lindqvist`,
      type: 'ChannelMembership',
      body: {
        channel,
        member: referTo('Practitioner', 'demo-pra-lindqvist'),
        role: 'Member',
        state: 'Active',
      },
    },
    ...messages.map(
      (text, index): Row => ({
        key: `${key}-${index + 1}`,
        type: 'ChatMessage',
        body: { channel, kind: 'Text', text },
      }),
    ),
  ]
  return rows.map((row, index) => ({ row, day: index < 2 ? -4 : -2 }))
}

/** A consent of a story and when it ends. */
type StoryConsent = {
  readonly kind: readonly [string, string]
  readonly description: string
  readonly end?: number
  readonly to?: string
  readonly purpose: readonly [string, string]
}

const consents: ReadonlyMap<string, StoryConsent> = new Map([
  [
    'A-01',
    {
      kind: ['release-of-information', 'Release of information'],
      description: 'Dates of attendance and the treatment plan.',
      to: 'Lincoln School',
      purpose: ['school', 'School'],
      end: 330,
    },
  ],
  [
    'A-03',
    {
      kind: ['telehealth', 'Telehealth'],
      description: 'Visits by video: what can go wrong, other ways, and what to do in an emergency.',
      purpose: ['treatment', 'Treatment'],
      end: 20,
    },
  ],
  [
    'C-02',
    {
      kind: ['part2-tpo', 'Part 2: treatment, payment and operations'],
      description: 'Substance use treatment records.',
      to: 'My treating providers and payers',
      purpose: ['tpo', 'Treatment, payment and operations'],
    },
  ],
])

/** The consent that a patient with a story has signed, as it was drafted. */
export function signedConsentRow(patient: DemoPatient, clock: DemoClock): Row | undefined {
  const consent = consents.get(patient.key)
  if (!consent) return undefined
  const { kind, description, end, to, purpose } = consent
  const key = `demo-cns-${patient.key}-signed`
  const person = referTo('Patient', patientKey(patient))
  const [code] = kind
  return {
    key,
    type: 'Consent',
    body: {
      patient: person,
      kind: coded('consent-kind', ...kind),
      status: 'Draft',
      period: { start: clock.day(-3), ...(end !== undefined && { end: clock.day(end) }) },
      from: [{ text: 'Riverbend Community Health' }],
      ...(to !== undefined && { to: [code === 'part2-tpo' ? { class: to } : { name: to }] }),
      purposes: [coded('consent-purpose', ...purpose)],
      information: { description },
      statements: {
        revocationExplained: true,
        redisclosureExplained: true,
        refusalConsequencesExplained: true,
        copyOffered: true,
      },
      signers: [{ role: 'Patient', person, required: true }],
      identifiers: [knownAs(key)],
    },
  }
}
