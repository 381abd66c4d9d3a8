import { expect, test } from 'vitest'
import type { AuditRow } from '#server/stores/audit/insert-audit.ts'
import { RefusalSums } from './refusal-sums.ts'

function rowFrom(ip: string, operation = 'patient.list', status = 401): AuditRow {
  const nobody = { actorId: null, profileId: null, resourceId: null, versionId: null, patientId: null }
  const told = {
    practiceId: 'all',
    id: 'row',
    at: '2026-03-04T09:00:00.000Z',
    requestId: 'request',
    reason: null,
  }
  return { ...nobody, ...told, action: 'E', type: null, outcome: 'Denied', status, detail: { ip, operation } }
}

test('what was counted is written by itself after the time that was set', async () => {
  const written: AuditRow[] = []
  const sums = new RefusalSums({ write: async (row) => void written.push(row), every: 20 })
  for (let count = 0; count < 5; count += 1) await sums.note(rowFrom('203.0.113.7'))
  expect(written.map(({ detail }) => detail?.count)).toEqual([undefined])
  await expect.poll(() => written.map(({ detail }) => detail?.count)).toEqual([undefined, 4])
})

test('another status and another operation are kinds of their own, and so many of a kind may be asked for at once', async () => {
  const written: AuditRow[] = []
  const sums = new RefusalSums({ write: async (row) => void written.push(row) })
  await sums.note(rowFrom('203.0.113.7'))
  await sums.note(rowFrom('203.0.113.7', 'patient.read'))
  await sums.note(rowFrom('203.0.113.7', 'patient.list', 403))
  for (let count = 0; count < 9; count += 1) await sums.note(rowFrom('203.0.113.7', 'session.create'), 5)
  expect(written).toHaveLength(8)
  await sums.flush()
  expect(written.slice(8).map(({ detail }) => detail?.count)).toEqual([4])
})

test('what cannot be written now is counted on', async () => {
  const written: AuditRow[] = []
  let isBroken = false
  const write = async (row: AuditRow) => {
    if (isBroken) throw new Error('the database is away')
    written.push(row)
  }
  const sums = new RefusalSums({ write })
  for (let count = 0; count < 4; count += 1) await sums.note(rowFrom('203.0.113.7'))
  isBroken = true
  await sums.flush()
  await sums.note(rowFrom('203.0.113.7'))
  isBroken = false
  await sums.flush()
  expect(written.map(({ detail }) => detail?.count)).toEqual([undefined, 4])
})
