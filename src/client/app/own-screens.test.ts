import { expect, test } from 'vitest'
import type { Feature, Replacement, Screen } from '#client/routing/feature.ts'
import { ownScreensOf } from '#client/routing/own-screens.tsx'
import { features } from './features.ts'

const screen = (path: `/${string}`): Screen => ({
  path,
  titleId: 'resources.screen.types',
  open: () => Promise.resolve(() => null),
})
const feature = (replaces: readonly Replacement[], screens: readonly Screen[]): Feature => ({
  id: 'places',
  screens,
  replaces,
})
const list = screen('/places')
const record = screen('/places/$id')

test('a type gets screens of its own by one entry, and its description stays', () => {
  const own = ownScreensOf([feature([{ type: 'Location', list, record }], [list, record])])
  expect(own.get('Location')).toEqual({ type: 'Location', list, record })
})

test('a type that does not exist does not compile', () => {
  // @ts-expect-error: there is no such type
  const wrong: Replacement = { type: 'Lokation', record }
  expect(wrong.record).toBe(record)
})

test('two screens for the same type, a screen of nobody and one without a record are mistakes', () => {
  const entry = feature([{ type: 'Location', record }], [record])
  expect(() => ownScreensOf([entry, entry])).toThrow('Location has two')
  expect(() => ownScreensOf([feature([{ type: 'Location', record }], [list])])).toThrow('is no screen of')
  expect(() => ownScreensOf([feature([{ type: 'Location', record: list }], [list])])).toThrow('does not say')
})

test('patients, notes, questionnaires and note definitions have screens of their own', () => {
  const own = ownScreensOf(features)
  const paths = [...own].map(([type, replacement]) => [type, replacement.record?.path])
  expect(Object.fromEntries(paths)).toMatchObject({
    Patient: '/patients/$id',
    Note: '/notes/$id',
    Questionnaire: '/build/questionnaires/$id',
    NoteDefinition: '/build/note-definitions/$id',
  })
})
