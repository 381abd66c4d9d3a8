import { describe, expect, test } from 'vitest'
import { convertUnit, unitMeant, writtenUnit } from './convert-unit.ts'
import { readMeasure, readObserved } from './read-measure.ts'
import { beyondLife, bodyMassIndex, standingOf, usualRange, vitalRange } from './vital-range.ts'
import { writtenQuantities } from './written-quantities.ts'

const one = (value: number, unit: string) => ({ kind: 'one', quantity: { value, unit } })

describe('a measure as it was typed', () => {
  test.each([
    ['180 lb', 'weight', one(180, '[lb_av]')],
    ['180', 'weight', one(180, '[lb_av]')],
    ['82.5kg', 'weight', one(82.5, 'kg')],
    ['82,5 kg', 'weight', one(82.5, 'kg')],
    ['5\'10"', 'height', one(70, '[in_i]')],
    ['5 ft 10 in', 'height', one(70, '[in_i]')],
    ['178 cm', 'height', one(178, 'cm')],
    ['98.6', 'temperature', one(98.6, '[degF]')],
    ['37 °C', 'temperature', one(37, 'Cel')],
    ['72', 'pulse', one(72, '/min')],
    ['72 bpm', 'pulse', one(72, '/min')],
    ['97 %', 'spo2', one(97, '%')],
    ['3', 'pain', one(3, '{score}')],
  ])('%s as %s', (text, code, measure) => {
    expect(readMeasure(text, code)).toEqual(measure)
  })

  test.each([
    ['95 mg/dL', { quantity: { value: 95, unit: 'mg/dL' } }],
    ['1,250', { quantity: { value: 1250 } }],
    ['-2.5', { quantity: { value: -2.5 } }],
    ['180 lbs', { quantity: { value: 180, unit: '[lb_av]' } }],
    ['negative', { text: 'negative' }],
    ['2 of 3', { quantity: { value: 2, unit: 'of 3' } }],
    ['120/80', { text: '120/80' }],
    ['2026-11-23', { text: '2026-11-23' }],
    ['10:30', { text: '10:30' }],
  ])('%s, of what is no vital sign', (text, value) => {
    expect(readObserved(text)).toEqual(value)
  })

  test('a blood pressure has two numbers, the greater first', () => {
    const quantity = (value: number) => ({ value, unit: 'mm[Hg]' })
    expect(readMeasure('120/80', 'bp')).toEqual({
      kind: 'pressure',
      systolic: quantity(120),
      diastolic: quantity(80),
    })
    expect(readMeasure('120 over 80 mmHg', 'bp')?.kind).toBe('pressure')
    expect(readMeasure('80/120', 'bp')).toBeUndefined()
  })

  test.each([
    ['heavy', 'weight'],
    ['180 cm', 'weight'],
    ['180 stone', 'weight'],
    ['5\'13"', 'height'],
    ['120', 'bp'],
    ['', 'pulse'],
  ])('%s is no %s', (text, code) => {
    expect(readMeasure(text, code)).toBeUndefined()
  })
})

describe('the range of a vital sign', () => {
  test('what no living person has is told in the unit of the value', () => {
    expect(beyondLife('height', { value: 170, unit: 'cm' })).toBeUndefined()
    expect(beyondLife('temperature', { value: 37, unit: 'Cel' })).toBeUndefined()
    expect(beyondLife('temperature', { value: 37, unit: '[degF]' })).toEqual({ side: 'least', limit: 85 })
    expect(beyondLife('weight', { value: 700, unit: 'kg' })).toEqual({ side: 'most', limit: 635 })
    expect(beyondLife('weight', { value: 1401 })).toEqual({ side: 'most', limit: 1400 })
    expect(beyondLife('nothing', { value: 1 })).toBeUndefined()
  })

  test('what lies beyond the usual is marked', () => {
    expect(standingOf('pulse', { value: 49, unit: '/min' })).toBe('Low')
    expect(standingOf('pulse', { value: 72, unit: '/min' })).toBe('Normal')
    expect(standingOf('temperature', { value: 38.5, unit: 'Cel' })).toBe('High')
    expect(standingOf('weight', { value: 180, unit: '[lb_av]' })).toBeUndefined()
    expect(usualRange('temperature', 'Cel')).toEqual({ low: 35.6, high: 38 })
    expect(vitalRange('weight')?.units[0]).toBe('[lb_av]')
  })

  test('the body mass index comes from weight and height in any unit', () => {
    expect(bodyMassIndex({ value: 180, unit: 'lb' }, { value: 70, unit: 'in' })).toBe(25.8)
    expect(bodyMassIndex({ value: 82, unit: 'kg' }, { value: 178, unit: 'cm' })).toBe(25.9)
    expect(bodyMassIndex({ value: 82, unit: 'kg' }, { value: 3, unit: '/min' })).toBeUndefined()
  })
})

test('units are converted among their own kind only', () => {
  expect(convertUnit(1, 'kg', '[lb_av]')).toBeCloseTo(2.2046, 3)
  expect(convertUnit(212, '[degF]', 'Cel')).toBeCloseTo(100, 6)
  expect(convertUnit(5, '/min', '/min')).toBe(5)
  expect(convertUnit(1, 'kg', 'cm')).toBeUndefined()
  expect(unitMeant('pounds')).toBe('[lb_av]')
  expect(unitMeant('toString')).toBeUndefined()
  expect(writtenUnit('[degF]')).toBe('°F')
  expect(writtenUnit('pounds')).toBe('lb')
})

test('measured numbers are written with their unit in words, a blood pressure as two with one unit', () => {
  expect(writtenQuantities([{ value: 198, unit: '[lb_av]' }])).toBe('198 lb')
  expect(writtenQuantities([{ value: 7, unit: '{score}' }])).toBe('7')
  const [upper, lower] = [
    { value: 128, unit: 'mm[Hg]' },
    { value: 82, unit: 'mm[Hg]' },
  ]
  expect(writtenQuantities([upper, lower])).toBe('128/82 mmHg')
  expect(writtenQuantities([upper, { value: 5, unit: 'kg' }])).toBe('128 mmHg, 5 kg')
})
