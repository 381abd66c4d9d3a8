import type { Asking, TestAnswer } from '#tests/support/server/server.ts'

/** What a test's views of the builder are shown with: questionnaires that are drafts, each in a state of its own. */
export type BuilderRows = {
  readonly emptyDraft: string
  readonly fullDraft: string
  readonly faultyDraft: string
}

/** Asks the API as somebody. */
type Ask = (login: string, method: string, path: string, more?: Asking) => Promise<TestAnswer>

/** Puts in place what the demo's first day does not have: a form with nothing in it, one with something of everything, and one that cannot be published. */
export async function makeBuilderRows(ask: Ask): Promise<BuilderRows> {
  return {
    emptyDraft: await draft(ask, 'Morning check', { elements: [] }),
    fullDraft: await draft(ask, 'First visit', {
      elements: [aboutYou, yourDays, mood],
      scoring,
      translations,
    }),
    faultyDraft: await draft(ask, 'Unfinished check', { elements: faulty, alerts: [] }),
  }
}

async function draft(ask: Ask, name: string, more: object): Promise<string> {
  const key = `walked-${name.toLowerCase().replaceAll(' ', '-')}`
  const body = { name, key, version: 1, status: 'Draft', shortName: name, licence: 'Custom', ...more }
  const answer = await ask('implementation', 'POST', 'Questionnaires', { body })
  if (answer.status >= 300) throw new Error(`The demo refused: ${JSON.stringify(answer.body)}`)
  return answer.body.id
}

const often = [
  { code: '0', label: 'Not at all', score: 0 },
  { code: '1', label: 'Several days', score: 1 },
  { code: '2', label: 'More than half the days', score: 2 },
  { code: '3', label: 'Nearly every day', score: 3 },
]

const works = { combinator: 'And', clauses: [{ source: 'works', operator: 'Equals', value: true }] }

const aboutYou = {
  id: 'about_you',
  type: 'Section',
  label: 'About you',
  children: [
    { id: 'preferred_name', type: 'String', label: 'What should we call you?', required: true },
    { id: 'born', type: 'Date', label: 'When were you born?', width: 5 },
    { id: 'phone', type: 'ContactPoint', label: 'How do we reach you?', width: 5 },
    {
      id: 'reason',
      type: 'Text',
      label: 'What brings you here?',
      help: 'In your own words; a few sentences are enough.',
    },
  ],
}

const yourDays = {
  id: 'your_days',
  type: 'Section',
  label: 'Your days',
  children: [
    { id: 'works', type: 'Boolean', label: 'Do you work or go to school?' },
    {
      id: 'hours',
      type: 'Integer',
      label: 'Hours a week',
      visibleWhen: works,
      validation: { min: 1, max: 80 },
    },
    {
      id: 'missed',
      type: 'Integer',
      label: 'Days missed in the last month',
      visibleWhen: {
        combinator: 'Or',
        clauses: [
          { source: 'hours', operator: 'GreaterThan', value: 20 },
          { ...works, clauses: [...works.clauses, { source: 'born', operator: 'Exists' }] },
        ],
      },
    },
    {
      id: 'medicines',
      type: 'Repeater',
      label: 'Medicines that you take',
      children: [
        { id: 'medicine', type: 'String', label: 'Medicine', width: 6 },
        { id: 'dose', type: 'String', label: 'How much', width: 4 },
      ],
    },
  ],
}

const mood = {
  id: 'mood',
  type: 'Section',
  label: 'The last two weeks',
  children: [
    { id: 'interest', type: 'Choice', label: 'Little interest or pleasure in doing things', options: often },
    { id: 'down', type: 'Choice', label: 'Feeling down, depressed, or hopeless', options: often },
    {
      id: 'pain',
      type: 'Scale',
      label: 'How much pain do you have?',
      minLabel: 'none',
      maxLabel: 'the worst',
    },
    {
      id: 'total',
      type: 'Calculated',
      label: 'Sum of the two',
      calculation: { kind: 'Sum', sources: ['interest', 'down'] },
    },
  ],
}

const scoring = [
  {
    id: 'phq2',
    name: 'PHQ-2',
    kind: 'Sum',
    itemIds: ['interest', 'down'],
    bands: [
      { min: 0, max: 2, label: 'Low', severity: 'Info' },
      { min: 3, max: 6, label: 'Look further', severity: 'Moderate' },
    ],
  },
]

const translations = {
  es: {
    about_you: { label: 'Sobre usted' },
    preferred_name: { label: '¿Cómo le gusta que le llamemos?' },
    reason: { label: '¿Qué le trae aquí?', help: 'En sus propias palabras; bastan unas frases.' },
  },
}

const unknown = { combinator: 'And', clauses: [{ source: 'gone', operator: 'Exists' }] }

const faulty = [
  { id: 'nothing_to_choose', type: 'Choice', label: 'How often?', options: [] },
  { id: 'asks_nobody', type: 'String', label: 'Since when?', visibleWhen: unknown },
  { id: 'sums_nothing', type: 'Calculated', label: 'Sum', calculation: { kind: 'Sum', sources: ['gone'] } },
  { id: 'nights', type: 'Integer', label: 'Nights', validation: { min: 7, max: 1 } },
]
