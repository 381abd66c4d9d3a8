import { expect, test } from 'vitest'
import { refuse } from './refuse.ts'
import { subStatuses } from './sub-status.ts'

test('a refusal names the one place and its reason, and is about what was asked unless it says otherwise', () => {
  const { statusChange } = subStatuses
  expect(
    refuse('/status', 'stores.no-change', { parameters: { to: 'Done' }, subStatus: statusChange }),
  ).toEqual({
    ok: false,
    failure: {
      kind: 'invalid',
      subStatus: 2001,
      findings: [
        { pointer: '/status', weight: 'blocks', message: 'stores.no-change', parameters: { to: 'Done' } },
      ],
    },
  })
})

test('what meets something else is a conflict, what cannot be read is malformed, each with its reason as its sentence', () => {
  const findings = [{ pointer: '', weight: 'blocks', message: 'http.bad-header' }]
  const { possibleDuplicate } = subStatuses
  expect(refuse('', 'http.bad-header', { kind: 'conflict', subStatus: possibleDuplicate })).toEqual({
    ok: false,
    failure: { kind: 'conflict', because: 'http.bad-header', subStatus: 2003, findings },
  })
  expect(refuse('', 'http.bad-header', { kind: 'malformed' })).toEqual({
    ok: false,
    failure: { kind: 'malformed', what: 'http.bad-header', findings },
  })
})
