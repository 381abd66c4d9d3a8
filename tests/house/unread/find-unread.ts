import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the schemas promise by name: choices of a practice and of a person, flags of permissions, keywords of our own. */
export type Promised = {
  readonly preferences: readonly string[]
  readonly flags: readonly string[]
  readonly keywords: readonly string[]
}

/** The texts in which a reader may stand: the product, the generator, and what schemas ask of each other. */
export type Readers = { readonly product: string; readonly generator: string; readonly schemas: string }

const root = new URL('../../../', import.meta.url).pathname

/** The names that nothing reads, each with its kind before it. A keyword is read by the generator and nobody else. */
export function findUnread(promised: Promised, { product, generator, schemas }: Readers): readonly string[] {
  return [
    ...promised.preferences.filter((name) => !stands(name, product)).map((name) => `preference ${name}`),
    ...promised.flags
      .filter((name) => !stands(name, product) && !stands(name, schemas))
      .map((name) => `flag ${name}`),
    ...promised.keywords.filter((name) => !generator.includes(`'${name}'`)).map((name) => `keyword ${name}`),
  ].toSorted()
}

/** What the schemas of this repository promise. */
export function readPromised(): Promised {
  const { groups } = readJson<{ groups: Readonly<Record<string, readonly string[]>> }>(
    'schemas/permissions/flags.json',
  )
  const all = textOf('schemas', /\.json$/)
  return {
    preferences: ['practice-preferences', 'personal-preferences'].flatMap((name) =>
      Object.keys(readJson<{ properties: object }>(`schemas/resources/${name}.json`).properties).filter(
        (field) => field !== 'owner',
      ),
    ),
    flags: Object.values(groups).flat(),
    keywords: [...new Set([...all.matchAll(/"(x-[A-Za-z]+)":/g)].map(([, name]) => name ?? ''))],
  }
}

/** Where this repository reads them; tests, texts for people and generated files read nothing. */
export function readReaders(): Readers {
  const folders = ['operations', 'resources', 'types', 'meta']
  return {
    product: textOf('src', /(?<!\.test)\.tsx?$/),
    generator: textOf('codegen', /\.ts$/),
    schemas: [
      ...folders.map((folder) => textOf(`schemas/${folder}`, /\.json$/)),
      textOf('schemas/permissions', /^labels\.json$/),
    ].join('\n'),
  }
}

function stands(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text)
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Value
}

/** All files of a folder whose names fit, comments taken out: who only speaks of a thing does not read it. */
function textOf(folder: string, fits: RegExp): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => fits.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
