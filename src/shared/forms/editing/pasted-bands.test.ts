import { expect, test } from 'vitest'
import { bandsText, pastedBands, writtenBands } from './pasted-bands.ts'

test('bands stand one to a line, with a dash, a word or a point between their ends', () => {
  expect(
    pastedBands('0–4 Minimal\n5-9: Mild\n10 to 14 Moderate\n15–19 Moderately severe\n20–27 Severe'),
  ).toEqual([
    { min: 0, max: 4, label: 'Minimal', severity: 'Info' },
    { min: 5, max: 9, label: 'Mild', severity: 'Mild' },
    { min: 10, max: 14, label: 'Moderate', severity: 'Moderate' },
    { min: 15, max: 19, label: 'Moderately severe', severity: 'Severe' },
    { min: 20, max: 27, label: 'Severe', severity: 'Critical' },
  ])
})

test('or with dots between them, and of fewer bands the last is severe', () => {
  expect(pastedBands('0 None · 1–2 Low; 3–5 High')).toEqual([
    { min: 0, max: 0, label: 'None', severity: 'Info' },
    { min: 1, max: 2, label: 'Low', severity: 'Moderate' },
    { min: 3, max: 5, label: 'High', severity: 'Severe' },
  ])
})

test('what is no band is left out', () => {
  expect(pastedBands('Bands\n\nabout 5')).toEqual([])
})

test('how serious a band is stays as somebody has said it, while its words or its place stay', () => {
  const pasted = pastedBands('0–2 Low\n3–9 High')
  const before = pasted.with(0, { min: 0, max: 2, label: 'Low', severity: 'Critical' })
  const severities = (text: string) => writtenBands(before, text).map(({ severity }) => severity)
  const usual = pasted.map(({ severity }) => severity)
  expect(severities(bandsText(before))).toEqual(['Critical', usual[1]])
  expect(severities('0–2 Lower\n3–9 High')).toEqual(['Critical', usual[1]])
  expect(severities('0–2 Low\n3–5 High\n6–9 Higher')[0]).toBe('Critical')
  expect(severities('3–9 High')).toEqual(['Info'])
})
