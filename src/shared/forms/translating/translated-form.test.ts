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

const whole = {
  elements: [
    { id: 'agree', type: 'Consent', label: 'Consent', body: 'I agree to be treated.' },
    { id: 'read', type: 'Instructions', body: 'Read this first.' },
    { id: 'note', type: 'String', label: 'Note', placeholder: 'A few words' },
    { id: 'pain', type: 'Scale', label: 'Pain', minLabel: 'None', maxLabel: 'Worst' },
    {
      id: 'doses',
      type: 'Grid',
      label: 'Doses',
      columns: [{ id: 'when', type: 'Choice', label: 'When', options: [{ code: 'am', label: 'Morning' }] }],
      rows: [{ id: 'first', label: 'First medicine' }],
    },
  ] as readonly Element[],
}

test('statements, instructions, placeholders, ends of scales, columns and rows are open until somebody translates them, and are shown translated then', () => {
  const texts = textsToTranslate(whole, 'es')
  expect(texts.map(({ text }) => text)).toEqual([
    'Consent',
    'I agree to be treated.',
    'Read this first.',
    'Note',
    'A few words',
    'Pain',
    'None',
    'Worst',
    'Doses',
    'First medicine',
    'When',
    'Morning',
  ])
  expect(texts.every(({ translation }) => translation === undefined)).toBe(true)
  let translations = {}
  for (const text of texts)
    translations = withTranslation(translations, 'es', { ...text, text: `${text.text} (es)` })
  const spoken = { ...whole, translations }
  expect(textsToTranslate(spoken, 'es').map(({ translation }) => translation)).toEqual(
    texts.map(({ text }) => `${text} (es)`),
  )
  const again = { elements: translatedForm(spoken, 'es').elements }
  expect(textsToTranslate(again, 'es').map(({ text }) => text)).toEqual(
    texts.map(({ text }) => `${text} (es)`),
  )
  for (const text of texts) translations = withTranslation(translations, 'es', { ...text, text: '' })
  expect(textsToTranslate({ ...whole, translations }, 'es')).toEqual(texts)
})

test('instructions whose translation was kept as a label are still shown in it', () => {
  const older = { ...whole, translations: { es: { read: { label: 'Lea esto primero.' } } } }
  expect(translatedForm(older, 'es').elements[1]).toMatchObject({ body: 'Lea esto primero.' })
  expect(translatedForm(older, 'es').elements[1]).not.toHaveProperty('label')
})

test('the help of each option and what is said of a wrong form are translated like all other texts, in columns too', () => {
  const plan: Element = {
    ...{ id: 'plan', type: 'Choice', label: 'Plan' },
    options: [{ code: 'a', label: 'Basic', help: 'The cheapest' }, { code: 'b' }],
  }
  const member: Element = {
    ...{ id: 'member', type: 'String', label: 'Member' },
    validation: { pattern: '^\\d+$', patternMessage: 'Only digits' },
  }
  const list: Element = { id: 'list', type: 'Grid', columns: [member, plan] }
  const insured = { elements: [plan, member, list] }
  const texts = textsToTranslate(insured, 'es')
  const own = ['Plan', 'Basic', 'The cheapest', 'b', 'Member', 'Only digits']
  expect(texts.map(({ text }) => text)).toEqual([...own, ...own.slice(4), ...own.slice(0, 4)])
  let translations = {}
  for (const text of texts)
    translations = withTranslation(translations, 'es', { ...text, text: `${text.text} (es)` })
  const [inPlan, inMember, inList] = translatedForm({ ...insured, translations }, 'es').elements
  expect(inPlan?.options?.[0]).toEqual({ code: 'a', label: 'Basic (es)', help: 'The cheapest (es)' })
  expect(inMember?.validation).toEqual({ pattern: '^\\d+$', patternMessage: 'Only digits (es)' })
  expect(inList?.columns).toEqual([
    { ...member, label: 'Member (es)', validation: inMember?.validation },
    { ...plan, label: 'Plan (es)', options: inPlan?.options },
  ])
})
