import { expect, test } from 'vitest'
import { compareTables } from '#codegen/emit/tables/compare-tables.ts'
import type { Table } from '#codegen/model/table.ts'

const rooms: Table = {
  name: 'room',
  description: 'Rooms.',
  columns: [
    { name: 'practice_id', type: 'uuid', nullable: false },
    { name: 'name', type: 'text', nullable: true, collation: 'C' },
  ],
  constraints: [{ name: 'room_pkey', definition: 'primary key (practice_id)' }],
  indexes: [
    { name: 'room_name', columns: [{ column: 'practice_id' }, { column: 'name', descending: true }] },
  ],
  rowSecurity: true,
  policies: [{ name: 'visible', verb: 'select', using: 'true' }],
  grants: ['select'],
}

function sqlOf(change: Partial<Table>): string {
  return compareTables([rooms], [{ ...rooms, ...change }]).join('\n')
}

test('nothing changed, nothing to write', () => {
  expect(compareTables([rooms], [rooms])).toEqual([])
})

test('a new table comes with its indexes, its row policies and its rights', () => {
  const [sql = ''] = compareTables([], [rooms])
  expect(sql).toContain('create table room (\n  practice_id uuid not null,\n  name text collate "C",')
  expect(sql).toContain('create index room_name on room (practice_id, name desc);')
  expect(sql).toContain('alter table room enable row level security;')
  expect(sql).toContain('create policy visible on room for select using (true);')
  expect(sql).toContain('grant select on room to goldthread_app;')
})

test('a column that may be empty is added; one that may not is added empty and asks', () => {
  const size = { name: 'size', type: 'integer', nullable: true }
  expect(sqlOf({ columns: [...rooms.columns, size] })).toBe('alter table room add column size integer;')

  const demanding = sqlOf({ columns: [...rooms.columns, { ...size, nullable: false }] })
  expect(demanding).toContain('alter table room add column size integer;\n-- ASK:')
  expect(demanding).toContain('-- alter table room alter column size set not null;')
})

test('what could lose rows stands only as a question', () => {
  const everything = [
    ...compareTables([rooms], []),
    sqlOf({ columns: rooms.columns.slice(0, 1) }),
    sqlOf({ columns: [{ name: 'practice_id', type: 'text', nullable: false }, ...rooms.columns.slice(1)] }),
    sqlOf({ rowSecurity: false }),
  ].join('\n')
  expect(everything.split('\n').filter((line) => !line.startsWith('-- '))).toEqual([])
  expect(everything).toContain('drop table room;')
  expect(everything).toContain('drop column name;')
  expect(everything).toContain('type text;')
})

test('indexes, policies and rights follow what is wanted', () => {
  expect(sqlOf({ indexes: [] })).toBe('drop index room_name;')
  expect(sqlOf({ policies: [{ name: 'visible', verb: 'select', using: 'false' }] })).toBe(
    'drop policy visible on room;\ncreate policy visible on room for select using (false);',
  )
  expect(sqlOf({ grants: ['select', 'insert'] })).toBe('grant insert on room to goldthread_app;')
  expect(sqlOf({ grants: [] })).toBe('revoke select on room from goldthread_app;')
})
