import { expect, test } from 'vitest'
import { typedUpon } from './typed-answers.ts'

const begun = { name: 'Room 2', phone: '1', rows: [row('a', 'one'), row('b', 'two')] }

function row(id: string, text: string) {
  return { _rowId: id, text }
}

test('what was not touched is as it is stored now, what was typed stands, and what was emptied stays empty', () => {
  const stored = { name: 'Room 3', phone: '2', note: 'another hand' }
  const upon = (now: object) => typedUpon(stored, { begun, now: { ...begun, ...now } })
  expect(upon({})).toEqual(stored)
  expect(upon({ phone: '9' })).toEqual({ ...stored, phone: '9' })
  expect(upon({ phone: undefined })).toEqual({ name: 'Room 3', note: 'another hand' })
  expect(upon({ more: 'new' })).toEqual({ ...stored, more: 'new' })
})

test('rows that another hand added, changed or took away are as they are stored, unless they were typed in', () => {
  const stored = { rows: [row('a', 'changed by another'), row('c', 'added by another')] }
  const upon = (rows: readonly object[]) => typedUpon(stored, { begun, now: { ...begun, rows } as never })
  expect(upon([row('a', 'one'), row('b', 'two'), row('d', 'mine')]).rows).toEqual([
    row('a', 'changed by another'),
    row('d', 'mine'),
    row('c', 'added by another'),
  ])
  expect(upon([row('a', 'typed'), row('b', 'typed too')]).rows).toEqual([
    row('a', 'typed'),
    row('b', 'typed too'),
    row('c', 'added by another'),
  ])
  expect(upon([row('b', 'two')]).rows).toEqual([row('c', 'added by another')])
})
