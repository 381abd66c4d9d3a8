import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openGenerator } from '#codegen/generate.ts'
import { writeFiles } from '#codegen/write/write-files.ts'
import { house, houseText } from './house-text.ts'

/** A copy of the house in which files may be written; what generator and compiler say of it. */
export type HouseCopy = {
  /** What the files say then: the generator's complaints, else the compiler's lines; nothing where all is well. */
  readonly saidWith: (files: Readonly<Record<string, string>>) => Promise<readonly string[]>
  readonly close: () => void
}

/** Copies the house without its tests. What the last files changed is as it was before the next ones are written. */
export function copyHouse(): HouseCopy {
  const root = mkdtempSync(join(tmpdir(), 'goldthread-recipes-'))
  for (const path of ['generated', 'schemas', 'src', 'package.json'])
    cpSync(join(house, path), join(root, path), { recursive: true })
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'))
  const { compilerOptions } = JSON.parse(houseText('tsconfig.json'))
  const settings = {
    compilerOptions: { ...compilerOptions, incremental: true, tsBuildInfoFile: 'house.tsbuildinfo' },
    include: ['generated', 'src'],
  }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings))

  const generator = openGenerator(root)
  let written: readonly string[] = []

  const saidWith = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const before = written
    for (const path of before) restore(root, path)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    written = Object.keys(files)
    const result = await generator.run(new Set([...before, ...written]))
    if (!result.ok)
      return result.complaints.map(({ file, line, what, fix }) => `${file}:${line} ${what} ${fix}`)
    writeFiles(root, result.files)
    return compiled(root)
  }
  return { saidWith, close: () => rmSync(root, { recursive: true, force: true }) }
}

function restore(root: string, path: string): void {
  rmSync(join(root, path), { force: true })
  try {
    cpSync(join(house, path), join(root, path))
  } catch {
    // The house has no such file: it was written for the recipe.
  }
}

function compiled(root: string): readonly string[] {
  const compiler = join(house, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line !== '')
}
