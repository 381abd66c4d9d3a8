import type { ClientPart } from '#client/client-parts.ts'

/** What a person fetches before the first screen stands: the page, its words, signing in, the shell and Today. */
const firstScreen: readonly string[] = [
  'src/client/index.html',
  'generated/messages/en.js?part=first',
  'src/client/accounts/sign-in-screen.tsx',
  'src/client/app/frame/signed-in-application.tsx',
  'src/client/today/today-screen.tsx',
]

/** The most that the script of the first screen may weigh, packed. */
export const mostBytes = 220_000
/** In so many files at most: each is a request. */
export const mostFiles = 24

/** Generated for one type or one list: nobody may have to fetch these before that type is opened. */
const perType = /^generated\/(screens|validators|lists|builders|tables)\/(?!all\.ts)/

/** What a browser's bundle weighs, and what in it breaks the house's law. */
export type BundleReport = {
  readonly scriptBytes: number
  readonly styleBytes: number
  /** Files of the first screen with their packed bytes, heaviest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[]
  readonly complaints: readonly string[]
}

/** Weighs the first screen and looks for what should come later; `types` are the names of the types' screens, `bytesOf` packs a file. */
export function reportBundle(
  parts: readonly ClientPart[],
  types: readonly string[],
  bytesOf: (file: string) => number,
): BundleReport {
  const first = closure(parts, rootsOf(parts))
  const scripts = first.map(({ file }) => ({ file, bytes: bytesOf(file) }))
  const styles = [...new Set(first.flatMap((part) => part.styles))]
  const scriptBytes = sum(scripts.map(({ bytes }) => bytes))
  return {
    scriptBytes,
    styleBytes: sum(styles.map(bytesOf)),
    files: scripts.toSorted((one, other) => other.bytes - one.bytes),
    complaints: [
      ...missingRoots(parts),
      ...(scriptBytes > mostBytes
        ? [`The first screen's script weighs ${scriptBytes} bytes; ${mostBytes} are allowed.`]
        : []),
      ...(scripts.length > mostFiles
        ? [
            `The first screen comes in ${scripts.length} files of script; ${mostFiles} are allowed. Join what it shares with other screens, in src/client/first-groups.ts.`,
          ]
        : []),
      ...first.flatMap((part) => tooEarly(parts, part)),
      ...types.flatMap((type) => notAlone(parts, type)),
    ],
  }
}

function rootsOf(parts: readonly ClientPart[]): readonly ClientPart[] {
  return parts.filter(({ for: made }) => made !== undefined && firstScreen.includes(made))
}

function missingRoots(parts: readonly ClientPart[]): readonly string[] {
  const made = new Set(parts.map((part) => part.for))
  return firstScreen
    .filter((each) => !made.has(each))
    .map(
      (each) =>
        `${each} belongs to the first screen and is no part of the build: fix the list in bundle-report.ts.`,
    )
}

/** What is fetched with these parts, since it is imported at once. */
function closure(parts: readonly ClientPart[], roots: readonly ClientPart[]): readonly ClientPart[] {
  const byFile = new Map(parts.map((part) => [part.file, part]))
  const found = new Set<ClientPart>()
  const add = (part: ClientPart | undefined): void => {
    if (!part || found.has(part)) return
    found.add(part)
    for (const file of part.imports) add(byFile.get(file))
  }
  roots.forEach(add)
  return [...found]
}

function tooEarly(parts: readonly ClientPart[], part: ClientPart): readonly string[] {
  const early = Object.keys(part.modules).filter((module) => perType.test(module))
  const by = parts.filter(({ imports }) => imports.includes(part.file)).map(({ file }) => file)
  return early.map(
    (module) =>
      `${module} comes with the first screen, in ${part.file}${by.length > 0 ? ` (imported by ${by.join(', ')})` : ''}.`,
  )
}

/** A type's screen is a part of its own, so that it is fetched when it is opened and nothing else is fetched with it. */
function notAlone(parts: readonly ClientPart[], type: string): readonly string[] {
  const module = `generated/screens/${type}.ts`
  const holders = parts.filter(({ modules }) => module in modules)
  const isAlone = holders.length === 1 && Object.keys(holders[0]?.modules ?? {}).length === 1
  return isAlone
    ? []
    : [`${module} is not a part of its own: ${holders.map(({ file }) => file).join(', ') || 'nowhere'}.`]
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0)
}
