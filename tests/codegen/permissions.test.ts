import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { house } from './small-project.ts'
import domain from './specification/permissions.json' with { type: 'json' }

type GrantSet = {
  readonly key: string
  readonly name: string
  readonly group: string
  readonly flags: readonly string[]
  readonly permissions: readonly string[]
}
type Role = {
  readonly name: string
  readonly own?: boolean
  readonly fixed?: boolean
  readonly populationLevel: string
  readonly grantSets: readonly string[]
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(house, `schemas/permissions/${file}.json`), 'utf8'))
const flags: { readonly prefix: string; readonly groups: Readonly<Record<string, readonly string[]>> } =
  read('flags')
const grantSets: readonly GrantSet[] = read('grant-sets').grantSets
const roles: readonly Role[] = read('roles').roles

const verbs: Readonly<Record<string, string>> = { C: 'Create', R: 'Read', U: 'Update', D: 'Delete' }

/** `Patient:RU` → `Patient:Read`, `Patient:Update`. */
function permissionsIn(text: string): readonly string[] {
  return text.split(' ').flatMap((each) => {
    const [type = '', letters = ''] = each.split(':')
    return [...letters].map((letter) => `${type}:${verbs[letter]}`)
  })
}

/** `clinical/Scribe` → the full string of the flag. */
function flagsIn(text: string): readonly string[] {
  return text.split(' ').map((each) => {
    const [group, name] = each.split('/')
    return `${domain.flagPrefix}:contract-enum:${group}flags:${name}:Allow`
  })
}

/** What one side has and the other has not. */
function differences(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))]
}

describe('who may do what is as the domain says', () => {
  test.each(domain.grantSets)('the grant set $name: flags and permissions', ({ name, group, ...wanted }) => {
    const found = grantSets.find((each) => each.name === name)
    const permissions = wanted.permissions === '' ? [] : permissionsIn(wanted.permissions)

    expect(found?.group).toBe(group)
    expect(differences(found?.flags ?? [], flagsIn(wanted.flags))).toEqual([])
    expect(differences(found?.permissions ?? [], permissions)).toEqual([])
  })

  test.each(domain.roles)(
    'the role $name: its grant sets',
    ({ name, fixed, populationLevel, grantSets: wanted }) => {
      const found = roles.find((each) => each.name === name)
      const names = found?.grantSets.map((key) => grantSets.find((each) => each.key === key)?.name ?? key)

      expect(found?.fixed ?? false).toBe(fixed)
      expect(found?.own ? 'own compartment' : found?.populationLevel).toBe(populationLevel)
      expect(differences(names ?? [], wanted)).toEqual([])
    },
  )

  test('23 roles, 73 grant sets, none that is held without a flag, no flag that is in no grant set', () => {
    const every = Object.entries(flags.groups).flatMap(([group, names]) =>
      names.map((name) => `${flags.prefix}:contract-enum:${group}flags:${name}:Allow`),
    )

    expect(roles).toHaveLength(23)
    expect(grantSets).toHaveLength(73)
    expect(grantSets.filter((each) => each.flags.length === 0)).toEqual([])
    expect(differences(every, [...new Set(grantSets.flatMap((each) => each.flags))])).toEqual([])
  })

  test('a permission that is taken away, or added, is found', () => {
    const [first] = domain.grantSets
    const whole = permissionsIn(first?.permissions ?? '')

    expect(differences(whole.slice(1), whole)).toEqual([whole[0]])
    expect(differences([...whole, 'Patient:Steal'], whole)).toEqual(['Patient:Steal'])
  })
})
