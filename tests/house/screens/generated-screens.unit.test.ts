import { expect, test } from 'vitest'
import { screenSummaries, screensOf } from '#generated/screens/all.ts'
import { structures } from '#generated/screens/structures.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { findBareScreens } from './find-bare-screens.ts'

const screens = await Promise.all(
  screenSummaries.map(async ({ type }) => ({
    name: type,
    elements: definitionOf((await screensOf[type]()).form).elements,
  })),
)
const found = findBareScreens(screens, structures)

test('no screen of the 76 types, and no panel of one, asks for JSON', () => {
  expect(screens).toHaveLength(76)
  expect(found.walked).toBeGreaterThan(150)
  expect(found.raw).toEqual([])
})

test('every question and every option has words in English and Spanish', () => {
  expect(found.wordless).toEqual([])
})

test('no screen is longer than three windows without groups that say where one is', () => {
  expect(found.endless).toEqual([])
})

test('the walk finds what is wrong with a type that was made for it', () => {
  const label = { labelId: 'field.Patient.birthDate' }
  const questions = Array.from(
    { length: 80 },
    (_, index): Element => ({ id: `q${index}`, type: 'String', ...label }),
  )
  const made = {
    name: 'Made',
    elements: [
      ...questions,
      { id: 'code', type: 'Text', display: 'Code', ...label },
      { id: 'lost', type: 'Text', structure: 'Made.lost', labelId: 'field.Made.lost' },
    ],
  } as const
  const group: Element = { id: 'group-1.section', type: 'Section', labelId: 'group.who' }
  const grouped = { name: 'Grouped', elements: [{ ...group, children: questions.slice(0, 20) }] }

  expect(findBareScreens([made, grouped], {})).toEqual({
    walked: 2,
    raw: ['Made.code', 'Made.lost'],
    wordless: ['Made.lost: field.Made.lost'],
    endless: ['Made: 4.0 windows'],
  })
})
