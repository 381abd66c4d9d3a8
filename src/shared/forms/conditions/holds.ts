import type { ConditionOperator } from '#generated/enumerations/condition-operator.ts'
import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { type Answer, isBlank, listOf } from '#shared/answers/answer.ts'
import { saidIn } from '#shared/elements/element.ts'
import { asAnswer, isGroup } from '#shared/forms/definition.ts'
import { safePattern } from '#shared/forms/patterns/patterns.ts'
import type { FormContext, Reading } from '#shared/forms/reading.ts'
import { compareAnswers } from '#shared/forms/values/compare-answers.ts'

/** Reads the source of a clause; several readings where a repeater holds it, none where there is no row. */
export type ClauseReader = (clause: Clause) => readonly Reading[]

/** True when the group holds (`src/shared/forms/README.md`, "Conditions"). No clauses: And and None hold, Or does not. */
export function holds(group: ConditionGroup, read: ClauseReader, context: FormContext): boolean {
  const truth = (clause: Clause | ConditionGroup) =>
    isGroup(clause) ? holds(clause, read, context) : clauseHolds(clause, read(clause), context)

  if (group.combinator === 'And') return group.clauses.every(truth)
  if (group.combinator === 'Or') return group.clauses.some(truth)
  return !group.clauses.some(truth)
}

function clauseHolds(clause: Clause, readings: readonly Reading[], context: FormContext): boolean {
  const rows = readings.length > 0 ? readings : [{ element: undefined, value: undefined }]
  const truth = (reading: Reading) => readingHolds(clause, reading, context)
  return clause.rows === 'all' ? rows.every(truth) : rows.some(truth)
}

const trueWhenMissing: ReadonlySet<ConditionOperator> = new Set([
  'NotExists',
  'NotEquals',
  'NotIn',
  'NotContains',
])

function readingHolds(clause: Clause, reading: Reading, context: FormContext): boolean {
  if (isBlank(reading.value)) return trueWhenMissing.has(clause.operator)
  const value = reading.element ? saidIn(reading.element, reading.value) : reading.value
  return tests[clause.operator]({ reading, value, wanted: asAnswer(clause.value), context })
}

type Trial = {
  readonly reading: Reading
  readonly value: Answer
  readonly wanted: Answer | undefined
  readonly context: FormContext
}

const tests: { readonly [Operator in ConditionOperator]: (trial: Trial) => boolean } = {
  Exists: () => true,
  NotExists: () => false,
  Equals: equals,
  NotEquals: (trial) => !equals(trial),
  GreaterThan: (trial) => order(trial, trial.value) > 0,
  GreaterOrEquals: (trial) => order(trial, trial.value) >= 0,
  LessThan: (trial) => order(trial, trial.value) < 0,
  LessOrEquals: (trial) => order(trial, trial.value) <= 0,
  In: anyOf,
  NotIn: (trial) => !anyOf(trial),
  Contains: contains,
  NotContains: (trial) => !contains(trial),
  Matches: matches,
  AnyOf: anyOf,
  AllOf: (trial) =>
    wantedList(trial).every((wanted) => valuesOf(trial).some((value) => same(trial, value, wanted))),
}

function order(trial: Trial, value: Answer): number {
  return compareAnswers(trial.reading, { left: value, right: trial.wanted }, trial.context)
}

function same(trial: Trial, left: Answer, right: Answer): boolean {
  return compareAnswers(trial.reading, { left, right }, trial.context) === 0
}

function valuesOf({ value }: Trial): readonly Answer[] {
  return Array.isArray(value) ? value : [value]
}

function wantedList({ wanted }: Trial): readonly Answer[] {
  if (Array.isArray(wanted)) return wanted
  return isBlank(wanted) ? [] : [wanted]
}

/** One value equals one value; several equal the same set. */
function equals(trial: Trial): boolean {
  const values = valuesOf(trial)
  const wanted = wantedList(trial)
  if (!Array.isArray(trial.value) && wanted.length !== 1) return false
  return (
    wanted.every((one) => values.some((value) => same(trial, value, one))) &&
    values.every((value) => wanted.some((one) => same(trial, value, one)))
  )
}

function anyOf(trial: Trial): boolean {
  return wantedList(trial).some((wanted) => valuesOf(trial).some((value) => same(trial, value, wanted)))
}

/** A list has the value; a text has the words in it, whatever their case. */
function contains(trial: Trial): boolean {
  const { value, wanted } = trial
  if (typeof value === 'string' && typeof wanted === 'string' && trial.reading.element?.type !== 'Choice') {
    return value.toLowerCase().includes(wanted.trim().toLowerCase())
  }
  return (
    wantedList(trial).length > 0 &&
    wantedList(trial).every((one) => listOrOne(value).some((item) => same(trial, item, one)))
  )
}

function listOrOne(value: Answer): readonly Answer[] {
  return Array.isArray(value) ? listOf(value) : [value]
}

/** Patterns of at most 200 characters that pass the check for linear time, on texts of at most 500. */
function matches({ value, wanted }: Trial): boolean {
  if (typeof value !== 'string' || typeof wanted !== 'string') return false
  return safePattern(wanted)?.test(value.slice(0, 500)) ?? false
}
