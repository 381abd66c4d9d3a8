import type { AllergyCategory } from '#generated/enumerations/allergy-category.ts'
import type { ConditionCategory } from '#generated/enumerations/condition-category.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Observation } from '#generated/types/observation.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Answers } from '#shared/answers/answer.ts'

/** Where in the note a fact stands: section, question and row, or measure. */
type Placed = { readonly key: string }

/** What was measured, in the codes of the chart. */
export type NotedMeasure = Placed & {
  readonly type: 'Observation'
  readonly act: 'Add'
  readonly category: 'Vital' | 'Survey'
  readonly body: Pick<Observation, 'code' | 'value' | 'components'>
}

/** A problem that the chart does not have; without a code it says too little. */
export type NotedProblem = Placed & {
  readonly type: 'Condition'
  readonly act: 'Add'
  readonly category: ConditionCategory
  readonly code: CodedValue | undefined
  readonly text: string
  /** Its question is not for everybody's eyes. */
  readonly isSensitive?: true
}

/** How a medication is taken, as far as the note says it. */
export type Directions = { readonly dose?: string; readonly route?: string; readonly frequency?: string }

/** A medication that begins. */
export type NotedStart = Placed & {
  readonly type: 'Medication'
  readonly act: 'Add'
  readonly name: string
  readonly directions: Directions
}

/** A medication of the chart that is stopped or taken in another way; `seen` is how it stood there when it was taken over. */
export type NotedMove = Placed & {
  readonly type: 'Medication'
  readonly act: 'Stop' | 'Change'
  readonly id: string
  readonly seen: string | undefined
  readonly text: string
  readonly directions: Directions
  readonly comment: string | undefined
}

/** An allergy that the chart does not have. */
export type NotedAllergy = Placed & {
  readonly type: 'Allergy'
  readonly act: 'Add'
  readonly name: string
  readonly category: AllergyCategory | undefined
}

/** Something of the chart that was gone through with the patient. */
export type NotedReview = Placed & {
  readonly type: 'Medication' | 'Allergy'
  readonly act: 'Review'
  readonly id: string
  readonly text: string
}

/** An instrument that was filled inside the note, with what was done about its alerts, by their ids. */
export type NotedResponse = Placed & {
  readonly type: 'QuestionnaireResponse'
  readonly act: 'Add'
  readonly questionnaire: Reference
  readonly answers: Answers
  readonly actions: Readonly<Record<string, string>>
  readonly text: string
}

/** One thing that a note says of the chart of its patient. */
export type NotedFact =
  | NotedResponse
  | NotedMeasure
  | NotedProblem
  | NotedStart
  | NotedMove
  | NotedAllergy
  | NotedReview
