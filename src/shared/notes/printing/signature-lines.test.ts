import { expect, test } from 'vitest'
import { isLate } from './signature-lines.ts'

const due = '2026-03-06T12:00:00.000Z'

test('a note that its author signs after its time is a late entry; amending it later makes none of it', () => {
  const signed = (signedAt: string, amendment?: string) =>
    isLate({ role: 'Author', signedAt, ...(amendment !== undefined && { amendment }) }, due)
  expect(signed('2026-03-05T12:00:00.000Z')).toBe(false)
  expect(signed('2026-03-07T12:00:00.000Z')).toBe(true)
  expect(signed('2026-03-20T12:00:00.000Z', 'a1')).toBe(false)
  expect(isLate({ role: 'Supervisor', signedAt: '2026-03-07T12:00:00.000Z' }, due)).toBe(false)
})
