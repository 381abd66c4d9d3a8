import type { Reference } from '#generated/types/reference.ts'
import type { Translations } from '#generated/types/translations.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { innerPlaces } from '#shared/forms/opening/inner-places.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { type Filled, filledOf } from './filled.ts'

/** On paper, the form that stands inside another one, in the version that is named; nothing while it is not known. */
export type InnerForms = (
  form: Reference,
) => (Definition & { readonly translations?: Translations | undefined }) | undefined

/** The questions of a form inside another one, the answers that count, what they score, and what was done about their alerts. */
export type InnerAnswers = {
  readonly filled: Filled
  readonly scores: readonly InnerResult[]
  readonly alerts: readonly InnerResult[]
}

/** What followed from answers: a score with what it came to and its band, or an alert with what was done. */
export type InnerResult = { readonly id: string; readonly name: string; readonly said: readonly string[] }

/** What was answered in a form inside another one; nothing where nothing was, or the form is not known. */
export function innerAnswers(
  element: Element,
  value: Answer | undefined,
  inner: InnerForms,
): InnerAnswers | undefined {
  if (!isRecord(value)) return undefined
  const [place] = innerPlaces({ elements: [element] }, { [element.id]: value })
  const definition = place && inner(place.form)
  if (!place || !definition) return undefined
  // A print adds no rows, so that nobody needs an id.
  const opened = openAnswers(compileForm(definition), place.answers, { newId: () => '', values: {} })
  return {
    filled: filledOf(opened),
    scores: element.type === 'Instrument' ? scoresIn(value) : [],
    alerts: element.type === 'Instrument' ? alertsIn(value) : [],
  }
}

function scoresIn({ scores }: Answers): readonly InnerResult[] {
  return listOf(scores)
    .filter(isRecord)
    .map(({ name, value, band }, at) => ({
      id: `score-${at + 1}`,
      name: wordsOf(name),
      said: [wordsOf(value), wordsOf(band)].filter((part) => part !== ''),
    }))
}

function alertsIn({ alerts }: Answers): readonly InnerResult[] {
  return listOf(alerts)
    .filter(isRecord)
    .map(({ message, action }, at) => ({
      id: `alert-${at + 1}`,
      name: wordsOf(message),
      said: [wordsOf(action)].filter((part) => part !== ''),
    }))
}

function wordsOf(answer: Answer | undefined): string {
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
}
