import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { exportQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { isMisshapen } from '#shared/forms/filling/is-misshapen.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { type ForeignObject, recordOf, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { readResponse } from './read-response.ts'

/** What became of a place of the file that is not taken as it stands there. */
export type TakenPlace = {
  readonly linkId?: string
  readonly kind: 'unknown' | 'unread' | 'unfit' | 'surplus' | 'time'
}

/** Answers of a file as they would be stored, and what became of the rest of it. */
export type TakenResponse = Pick<QuestionnaireResponse, 'status' | 'source' | 'authored'> & {
  readonly answers: Answers
  /** How many questions are answered. */
  readonly kept: number
  readonly changed: readonly TakenPlace[]
  readonly refused: readonly TakenPlace[]
  /** How many required questions have no answer, or what else keeps the answers from being finished. */
  readonly missing: number
}

/** What a file of answers is read with. */
export type TakingIn = {
  readonly questionnaire: Questionnaire
  readonly response: ForeignObject
  readonly newId: () => string
  readonly now: string
}

/** The QuestionnaireResponses of a file: the one that it is, or those of a Bundle. What was entered in error is none. */
export function foundResponses(content: unknown): readonly ForeignObject[] {
  const file = recordOf(content)
  const all =
    file.resourceType === 'Bundle' ? recordsOf(file.entry).map((each) => recordOf(each.resource)) : [file]
  return all.filter(
    ({ resourceType, status }) => resourceType === 'QuestionnaireResponse' && status !== 'entered-in-error',
  )
}

/** The address of the questionnaire that a response answers, without its version. */
export function answeredAddress({ questionnaire }: ForeignObject): string | undefined {
  return (textOf(questionnaire) ?? textOf(recordOf(questionnaire).reference))?.split('|')[0]
}

/** Reads a FHIR QuestionnaireResponse as answers to one of our questionnaires. What fits nowhere is named; nothing is guessed. */
export function takeInResponse({ questionnaire, response, newId, now }: TakingIn): TakenResponse {
  const read = readResponse(exportQuestionnaire(questionnaire, 'R4'), response, newId)
  const form = compileForm(definitionOf(questionnaire))
  const authored = momentIn(response)
  const context = { values: { today: (authored ?? now).slice(0, 10) } }
  const misshapen = validateAnswers(form, read.answers, { mode: 'draft', context })
    .filter((finding) => finding.weight === 'blocks' && isMisshapen(finding))
    .map(({ pointer }) => pointer.split('/')[1] ?? '')
  const unfit = new Set(misshapen)
  const answers = Object.fromEntries(Object.entries(read.answers).filter(([id]) => !unfit.has(id)))
  const blocking = validateAnswers(form, answers, { mode: 'final', context }).filter(
    ({ weight }) => weight === 'blocks',
  )
  const isFinished = blocking.length === 0 && response.status !== 'in-progress'
  return {
    answers,
    kept: Object.keys(answers).length,
    status: isFinished ? 'Final' : 'Preliminary',
    source: sourceOf(response),
    authored: authored ?? now,
    changed: [
      ...read.surplus.map((linkId) => ({ linkId, kind: 'surplus' as const })),
      ...(authored === undefined ? [{ kind: 'time' as const }] : []),
    ],
    refused: [
      ...read.unknown.map((linkId) => ({ linkId, kind: 'unknown' as const })),
      ...read.unread.map((linkId) => ({ linkId, kind: 'unread' as const })),
      ...[...unfit].map((linkId) => ({ linkId, kind: 'unfit' as const })),
    ],
    missing: blocking.length,
  }
}

/** When it was filled in; a day alone is no moment. */
function momentIn({ authored }: ForeignObject): string | undefined {
  const said = textOf(authored)
  const isMoment = said !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(said)
  return isMoment && !Number.isNaN(Date.parse(said)) ? new Date(Date.parse(said)).toISOString() : undefined
}

function sourceOf({ source }: ForeignObject): QuestionnaireResponse['source'] {
  const who = textOf(recordOf(source).reference) ?? ''
  if (who.includes('Patient/')) return 'Self'
  return who.includes('RelatedPerson/') ? 'Proxy' : 'Clinician'
}
