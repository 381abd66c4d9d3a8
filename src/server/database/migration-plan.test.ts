import { expect, test } from 'vitest'
import type { Catalogue, Entry } from './catalogue.ts'
import { planMigration } from './migration-plan.ts'

const room: Catalogue = [
  { kind: 'table', table: 'room', name: 'room', definition: 'table' },
  { kind: 'column', table: 'room', name: 'id', definition: 'uuid not null' },
  {
    kind: 'index',
    table: 'room',
    name: 'room_id',
    definition: 'CREATE INDEX room_id ON public.room USING btree (id)',
  },
  { kind: 'right', table: 'room', name: 'goldthread_app select', definition: 'granted' },
]
const floor: Entry = { kind: 'column', table: 'room', name: 'floor', definition: 'integer' }

test('equal tables need no migration', () => {
  expect(planMigration(room, room)).toEqual([])
})

test('a new table comes whole, with its index and its rights', () => {
  expect(planMigration([], [...room, floor])).toEqual([
    'create table room (\n  id uuid not null,\n  floor integer\n);',
    'CREATE INDEX room_id ON room USING btree (id);',
    'grant select on room to goldthread_app;',
  ])
})

test('a new column is added, one that goes is left to a person', () => {
  expect(planMigration(room, [...room, floor])).toEqual(['alter table room add column floor integer;'])
  expect(planMigration([...room, floor], room)).toEqual([
    '-- loses data: alter table room drop column floor;',
  ])
})

test('another type of a column is left to a person, another index is made anew', () => {
  const [table, id, index, right] = room as [Entry, Entry, Entry, Entry]
  const unique = { ...index, definition: 'CREATE UNIQUE INDEX room_id ON public.room USING btree (id)' }
  expect(planMigration(room, [table, { ...id, definition: 'bigint not null' }, unique, right])).toEqual([
    '-- to be written by hand: room.id becomes bigint not null',
    'drop index room_id;',
    'CREATE UNIQUE INDEX room_id ON room USING btree (id);',
  ])
})
