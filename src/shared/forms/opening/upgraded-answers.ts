import { type Answer, type Answers, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { carriedKey } from '#shared/forms/carried.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { isMisshapen } from '#shared/forms/filling/is-misshapen.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { validateAnswers } from './validate-answers.ts'

/** Answers as another version of their form takes them, and the questions whose answers it does not take. */
export type UpgradedAnswers = {
  readonly answers: Answers
  /** How many questions keep their answers. */
  readonly kept: number
  /** Questions that are no longer asked. */
  readonly gone: readonly string[]
  /** Questions that are asked otherwise, so that the answer does not fit any more. */
  readonly unfit: readonly string[]
}

const parkedKey = '_parked'
const mostPasses = 5

/** Takes answers over into another version of their form. Nothing is guessed: what it does not ask, or asks otherwise, is named and left out. */
export function upgradedAnswers(to: Form, given: Answers, context: FormContext): UpgradedAnswers {
  const { [parkedKey]: parked, [carriedKey]: carried, ...own } = given
  const asked = ownKeys(own, to)
  const gone = Object.keys(own).filter((id) => !to.nodes.has(id) && !isBlank(own[id]))
  const { answers, unfit } = fitting(to, asked, context)
  const rest = {
    ...keptIn(parkedKey, parked, (id) => to.nodes.has(id)),
    ...keptIn(carriedKey, carried, (id) => Object.hasOwn(answers, id)),
  }
  const kept = Object.keys(answers).filter((id) => !isBlank(answers[id]) && !unfit.includes(id))
  return { answers: { ...answers, ...rest }, kept: kept.length, gone, unfit }
}

function ownKeys(answers: Answers, { nodes }: Form): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => nodes.has(id)))
}

/** What stands beside the answers, as far as it speaks of questions that are asked. */
function keptIn(key: string, value: Answer | undefined, isWanted: (id: string) => boolean): Answers {
  if (!isRecord(value)) return {}
  const kept = Object.entries(value).filter(([id]) => isWanted(id))
  return kept.length === 0 ? {} : { [key]: Object.fromEntries(kept) }
}

/** The answers without those parts that have another shape now; of a list only the column that is not asked is left out. */
function fitting(
  form: Form,
  given: Answers,
  context: FormContext,
): { readonly answers: Answers; readonly unfit: readonly string[] } {
  let answers = given
  const unfit = new Set<string>()
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const ways = validateAnswers(form, answers, { mode: 'draft', context })
      .filter(isMisshapen)
      .map(({ pointer }) => pointer.split('/').slice(1))
    if (ways.length === 0) break
    for (const way of ways) {
      const [id] = way
      if (id !== undefined) unfit.add(id)
      answers = recordOr(without(answers, pass < mostPasses - 1 ? way : way.slice(0, 1)))
    }
  }
  return { answers, unfit: [...unfit] }
}

function without(value: Answer, [step, ...rest]: readonly string[]): Answer {
  if (step === undefined) return value
  if (Array.isArray(value))
    return listOf(value).map((each, index) => {
      const isIt = `${index}` === step || (isRecord(each) && each._rowId === step)
      return isIt ? without(each, rest) : each
    })
  if (!isRecord(value)) return value
  const { [step]: inner, ...others } = value
  return rest.length === 0 || inner === undefined ? others : { ...value, [step]: without(inner, rest) }
}

function recordOr(value: Answer): Answers {
  return isRecord(value) ? value : {}
}
