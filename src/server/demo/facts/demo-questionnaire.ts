import { readFileSync } from 'node:fs'
import type { Creates } from '#generated/types/resources.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'

const name = 'phq-9.json'

/** The questionnaire of the demo that patients have answered, taken in as staff would do it: the PHQ-9 of the product's own `forms/`. */
export function demoQuestionnaire(): Creates['Questionnaire'] {
  const url = new URL(`../../../../forms/questionnaires/${name}`, import.meta.url)
  const imported = importFile(name, JSON.parse(readFileSync(url, 'utf8')))
  const [first] = imported.ok ? imported.value : []
  if (!first || !('body' in first)) throw new Error(`${name} could not be taken in.`)
  return first.body
}

/** The answers to its nine questions, in their order, and then how difficult all of it makes life. */
export function demoAnswers(body: Creates['Questionnaire'], values: readonly number[]): Answers {
  const nodes = [...compileForm(definitionOf(body)).nodes.values()]
  const asked = nodes.filter(({ element }) => /^phq9_(?:[1-9]|10)$/.test(element.codes?.[0]?.code ?? ''))
  return Object.fromEntries(asked.map(({ id }, index) => [id, String(values[index] ?? 0)]))
}
