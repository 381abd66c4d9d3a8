import type { FormElement } from '#generated/types/elements.ts'
import { between, happens, pick, type Random } from '#server/demo/facts/random.ts'
import { lineFor, wordsFor } from '#server/demo/facts/words-for.ts'

/** Answers keyed by element id, as a clinician would leave them after an ordinary session. */
export type DemoAnswers = Readonly<Record<string, unknown>>

/** For making the demo's notes, answers to every required question and to most of the others; risk is answered with none. */
export function filledAnswers(random: Random, elements: readonly FormElement[]): DemoAnswers {
  const answers = elements
    .filter((element) => element.visibleWhen === undefined)
    .filter((element) => element.required === true || happens(random, 0.6))
    .map((element) => [element.id, answerTo(random, element)] as const)
    .filter(([, answer]) => answer !== undefined)
  return Object.fromEntries(answers)
}

function answerTo(random: Random, element: FormElement): unknown {
  switch (element.type) {
    case 'Text':
      return wordsFor(random, element.id)
    case 'String':
      return lineFor(random, element.id)
    case 'Choice':
      return chosen(random, element)
    case 'Integer':
    case 'Decimal':
      return between(random, 0, 8) + (element.validation?.min ?? 0)
    case 'Boolean':
      return false
    default:
      return undefined
  }
}

function chosen(random: Random, element: Extract<FormElement, { type: 'Choice' }>): unknown {
  const codes = (element.options ?? []).map((option) => option.code)
  const [first] = codes
  if (first === undefined) return undefined
  const code = element.id.endsWith('_risk') ? first : pick(random, codes)
  return element.multiple === true ? [code] : code
}
