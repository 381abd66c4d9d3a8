import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import { type Answer, type Answers, isBlank } from '#shared/answers/answer.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { usableNumber } from '#shared/forms/values/calculate.ts'
import { countedEnds } from '#shared/forms/values/counted-ends.ts'
import { exactly, plus, rounded, shared, times } from '#shared/forms/values/exact.ts'

/** One score of filled answers. `value` is absent where too little was answered; the band then says so. */
export type Score = {
  readonly scoringId: string
  readonly value?: number
  readonly band?: string
  readonly missing: number
  readonly prorated?: boolean
}

/** What each answered question counts for, by element id. */
export function itemScores(form: Form, answers: Answers): { readonly [id: string]: number } {
  const counted = [...form.nodes.values()].flatMap(({ id, element }): [string, number][] => {
    const points = (element.options ?? []).some(({ score }) => score !== undefined)
      ? pointsOf(element, answers[id])
      : undefined
    return points === undefined ? [] : [[id, points]]
  })
  return Object.fromEntries(counted)
}

/** The scores of an instrument whose form is open (schemas/types/score-definition.json): computed when enough is answered, prorated where its author allows. */
export function scoreAnswers(
  form: Form,
  answers: Answers,
  scoring: readonly ScoreDefinition[],
): readonly Score[] {
  return scoring.map((definition) => scored(form, answers, definition))
}

function scored(form: Form, answers: Answers, definition: ScoreDefinition): Score {
  const ids = definition.itemIds ?? []
  const reversed = new Set<string>(definition.reverse ?? [])
  const points = ids.map((id) => {
    const element = form.nodes.get(id)?.element
    const own = element && pointsOf(element, answers[id])
    return own !== undefined && element && reversed.has(id) ? turned(element, own) : own
  })
  const present = points.filter((one) => one !== undefined)
  const missing = ids.length - present.length
  const { allowed = false, maxMissing = 0 } = definition.prorate ?? {}
  const isEnough = missing === 0 || (allowed && missing <= maxMissing)
  const value = isEnough && definition.kind !== 'Custom' ? total(definition, present) : undefined
  return {
    scoringId: definition.id,
    missing,
    ...(value === undefined ? { band: 'Incomplete' } : { value, ...bandOf(definition, value) }),
    ...(value !== undefined && missing > 0 ? { prorated: true } : {}),
  }
}

/** A missing answer counts as the mean of those that are there, and such a sum is a whole number; a sum of all answers is what it is. */
function total(definition: ScoreDefinition, present: readonly number[]): number | undefined {
  const [first, ...rest] = present.map(exactly).filter((one) => one !== undefined)
  if (!first || rest.length + 1 < present.length) return undefined

  const sum = rest.reduce(plus, first)
  const mean = shared(sum, present.length)
  if (definition.kind === 'Average') return rounded(mean, 2, 'HalfUp')
  const of = definition.itemIds?.length ?? present.length
  if (of === present.length) return rounded(sum, mostDecimals, 'HalfUp')
  const count = exactly(of)
  return count && rounded(times(mean, count), 0, 'HalfUp')
}

const mostDecimals = 4

function pointsOf(element: Element, answer: Answer | undefined): number | undefined {
  return isBlank(answer) ? undefined : usableNumber(element, answer)
}

/** The score counted from the other end; nothing where the question has no two ends. */
function turned(element: Element, points: number): number | undefined {
  const { min, max } = countedEnds(element)
  return min === undefined || max === undefined ? undefined : max + min - points
}

function bandOf({ bands = [] }: ScoreDefinition, value: number): { readonly band?: string } {
  const band = bands.find(({ min, max }) => value >= min && value <= max)
  return band ? { band: band.label } : {}
}
