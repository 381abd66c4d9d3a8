import { useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { AskedOf, AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { type ChartEntry, chartEntries } from './chart-entries.ts'

type Asked = Omit<AskedOf, 'answer'> & { readonly answer: AwaitedAnswer<readonly ChartEntry[]> }

const pageSize = 100

/** What the chart of a patient has for one type of question, asked for only when somebody wants to see it. */
export function useChartEntries(element: Element, patientId: string, isWanted: boolean): Asked {
  const inputs = useMemo(
    () => (isWanted ? inputsFor(element, patientId) : {}),
    [element, patientId, isWanted],
  )
  const conditions = useAnswer('condition.query', inputs.condition)
  const medications = useAnswer('medication.query', inputs.medication)
  const allergies = useAnswer('allergy.query', inputs.allergy)
  const observations = useAnswer('observation.query', inputs.observation)
  const responses = useAnswer('questionnaireResponse.query', inputs.response)
  const onRetry = () => {
    if (inputs.condition) askAgain('condition.query', inputs.condition)
    if (inputs.medication) askAgain('medication.query', inputs.medication)
    if (inputs.allergy) askAgain('allergy.query', inputs.allergy)
    if (inputs.observation) askAgain('observation.query', inputs.observation)
    if (inputs.response) askAgain('questionnaireResponse.query', inputs.response)
  }
  const ofConditions = element.type === 'Diagnosis' ? chartEntries.diagnoses : chartEntries.problems
  const answer =
    read(conditions, ofConditions) ??
    read(medications, chartEntries.medications) ??
    read(allergies, chartEntries.allergies) ??
    read(observations, chartEntries.measures) ??
    read(responses, chartEntries.responses)
  return { answer, onRetry }
}

type Inputs = {
  readonly [Type in 'condition' | 'medication' | 'allergy' | 'observation' | 'response']?: QueryCall
}

function inputsFor({ type, questionnaire }: Element, patientId: string): Inputs {
  const of = (field: string, ...more: readonly Filter[]): QueryCall => ({
    filters: [{ field, op: 'eq', value: patientId }, ...more],
    partition: patientId,
    pageSize,
  })
  const isFinal: Filter = { field: 'status', op: 'in', value: ['Final', 'Amended'] }
  switch (type) {
    case 'Diagnosis':
    case 'Problems':
      return {
        condition: of('subject', { field: 'clinicalStatus', op: 'in', value: ['Active', 'Recurrence'] }),
      }
    case 'Medications':
      return { medication: of('patient', { field: 'status', op: 'eq', value: 'Active' }) }
    case 'Allergies':
      return { allergy: of('patient', { field: 'status', op: 'eq', value: 'Active' }) }
    case 'Instrument':
      return {
        response: {
          ...of('patient', { field: 'questionnaire', op: 'eq', value: questionnaire?.id ?? '' }, isFinal),
          orderBy: 'authored',
          order: 'desc',
        },
      }
    default:
      return {
        observation: {
          ...of('patient', { field: 'category', op: 'eq', value: 'Vital' }, isFinal),
          orderBy: 'effective',
          order: 'desc',
        },
      }
  }
}

function read<Row>(
  outcome: Outcome<{ readonly items: readonly Row[] }> | undefined,
  entriesOf: (rows: readonly Row[]) => readonly ChartEntry[],
): AwaitedAnswer<readonly ChartEntry[]> {
  if (!outcome) return undefined
  return outcome.ok ? succeeded(entriesOf(outcome.value.items)) : outcome
}
