/** What `package.json` says, as far as it is judged here. */
export type PackageFile = {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, unknown>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}

/** What `package-lock.json` says of each package; the first entry is the product itself. */
export type LockFile = { readonly packages: Readonly<Record<string, Locked>> }
type Locked = {
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
}

const exact = /^(npm:[^@]+(@[^@]+)?@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * What a poisoned package could use: a version that may move, a package that is not held by its hash, a script that runs at
 * the installation without being allowed, an address from which alone something is fetched; and an
 * override of what nobody brings.
 */
export function packageComplaints(file: PackageFile, lock: LockFile): readonly string[] {
  const brought = new Set(Object.keys(lock.packages).map(nameOf))
  const wanted = Object.entries({ ...file.dependencies, ...file.devDependencies })
  return [
    ...wanted.filter(([, version]) => !exact.test(version)).map(([name]) => `${name} has no exact version`),
    ...Object.keys(file.overrides)
      .filter((name) => !brought.has(name))
      .map((name) => `${name} is overridden, but nothing brings it`),
    ...Object.entries(lock.packages)
      .filter(([path]) => path !== '')
      .flatMap(([path, { integrity, resolved, hasInstallScript }]) => [
        ...(integrity ? [] : [`${nameOf(path)} is not held by its hash`]),
        ...(resolved ? [`${nameOf(path)} is bound to an address`] : []),
        ...(hasInstallScript && !file.allowScripts[nameOf(path)]
          ? [`${nameOf(path)} runs a script when it is installed`]
          : []),
      ]),
  ]
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
