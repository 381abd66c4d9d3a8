import { expect, test } from 'vitest'
import { addressOf, fieldsOfView, isShownBy, searchOfSaved } from './kept-view.ts'

const search = { view: 'month', people: 'all', colors: 'person', date: '2030-03-06', event: 'e1' }

test('a view comes back as it was saved, but for the date and what was open', () => {
  const saved = fieldsOfView(search)
  expect(searchOfSaved(saved)).toEqual({ view: 'month', people: 'all', colors: 'person' })
  expect(isShownBy(saved, { ...search, date: '2031-01-01' })).toBe(true)
  expect(isShownBy(saved, { ...search, view: 'agenda' })).toBe(false)
})

test('what it does not say is taken out of the address, and what no calendar knows is left out', () => {
  const address = addressOf({ filters: { calendar: { by: 'room', gone: 'x', lanes: 7 } } })
  expect(address).toMatchObject({ by: 'room', view: undefined, people: undefined, lanes: undefined })
  expect('gone' in address).toBe(false)
  expect(searchOfSaved({ filters: { where: [] } })).toEqual({})
})
