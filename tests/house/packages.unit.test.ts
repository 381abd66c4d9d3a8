import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type LockFile, type PackageFile, packageComplaints } from './packages.ts'

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const file: PackageFile = read('package.json')
const lock: LockFile = read('package-lock.json')

test('every package is pinned, held by its hash and bound to no address; none but two run a script when installed', () => {
  expect(packageComplaints(file, lock)).toEqual([])
  expect(Object.keys(file.allowScripts).length).toBeLessThanOrEqual(2)
})

test('a loose version, a missing hash, an address, a script and an override of nothing, put in on purpose, are found', () => {
  const loose = {
    ...file,
    devDependencies: { ...file.devDependencies, left: '^1.2.3' },
    overrides: { right: '1.0.0' },
  }
  const packages = {
    '': {},
    'node_modules/left': { integrity: 'sha512-x' },
    'node_modules/left/node_modules/@of/pad': { hasInstallScript: true, resolved: 'somewhere' },
  }
  expect(packageComplaints(loose, { packages })).toEqual([
    'left has no exact version',
    'right is overridden, but nothing brings it',
    '@of/pad is not held by its hash',
    '@of/pad is bound to an address',
    '@of/pad runs a script when it is installed',
  ])
})
