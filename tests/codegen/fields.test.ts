import { describe, expect, test } from 'vitest'
import { domainTypes, type TableType } from '#tests/support/domain-types.ts'
import { type Demand, demandsOf } from './fields/demands-of.ts'
import { type Difference, differencesOf } from './fields/differences.ts'
import { exceptions, inWords, renamed } from './fields/renamed.ts'
import { resourceSchemas, type Schema } from './fields/resource-schemas.ts'

const tables = domainTypes()
const schemas = resourceSchemas()
const names = new Map(Object.entries(renamed).map(([field, { name }]) => [field, name]))

describe.skipIf(!tables)('the tables of the domain and the schemas', () => {
  test('every type of the tables has its schema and every schema its table', () => {
    expect([...schemas.keys()].sort()).toEqual([...(tables ?? new Map()).keys()].sort())
  })

  test('every field is there, under its name or under another for a reason', () => {
    const { fields, missing } = compared(schemas)
    expect(fields).toBeGreaterThanOrEqual(1228)
    expect(missing).toEqual([])
  })

  test('every field is of its kind, as often as it should be, and marked as the table says, or differs for a reason', () => {
    const excused = new Set(exceptions.map(({ field, side }) => `${field} ${side}`))
    const { others } = compared(schemas)
    expect(others.filter(({ field, side }) => !excused.has(`${field} ${side}`))).toEqual([])
  })

  test('no reason stands for a difference that is gone', () => {
    const found = new Set(compared(schemas).others.map(({ field, side }) => `${field} ${side}`))
    expect(exceptions.filter(({ field, side }) => !found.has(`${field} ${side}`))).toEqual([])
    const wordless = demands().filter(({ kind }) => kind === undefined)
    expect(wordless).toEqual([])
  })

  test.each<[string, string, (field: Schema) => Schema | undefined, string]>([
    ['a field that was taken away', 'Consent.dateSigned', () => undefined, 'Consent.dateSigned'],
    ['another kind', 'CarePlan.title', (field) => ({ ...field, type: 'integer' }), 'kind'],
    ['another coded list', 'Coverage.type', (field) => ({ ...field, 'x-list': 'race' }), 'kind'],
    ['a reference that lost a target', 'Media.subject', onlyPatient, 'kind'],
    ['a list that became one', 'Allergy.reactions', (field) => field.items, 'list'],
    ['a lost mark', 'Channel.type', ({ 'x-immutable': _gone, ...field }) => field, 'flags'],
    ['a mark too many', 'Allergy.onset', (field) => ({ ...field, 'x-serverOwned': true }), 'flags'],
    ['another length', 'CarePlan.title', (field) => ({ ...field, maxLength: 5 }), 'bounds'],
  ])('the comparison notices %s', (_what, path, change, expected) => {
    const { missing, others } = compared(changed(path, change))
    const at = others.filter(({ field }) => field === path).map(({ side }) => String(side))
    expect([...missing, ...at]).toContain(expected)
  })
})

test.skipIf(tables)('the tables of the domain are not here: the fields were compared with nothing', () => {
  expect(schemas.size).toBe(76)
})

/** All demands of all tables, with the kinds that the tables only describe. */
function demands(): readonly (Demand & { readonly type: string })[] {
  return [...(tables ?? [])].flatMap(([type, table]) =>
    demandsOfType(type, table).map((each) => ({ ...each, type })),
  )
}

function demandsOfType(type: string, { fields }: TableType): readonly Demand[] {
  return demandsOf(fields).map((demand) => ({
    ...demand,
    kind: inWords[`${type}.${demand.name}`] ?? demand.kind,
  }))
}

function compared(all: ReadonlyMap<string, Schema>): {
  readonly fields: number
  readonly missing: readonly string[]
  readonly others: readonly Difference[]
} {
  const results = [...(tables ?? [])].map(([type, table]) =>
    differencesOf(type, {
      demands: demandsOfType(type, table),
      schema: all.get(type) ?? {},
      renamed: names,
    }),
  )
  return {
    fields: demands().length,
    missing: results.flatMap(({ missing }) => missing),
    others: results.flatMap(({ others }) => others),
  }
}

/** The schemas with one field changed, or taken away. */
function changed(path: string, change: (field: Schema) => Schema | undefined): ReadonlyMap<string, Schema> {
  const [type = '', name = ''] = path.split('.')
  const schema = schemas.get(type) ?? {}
  const { [name]: field = {}, ...others } = schema.properties ?? {}
  const next = change(field)
  const properties = next ? { ...others, [name]: next } : others
  return new Map([...schemas, [type, { ...schema, properties }]])
}

function onlyPatient(field: Schema): Schema {
  return { ...field, 'x-reference': { targets: ['Patient'] } }
}
