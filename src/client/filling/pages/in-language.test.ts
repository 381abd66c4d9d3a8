import { expect, test } from 'vitest'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { inLanguage, languagesOf } from './in-language.ts'

// What the functions look at; the rest of a questionnaire is of no matter here.
const questionnaire = {
  language: { code: 'en', display: 'English' },
  elements: [
    {
      id: 'home',
      type: 'Section',
      label: 'Home',
      children: [
        { id: 'mood', type: 'Choice', label: 'Mood', options: [{ code: 'low', label: 'Low' }] },
        { id: 'more', type: 'Text', label: 'More' },
      ],
    },
  ],
  translations: { es: { mood: { label: 'Ánimo', options: { low: 'Bajo' } } } },
} as unknown as Questionnaire

test('a questionnaire is filled in each language that it has words of, its own first', () => {
  expect(languagesOf(questionnaire)).toEqual(['en', 'es'])
})

test('what is translated is said in the other language, and the rest stays as it is', () => {
  const [section] = inLanguage(questionnaire, 'es').elements
  expect(section).toMatchObject({
    label: 'Home',
    children: [{ label: 'Ánimo', options: [{ code: 'low', label: 'Bajo' }] }, { label: 'More' }],
  })
  expect(inLanguage(questionnaire, 'en').elements).toBe(questionnaire.elements)
})
