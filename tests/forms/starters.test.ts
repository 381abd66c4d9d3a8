import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { type Imported, importFile } from '#shared/imports/import-questionnaire.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'

const folder = new URL('../../forms/', import.meta.url)

type Section = { readonly key: string; readonly elements: Definition['elements'] }

const starters = readdirSync(folder)
  .filter((key) => existsSync(new URL(`${key}/definition.json`, folder)))
  .map((key) => ({
    key,
    sections: (read(`${key}/definition.json`) as { sections: readonly Section[] }).sections,
  }))

const questionnaires = readdirSync(new URL('questionnaires/', folder)).filter((name) =>
  name.endsWith('.json'),
)

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
}

test.each(starters)(
  'the starter form $key may be published, and a filled copy of it is complete',
  ({ key, sections }) => {
    for (const section of sections) {
      const definition = definitionOf(section)
      expect(checkDefinition(definition), `${key} ${section.key}`).toEqual([])
      const form = compileForm(definition)
      const findings = validateAnswers(form, aFilledCopy(form, 7), { mode: 'final' }).filter(
        ({ weight }) => weight === 'blocks',
      )
      expect(findings, `${key} ${section.key}`).toEqual([])
    }
  },
)

test.each(questionnaires)('our own questionnaire %s is taken in whole: nothing of it is refused', (name) => {
  const [one] = imported(name)
  expect(one?.report.refused.filter(({ linkId }) => linkId !== undefined)).toEqual([])
  expect(checkDefinition(definitionOf(one?.body ?? { elements: [] }))).toEqual([])
})

test('PHQ-9 adds its nine answers up, and asks how difficult it was only when there was something', () => {
  const [phq9] = imported('phq-9.json')
  const form = compileForm(definitionOf(phq9?.body ?? { elements: [] }))
  const byLink = new Map([...form.nodes.values()].map(({ id, element }) => [element.codes?.[0]?.code, id]))
  const path = (link: string) => byLink.get(link) ?? ''
  const answers = openAnswers(form, {} as Answers, { newId: () => 'row' })
  expect(answers.get(path('phq9_total')).value).toBeUndefined()

  for (let item = 1; item <= 9; item += 1) answers.set(path(`phq9_${item}`), '0')
  expect(answers.get(path('phq9_total')).value).toBe(0)
  expect(answers.get(path('phq9_10')).visible).toBe(false)

  answers.set(path('phq9_2'), '3')
  answers.set(path('phq9_4'), '2')
  expect(answers.get(path('phq9_total')).value).toBe(5)
  expect(answers.get(path('phq9_10')).visible).toBe(true)
  expect(answers.validate('final')).toEqual([])
  expect(phq9?.body.licence).toBe('FreeWithNotice')
})

function imported(name: string): readonly Imported[] {
  const outcome = importFile(name, read(`questionnaires/${name}`))
  return outcome.ok ? outcome.value.filter((one) => 'body' in one) : []
}
