import { expect, test } from 'vitest'
import type { Element } from '#shared/forms/definition.ts'
import { textsToTranslate, translatedForm, withTranslation } from './translated-form.ts'

const mood: Element = {
  id: 'mood',
  type: 'Choice',
  label: 'Mood',
  help: 'Today',
  options: [
    { code: 'calm', label: 'Calm' },
    { code: 'low', label: 'Low' },
  ],
}
const form = {
  elements: [{ id: 'about', type: 'Section', label: 'About you', children: [mood] } satisfies Element],
  translations: { es: { mood: { label: 'Ánimo', options: { calm: 'Tranquilo' } } } },
}

test('a form is read in another language, and what is not translated stays as it is', () => {
  const [section] = translatedForm(form, 'es').elements
  expect(section?.label).toBe('About you')
  expect(section?.children?.[0]).toMatchObject({ label: 'Ánimo', help: 'Today' })
  expect(section?.children?.[0]?.options?.map(({ label }) => label)).toEqual(['Tranquilo', 'Low'])
  expect(translatedForm(form, 'fr')).toBe(form)
})

test('every text stands in the table with its translation, in the order of the form', () => {
  expect(textsToTranslate(form, 'es').map(({ text, translation }) => [text, translation])).toEqual([
    ['About you', undefined],
    ['Mood', 'Ánimo'],
    ['Today', undefined],
    ['Calm', 'Tranquilo'],
    ['Low', undefined],
  ])
})

test('a text is translated, and an empty translation is none', () => {
  const low = { elementId: 'mood', field: 'option', code: 'low' } as const
  const once = withTranslation(form.translations, 'es', { ...low, text: 'Bajo' })
  expect(once.es?.mood).toEqual({ label: 'Ánimo', options: { calm: 'Tranquilo', low: 'Bajo' } })
  expect(withTranslation(once, 'es', { ...low, text: '' })).toEqual(form.translations)
  expect(withTranslation({}, 'fr', { elementId: 'mood', field: 'help', text: "Aujourd'hui" })).toEqual({
    fr: { mood: { help: "Aujourd'hui" } },
  })
})
