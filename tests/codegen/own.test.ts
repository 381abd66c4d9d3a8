import { expect, test } from 'vitest'
import { emitOwn } from '#codegen/emit/emit-own.ts'
import { emitShared } from '#codegen/emit/emit-shared.ts'
import { type Own, ownCondition, ownFunctions } from '#codegen/model/reading/own.ts'
import { sharedCondition, sharedFunctions } from '#codegen/model/reading/shared.ts'

const own: Own = {
  circle: 'ownOnly',
  rows: [{ type: 'Letter', sql: 'owner = any (mine)' }],
  parts: [{ type: 'Letter', list: 'pages', part: 'for', people: 'readers', person: 'who' }],
  changes: [{ type: 'Letter', fields: ['subject'] }],
  within: ['letter.answer'],
}

test('where nothing is said of what is one’s own, no policy asks for it and nothing is emitted', () => {
  expect(ownFunctions(undefined)).toEqual([])
  expect(ownCondition(undefined, { table: 'resource', row: 'id', columns: [] })).toBe('true')
  expect(emitOwn(undefined)).toEqual([])
})

test('a row that says nothing of a rule is nobody’s own, and the acts that look to it themselves read all', () => {
  const [sql = ''] = ownFunctions(own)
  expect(sql).toContain("case kind when 'Letter' then owner = any (mine) else false end")
  expect(sql).toContain("operation = any ('{letter.answer}')")
})

test('a table that keeps what a row says asks of the row itself, another one of the row of resource', () => {
  const whole = ownCondition(own, {
    table: 'resource',
    row: 'id',
    columns: ['type', 'owner_id', 'content'],
  })
  expect(whole).toContain('or goldthread_owns(type, owner_id, content))')
  const named = ownCondition(own, { table: 'outbox', row: 'resource_id', columns: ['type'] })
  expect(named).toContain('and resource.id = outbox.resource_id))')
  for (const condition of [whole, named])
    expect(condition).toMatch(/^\(type not in \('Letter'\) or strpos\(.+, 'ownOnly'\) = 0 or /)
})

test('the server and the screens have the types, the word and the parts', () => {
  const [file] = emitOwn(own)
  expect(file?.path).toBe('generated/permissions/own.ts')
  expect(file?.text).toContain("types: ['Letter']")
  expect(file?.text).toContain("circle: 'ownOnly'")
})

const shared = [
  {
    type: 'Letter',
    owner: 'writer',
    sql: 'owner = me',
    seeingAll: ['Manages'],
    changes: ['answers'],
    sharing: ['readers'],
  },
]

test('where nothing is said of what is shared, no policy asks for it and nothing is emitted', () => {
  expect(sharedFunctions([])).toEqual([])
  expect(sharedCondition([], { table: 'resource', row: 'id', columns: [] })).toBe('true')
  expect(emitShared([])).toEqual([])
})

test('what is shared is judged by the row as it says now, also of what it was and what is told of it', () => {
  const [sql = ''] = sharedFunctions(shared)
  expect(sql).toContain(
    "when 'Letter' then coalesce(circles && '{everyLabel,Manages}'::text[], false) or owner = me",
  )
  const place = { row: 'id', columns: ['type', 'owner_id', 'content'] }
  const whole = sharedCondition(shared, { ...place, table: 'resource' })
  expect(whole).toBe("(type not in ('Letter') or goldthread_shares(type, owner_id, content))")
  const history = sharedCondition(shared, { ...place, table: 'resource_history' })
  expect(history).toContain('and resource.id = resource_history.id))')
})

test('the server and the screens have the owner, who sees all, and what others change of what is shared', () => {
  const [file] = emitShared(shared)
  expect(file?.path).toBe('generated/permissions/shared.ts')
  for (const part of [
    "owner: 'writer'",
    "seeingAll: ['Manages']",
    "changes: ['answers']",
    "sharing: ['readers']",
  ])
    expect(file?.text).toContain(part)
})
