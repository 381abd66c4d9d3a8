import { expect, test } from 'vitest'
import { failureOf, retryAfter } from './failure-of.ts'

const refusal = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  body,
  headers: new Headers(headers),
})

test('a stale version says which version is stored now', () => {
  const failure = failureOf(refusal(409, { title: 'Conflict', subStatus: 2002, versionId: '7' }))
  expect(failure).toMatchObject({ kind: 'conflict', subStatus: 2002, versionId: '7' })
})

test('a signed note is locked, not merely in conflict', () => {
  expect(failureOf(refusal(409, { subStatus: 2107 })).kind).toBe('locked')
})

test('the dialog for the curious gets the request id, the status and the body', () => {
  const failure = failureOf(refusal(500, 'plain words', { requestid: 'r-1' }))
  expect(failure.seen).toEqual({ status: 500, requestId: 'r-1', body: 'plain words' })
})

test('what does not fit is named by its place', () => {
  const failure = failureOf(
    refusal(422, { errors: [{ pointer: '/name', code: 'required', message: 'is missing' }] }),
  )
  expect(failure).toMatchObject({ kind: 'invalid', findings: [{ pointer: '/name', message: 'is missing' }] })
})

test('retry-after counts in seconds, and 100 ms where it is not said', () => {
  expect(retryAfter(new Headers({ 'retry-after': '2' }))).toBe(2_000)
  expect(retryAfter(new Headers())).toBe(100)
})
