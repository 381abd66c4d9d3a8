import { expect, test } from 'vitest'
import { rowsIn, withoutRows } from './without-rows.ts'

const meta = { versionId: '1' }
const named = (resourceType: string, id: string) => ({ id, resourceType, display: `The name of ${id}` })
const row = (resourceType: string, id: string, more: object = {}) => ({
  ...named(resourceType, id),
  meta,
  ...more,
})
const ana = named('Patient', 'ana')
const stops = [
  { id: '1', patient: ana },
  { id: '2', patient: named('Patient', 'ben') },
]
const day = {
  itinerary: row('Itinerary', 'monday', { stops }),
  patients: [row('Patient', 'ana', { phone: '312' }), row('Patient', 'ben')],
  plans: [row('CarePlan', 'plan', { subject: ana })],
  readAt: '2026-11-30T08:00:00.000Z',
}
const isOf =
  (...ids: readonly string[]) =>
  ({ id }: { readonly id: string }) =>
    ids.includes(id)

test('of a day that is kept its visits, people and plans are known, and not those that are only named', () => {
  expect(rowsIn(day).map(({ type, id }) => `${type}/${id}`)).toEqual([
    ...['Itinerary/monday', 'Patient/ana', 'Patient/ben', 'CarePlan/plan'],
  ])
})

test('who is out of reach goes out of a kept day, with the name at the stop', () => {
  const left = withoutRows(day, isOf('ana', 'plan'))
  expect(left).toEqual({
    ...{ ...day, patients: [row('Patient', 'ben')], plans: [] },
    itinerary: {
      ...day.itinerary,
      stops: [{ id: '1', patient: { id: 'ana', resourceType: 'Patient' } }, stops[1]],
    },
  })
  expect(JSON.stringify(left)).not.toContain('The name of ana')
})

test('a record that is closed leaves nothing, nor does a day whose own record is', () => {
  expect(withoutRows(row('Note', 'closed', { text: 'Mood' }), isOf('closed'))).toBeUndefined()
  expect(withoutRows(day, isOf('monday'))).toBeUndefined()
})

test('lists within lists stay as they are', () => {
  const drawn = {
    strokes: [
      [
        [1, 2],
        [3, 4],
      ],
      [],
    ],
    people: [[row('Patient', 'ana')], [row('Patient', 'ben')]],
  }
  expect(withoutRows(drawn, isOf('cleo'))).toBe(drawn)
  expect(withoutRows(drawn, isOf('ana'))).toEqual({ ...drawn, people: [[], [row('Patient', 'ben')]] })
})

test('what has none of them stays the very same', () => {
  expect(withoutRows(day, isOf('cleo'))).toBe(day)
})
