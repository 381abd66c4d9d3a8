import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import { registry } from '#generated/tables/registry.ts'
import { ruleChecks } from '#shared/rules/judging/rule-checks.ts'
import { house } from './small-project.ts'
import codedLists from './specification/coded-lists.json' with { type: 'json' }
import domainEnumerations from './specification/enumerations.json' with { type: 'json' }
import {
  displayFormats,
  elementTypes,
  enumerations,
  resourceTypes,
  ruleKinds,
} from './specification/resource-types.ts'

type Json = {
  readonly title: string
  readonly enum?: readonly string[]
  readonly 'x-folder'?: string
  readonly items?: readonly { readonly code: string }[]
}

const schemasIn = (folder: string): readonly (Json & { readonly file: string })[] =>
  readdirSync(join(house, 'schemas', folder)).map((file) => ({
    ...JSON.parse(readFileSync(join(house, 'schemas', folder, file), 'utf8')),
    file: file.replace('.json', ''),
  }))
const titlesIn = (folder: string) => schemasIn(folder).map(({ title }) => title)

/** The values of an enumeration: its own, or the titles of the files in the folder that it names. */
function valuesOf({ enum: own = [], 'x-folder': folder }: Json): readonly string[] {
  return folder === undefined ? own : titlesIn(folder.replace('../', ''))
}

/** What is asked for and not there. */
function missing(wanted: readonly string[], present: readonly string[]): readonly string[] {
  return wanted.filter((each) => !present.includes(each))
}

/** The comparison first has to find a gap that was made on purpose, whichever entry it is. */
function expectAll(wanted: readonly string[], present: readonly string[]): void {
  for (const each of wanted)
    expect(
      missing(
        wanted,
        present.filter((one) => one !== each),
      ),
    ).toEqual([each])
  expect(missing(wanted, present)).toEqual([])
}

describe('what the specification names is there', () => {
  test('76 types of records, each as a schema and as a table', () => {
    expect(resourceTypes).toHaveLength(76)
    expectAll(resourceTypes, titlesIn('resources'))
    expectAll(resourceTypes, Object.keys(registry))
    expect(missing(titlesIn('resources'), resourceTypes)).toEqual([])
  })

  test('no type waits for later', () => {
    const pending = JSON.parse(readFileSync(join(house, 'schemas/meta/pending-types.json'), 'utf8'))
    expect(pending).toEqual([])
  })

  test('14 kinds of note rules, each with its check', () => {
    expect(ruleKinds).toHaveLength(14)
    expectAll(ruleKinds, titlesIn('rules'))
    expectAll(ruleKinds, Object.keys(ruleChecks))
    expect(schemasIn('rules')).toHaveLength(14)
  })

  test('every type of form element, in the enumeration too', () => {
    expectAll(elementTypes, titlesIn('elements'))
    expect(missing(titlesIn('elements'), elementTypes)).toEqual([])
    expect([...formElementTypes].sort()).toEqual([...elementTypes].sort())
  })

  test('the display formats', () => {
    const displays = schemasIn('enumerations').find(({ title }) => title === 'ElementDisplay')?.enum ?? []
    expectAll(displayFormats, displays)
  })

  const known = new Map(schemasIn('enumerations').map((schema) => [schema.title, valuesOf(schema)]))

  test.each(Object.entries(enumerations))('the enumeration %s, value for value', (name, values) => {
    expectAll(values, known.get(name) ?? [])
    expect(missing(known.get(name) ?? [], values)).toEqual([])
  })

  test.each(Object.entries(domainEnumerations))('the domain’s enumeration %s', (name, text) => {
    expectAll(text.split(' '), known.get(name) ?? [])
  })

  const lists = new Map(
    schemasIn('lists').map(({ file, items }) => [file, (items ?? []).map(({ code }) => code)]),
  )

  test.each(Object.entries(codedLists))('the coded list %s, item for item', (name, text) => {
    expectAll(text.split(' '), lists.get(name) ?? [])
  })
})
