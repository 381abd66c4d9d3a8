import { expect, test } from 'vitest'
import { flags, grantSets, securityRoles } from '#generated/permissions/permissions.ts'
import { registry } from '#generated/tables/registry.ts'
import { flagName, granted, has, hasAll, hasFlag, holds, readPermission } from './granted.ts'

const reading = { name: 'Reading', flags: ['a'], permissions: ['Patient:Read'] }
const writing = { name: 'Writing', flags: ['b', 'c'], permissions: ['Patient:Update'] }

test('somebody with two roles may do what either of them may', () => {
  const rights = granted([reading, writing])
  expect([...rights].sort()).toEqual(['Patient:Read', 'Patient:Update', 'a', 'b', 'c'])
  expect(has(rights, 'Patient:Delete')).toBe(false)
})

test('a grant set with two flags is not held with one of them', () => {
  expect(holds(new Set(['b']), 'Writing', [reading, writing])).toBe(false)
  expect(holds(new Set(['b', 'c']), 'Writing', [reading, writing])).toBe(true)
})

test('nothing required is always allowed, several are needed together', () => {
  expect(hasAll(new Set(), [])).toBe(true)
  expect(hasAll(new Set(['a']), ['a', 'b'])).toBe(false)
})

test('an unknown grant set is a bug that names it', () => {
  expect(() => holds(new Set(), 'Cook', [reading])).toThrow('GrantSet Cook is not defined.')
})

test('each grant set has a flag of its own, each role has grant sets that exist', () => {
  expect(grantSets).toHaveLength(73)
  expect(securityRoles).toHaveLength(23)
  expect(grantSets.filter((grantSet) => grantSet.flags.length === 0)).toEqual([])
  const keys = grantSets.map(({ key }) => key)
  const strangers = securityRoles.flatMap((role) => role.grantSets.filter((key) => !keys.includes(key)))
  expect(strangers).toEqual([])
})

test('each permission names a verb, and each type of this build is named by some grant set', () => {
  const permissions = grantSets.flatMap((grantSet) => grantSet.permissions)
  expect(permissions.filter((permission) => !readPermission(permission))).toEqual([])
  const named = new Set(permissions.map((permission) => readPermission(permission)?.type))
  expect(Object.keys(registry).filter((type) => !named.has(type))).toEqual([])
})

test('a flag is known by its short name, and nobody holds one that no role gives', () => {
  expect(flagName('app', 'scheduler', 'ViewScheduler')).toBe(flags.ViewScheduler)
  expect(hasFlag(new Set([flags.ViewScheduler]), 'ViewScheduler')).toBe(true)
  expect(hasFlag(new Set([flags.ViewScheduler]), 'Scheduler')).toBe(false)
})
