import { beforeAll, describe, expect, test } from 'vitest'
import { editDefinition } from '#client/resources/editing/edit-definition.ts'
import {
  buildRow,
  type FieldSource,
  type Recipe,
  remarksOf,
} from '#client/resources/exchange/import/converting/build-row.ts'
import {
  clockOf,
  dayOf,
  instantOf,
  orderIn,
} from '#client/resources/exchange/import/converting/date-order.ts'
import { guessMapping } from '#client/resources/exchange/import/converting/guess-mapping.ts'
import { type ImportField, importFields } from '#client/resources/exchange/import/converting/import-field.ts'
import { itemsOf, openLists } from '#client/resources/exchange/import/converting/open-lists.ts'
import { readTable } from '#client/resources/exchange/import/converting/read-table.ts'
import { converted, unfit } from '#client/resources/exchange/import/converting/remark.ts'
import { importIdOf, rowIdOf } from '#client/resources/exchange/import/converting/row-id-of.ts'
import { messages } from '#generated/messages/en.js'
import { screen as location } from '#generated/screens/location.ts'
import { screen as patient } from '#generated/screens/patient.ts'

const known = messages as unknown as Readonly<Record<string, unknown>>
const labels = (id: string) => (Object.hasOwn(known, id) ? String(known[id]) : id)
const bytes = (text: string) => new TextEncoder().encode(text)
const timezone = 'America/Chicago'

const fieldsOf = (description: typeof location) => importFields(editDefinition(description, 'new'), labels)
const patientFields = fieldsOf(patient as unknown as typeof location)
const locationFields = fieldsOf(location)

function recipe(fields: readonly ImportField[], headers: readonly string[], description = location): Recipe {
  const mapping = guessMapping(headers, fields)
  const sources = mapping.flatMap((key, column): readonly FieldSource[] => {
    const field = fields.find((each) => each.key === key)
    return field ? [{ field, column }] : []
  })
  return {
    definition: editDefinition(description, 'new'),
    fields,
    sources,
    width: headers.length,
    base: {},
    newId: () => 'row',
    conversion: {
      labels,
      locale: 'en',
      timezone,
      order: 'month-day',
      itemsOf,
      find: (types, text) =>
        Promise.resolve(
          text === 'House'
            ? converted({ id: '7', resourceType: types[0] ?? '' })
            : unfit('exchange.no-reference', { text }),
        ),
    },
  }
}

function sourcesOf({ fields }: Recipe, mapping: readonly (string | undefined)[]): readonly FieldSource[] {
  return mapping.flatMap((key, column) => {
    const field = fields.find((each) => each.key === key)
    return field ? [{ field, column }] : []
  })
}

beforeAll(() => openLists([...locationFields, ...patientFields]))

describe('the columns of a file', () => {
  test('are guessed from labels, paths and the headings of an export', () => {
    const headers = [
      'Id',
      'Name',
      'short name',
      'Status',
      'Status (code)',
      'Part of (id)',
      'address.city',
      'Contacts: Value',
      'Contacts 2: Value',
      'Nonsense',
    ]
    expect(guessMapping(headers, locationFields)).toEqual([
      undefined,
      'name',
      'shortName',
      undefined,
      'status',
      'partOf',
      'address.city',
      'contacts#1.value',
      'contacts#2.value',
      undefined,
    ])
    expect(guessMapping(['Family name', 'Given names', 'Birth date'], patientFields)).toEqual([
      'name.family',
      expect.stringContaining('name.given'),
      'birthDate',
    ])
  })
})

test('headings are known under their usual names, and a number without a kind is a phone', async () => {
  const headers = ['DOB', 'First name', 'Last name', 'Phone', 'E-mail', 'Gender', 'ZIP']
  const mapping = guessMapping(headers, patientFields, patient.headings)
  expect(mapping).toEqual([
    'birthDate',
    'name.given',
    'name.family',
    'contacts#1.value',
    'contacts#2.value',
    'gender',
    'addresses#1.postalCode',
  ])

  const made = recipe(patientFields, headers.slice(0, 6), patient as unknown as typeof location)
  const cells = ['4/12/1991', 'Maya', 'Rivera', '(217) 555-0143', 'maya@example.org', 'female']
  const { body, remarks } = await buildRow({ ...made, sources: sourcesOf(made, mapping) }, { line: 2, cells })
  expect(remarks).toEqual([])
  expect(body).toMatchObject({
    birthDate: '1991-04-12',
    contacts: [{ system: 'phone' }, { system: 'email', value: 'maya@example.org' }],
  })
})

describe('a line', () => {
  const headers = [
    'Name',
    'Kind',
    'Status',
    'Part of',
    'Time zone',
    'Bookable',
    'Capacity',
    'address.lines',
    'address.city',
    'Contacts: System',
    'Contacts: Value',
    'hours#1/weekday',
    'hours#1/start',
    'hours#1/end',
  ]
  const whole = [
    'Room 9',
    'room',
    'Active',
    'House',
    timezone,
    'yes',
    '1,200',
    'Main St 1; Floor 2',
    'Ames',
    'PHONE',
    '+15155550100',
    'monday',
    '8:00 am',
    '17:00',
  ]
  const row = (cells: readonly string[]) => ({ line: 2, cells })

  test('becomes a record: codes by label or code, references by name, lists by semicolons, objects and rows by parts', async () => {
    const { body, remarks } = await buildRow(recipe(locationFields, headers), row(whole))
    expect(remarks).toEqual([])
    expect(body).toMatchObject({
      name: 'Room 9',
      kind: 'Room',
      status: 'active',
      partOf: { id: '7', resourceType: 'Location' },
      bookable: true,
      capacity: 1200,
      address: { lines: ['Main St 1', 'Floor 2'], city: 'Ames' },
      contacts: [{ system: 'phone', value: '+15155550100' }],
      hours: [{ weekday: 'Monday', start: '08:00', end: '17:00' }],
    })
  })

  test('that does not fit says in which column and why, all of it at once', async () => {
    const wrong = whole.with(1, 'Palace').with(3, 'Nowhere').with(5, 'perhaps').with(6, 'many')
    const { body, remarks } = await buildRow(recipe(locationFields, headers), row(wrong))
    expect(body).toBeUndefined()
    expect(remarks.map(({ column, message }) => [column, message])).toEqual([
      [1, 'exchange.no-code'],
      [3, 'exchange.no-reference'],
      [5, 'exchange.no-boolean'],
      [6, 'exchange.no-number'],
    ])
  })

  test('with more cells than headings, or without a required value, is not taken silently', async () => {
    const long = await buildRow(recipe(locationFields, headers), row([...whole, 'more']))
    expect(long.remarks).toEqual([{ message: 'exchange.too-many-cells', parameters: { count: 1 } }])
    const missing = await buildRow(recipe(locationFields, headers), row(whole.with(0, '  ')))
    expect(missing.remarks).toMatchObject([{ column: 0, message: 'forms.required' }])
  })

  test('what the server says of it stands beside its column', () => {
    const made = recipe(locationFields, headers)
    const at = (pointer: string) =>
      remarksOf([{ pointer, weight: 'blocks', message: 'no' }], made, 'record')[0]
    expect(at('/hours/0/start')).toMatchObject({ column: 12 })
    expect(at('/contacts/0/value')).toMatchObject({ column: 10 })
    expect(at('/address')).toMatchObject({ column: expect.any(Number) })
    expect(at('/telehealthUrl')).toMatchObject({ field: 'Telehealth URL' })
    expect(at('')).toMatchObject({ message: 'no' })
  })
})

describe('days and times', () => {
  test.each([
    ['2026-11-24', 'month-day', '2026-11-24'],
    ['11/24/2026', 'month-day', '2026-11-24'],
    ['24/11/2026', 'day-month', '2026-11-24'],
    ['24.11.2026', 'month-day', '2026-11-24'],
  ] as const)('%s is a day (%s)', (text, order, day) => {
    expect(dayOf(text, order)).toEqual({ ok: true, value: day })
  })

  test.each(['24/11/2026', '2026-02-30', '2026-13-01', 'tomorrow', ''])('%s is none', (text) => {
    expect(dayOf(text, 'month-day').ok).toBe(false)
  })

  test('a time is read on the wall of the practice, and one that the clocks left out is refused', () => {
    const at = (text: string) => instantOf(text, { order: 'month-day', timezone })
    expect(at('2026-11-24 09:30')).toEqual({ ok: true, value: '2026-11-24T15:30:00.000Z' })
    expect(at('11/24/2026 9:30 PM')).toEqual({ ok: true, value: '2026-11-25T03:30:00.000Z' })
    expect(at('2026-11-24T09:30:00Z')).toEqual({ ok: true, value: '2026-11-24T09:30:00.000Z' })
    expect(at('2026-03-08 02:30')).toMatchObject({ ok: false, message: 'exchange.no-such-time' })
    expect(at('soon').ok).toBe(false)
    expect(clockOf('12:05 am')).toEqual({ ok: true, value: '00:05' })
    expect(clockOf('25:00').ok).toBe(false)
  })

  test('the file tells in which order its days are written', () => {
    expect(orderIn(['x', '01/02/2026', '25/12/2026'])).toBe('day-month')
    expect(orderIn(['12/25/2026'])).toBe('month-day')
    expect(orderIn(['01/02/2026'])).toBeUndefined()
  })
})

describe('an import', () => {
  test('of the same file is the same import, and each line makes one record', async () => {
    const one = await importIdOf(bytes('a,b'), ['riverbend', 'Location'])
    expect(await importIdOf(bytes('a,b'), ['riverbend', 'Location'])).toBe(one)
    expect(await importIdOf(bytes('a,b'), ['riverbend', 'Patient'])).not.toBe(one)
    expect(await importIdOf(bytes('a,c'), ['riverbend', 'Location'])).not.toBe(one)
    const ids = await Promise.all(Array.from({ length: 200 }, (_, line) => rowIdOf(one, line)))
    expect(new Set(ids).size).toBe(200)
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await rowIdOf(one, 5)).toBe(ids[5])
  })

  test('reads text by its separator, and says what cannot be read', async () => {
    expect(await readTable(bytes('Name;Kind\r\nRoom;x\r\n'))).toMatchObject({
      headers: ['Name', 'Kind'],
      rows: [{ line: 2, cells: ['Room', 'x'] }],
      text: { separator: ';', encoding: 'utf-8', hasOpenQuote: false },
    })
    expect(await readTable(bytes('Name\n'))).toEqual({ unreadable: 'exchange.file-empty' })
    expect(await readTable(bytes('PK\u0003\u0004 broken'))).toEqual({ unreadable: 'exchange.file-broken' })
    expect(await readTable(new Uint8Array([0x41, 0, 0, 0, 0x42, 1, 2, 3]))).toEqual({
      unreadable: 'exchange.file-broken',
    })
  })
})
