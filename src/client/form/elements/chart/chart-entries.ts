import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import type { Allergy } from '#generated/types/allergy.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Medication } from '#generated/types/medication.ts'
import type { Observation } from '#generated/types/observation.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { medicationText } from '#shared/chart/medication-text.ts'

/** One line of a chart as a question can take it over: what is read, and what it becomes in the answer. */
export type ChartEntry = {
  readonly key: string
  readonly text: string
  /** The day that it is of, where that matters. */
  readonly on?: string
  readonly parts: Parts
}

/** What becomes of the rows of a chart: the entries that each kind of question offers. */
export const chartEntries = {
  diagnoses: diagnosisEntries,
  problems: problemEntries,
  medications: medicationEntries,
  allergies: allergyEntries,
  measures: measureEntries,
  responses: responseEntries,
}

/** Diagnoses of the chart, in their order. */
function diagnosisEntries(conditions: readonly Condition[]): readonly ChartEntry[] {
  return conditions
    .filter(({ category }) => category === 'Diagnosis')
    .toSorted((one, other) => (one.rank ?? 99) - (other.rank ?? 99))
    .map(({ id, code, rank, display }) => ({
      key: id,
      text: display,
      parts: {
        condition: { id, resourceType: 'Condition', display },
        ...textOf('code', code.code),
        ...textOf('display', code.display),
        ...(rank === undefined ? {} : { rank }),
      },
    }))
}

/** What the chart calls a problem, diagnoses among them. */
function problemEntries(conditions: readonly Condition[]): readonly ChartEntry[] {
  return conditions.map(({ id, code, display }) => ({
    key: id,
    text: display,
    parts: {
      condition: { id, resourceType: 'Condition', display },
      ...textOf('statement', code.display),
    },
  }))
}

/** What is taken now, as it stands on the list. */
function medicationEntries(medications: readonly Medication[]): readonly ChartEntry[] {
  return medications.flatMap((row) => {
    const { id, display, medication } = row
    if (!medication) return []
    const line = medicationText(row)
    return [
      {
        key: id,
        text: line,
        parts: {
          medication: { id, resourceType: 'Medication', display },
          ...textOf('snapshot', line),
          ...textOf('seen', line),
          change: 'None',
        },
      },
    ]
  })
}

/** What somebody does not bear. */
function allergyEntries(allergies: readonly Allergy[]): readonly ChartEntry[] {
  return allergies.flatMap(({ id, display, noKnownAllergies }) =>
    noKnownAllergies
      ? []
      : [
          {
            key: id,
            text: display,
            parts: { allergy: { id, resourceType: 'Allergy', display }, ...textOf('snapshot', display) },
          },
        ],
  )
}

const counted = ['pulse', 'respiration', 'spo2', 'pain'] as const
const measured = ['temperature', 'height', 'weight'] as const

/** The newest of each measure, newest first as they are given; measures of another unit than the question's are left out. */
function measureEntries(observations: readonly Observation[]): readonly ChartEntry[] {
  const seen = new Set<string>()
  return observations.flatMap((observation) => {
    const code = observation.code.code ?? ''
    const parts = measureParts(code, observation)
    if (!parts || seen.has(code)) return []
    seen.add(code)
    return [{ key: observation.id, text: observation.display, on: observation.effective, parts }]
  })
}

function measureParts(code: string, { value, components = [] }: Observation): Parts | undefined {
  if (code === 'bp') return pressureParts(components)
  const { value: number, unit } = value?.quantity ?? {}
  if (number === undefined) return undefined
  if (counted.some((each) => each === code)) return { [code]: Math.round(number) }
  if (!measured.some((each) => each === code) || unit === undefined) return undefined
  return { [code]: { value: number, unit } }
}

function pressureParts(components: NonNullable<Observation['components']>): Parts | undefined {
  const numberOf = (code: string) => components.find((each) => each.code.code === code)?.value.quantity?.value
  const [systolic, diastolic] = [numberOf('bp-systolic'), numberOf('bp-diastolic')]
  if (systolic === undefined || diastolic === undefined) return undefined
  return { systolic, diastolic }
}

/** Filled questionnaires with their scores. */
function responseEntries(responses: readonly QuestionnaireResponse[]): readonly ChartEntry[] {
  return responses.map(({ id, display, authored, scores = [] }) => {
    const rows = scores.map(
      ({ shortName, value, band }, at): Parts => ({
        _rowId: `score-${at + 1}`,
        ...textOf('name', shortName),
        ...(value === undefined ? {} : { value }),
        ...textOf('band', band),
      }),
    )
    const response = { id, resourceType: 'QuestionnaireResponse', display }
    return {
      key: id,
      text: display,
      on: authored,
      parts: { response, ...(rows.length > 0 && { scores: rows }) },
    }
  })
}

/** As much of a text as the answer has room for. */
function textOf(part: string, text: string | undefined): Parts {
  return text === undefined || text === '' ? {} : { [part]: text.slice(0, 500) }
}
