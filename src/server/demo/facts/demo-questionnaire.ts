import { readFileSync } from 'node:fs'
import type { Creates } from '#generated/types/resources.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'

const file = new URL('../../../../forms/phq-9/definition.json', import.meta.url)

/** The questionnaire of the demo that patients have answered: a copy of the product's own starter, with its scores and alerts. */
export function demoQuestionnaire(): Creates['Questionnaire'] {
  const { resourceType: _type, about: _about, ...body } = JSON.parse(readFileSync(file, 'utf8'))
  return { ...body, version: 1, status: 'Draft' }
}

/** The answers to its nine questions, in their order, and then how difficult all of it makes life. */
export function demoAnswers(body: Creates['Questionnaire'], values: readonly number[]): Answers {
  const asked = [...compileForm(definitionOf(body)).nodes.values()].filter(({ element }) => element.options)
  return Object.fromEntries(asked.map(({ id }, index) => [id, String(values[index] ?? 0)]))
}
