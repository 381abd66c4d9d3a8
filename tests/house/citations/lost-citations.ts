import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** A place that sends its reader somewhere where nothing is. */
export type LostCitation = { readonly file: string; readonly line: number; readonly what: string }

const tops = ['schemas', 'codegen', 'forms', 'src', 'tests'] as const
const read: ReadonlySet<string> = new Set(['.ts', '.tsx', '.css', '.json', '.md'])

/** This room itself has to name what it looks for. */
const here = 'tests/house/citations/'

/** Words that only a document outside of the repository can explain. */
const outside: readonly {
  readonly pattern: RegExp
  readonly what: string
  /** A room that holds what the word names. */
  readonly whereItIs?: string
}[] = [
  { pattern: /§/g, what: 'names a section by a sign' },
  {
    pattern: /\b(?:AUT|AVL|INP|INT|ISO|SIG|SUP|WEB)-\d{1,2}\b/g,
    what: 'is a number of a list that is not here',
  },
  {
    pattern:
      /\b(?:coded-lists|database|demo practice|design|domain|form[- ]elements|house rules|note-rules|permissions|reliability|resources|specification|ux|workflows)(?:\.md)? \d+\.\d+\b/g,
    what: 'is a section of a document that is not here',
  },
  {
    pattern: /(?<!\/)\bspecification(?:'s)?\b/gi,
    what: 'is a document that is not here',
    whereItIs: 'tests/codegen/',
  },
]

/** A path from the root, a Markdown file by its name, and a heading or a name that must stand in it. */
const paths = /(?<![\w./-])(?:codegen|forms|generated|schemas|src|tests)\/[\w./-]*\.(?:css|json|md|tsx?)\b/g
const documents = /(?<![\w./<>*-])[\w./-]+\.md\b/g
const headings = /([\w./-]+\.md)`?, "([^"]+)"/g
const names = /`([\w-]+)` (?:in|of) `?((?:schemas|src)\/[\w./-]+\.\w+)/g

/** Every citation of the house that has no target. */
export function lostCitations(root: string): readonly LostCitation[] {
  const within = tops.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
  )
  return ['README.md', ...within.toSorted()]
    .filter((file) => read.has(extname(file)) && !file.startsWith(here))
    .flatMap((file) => lostIn(root, file, readFileSync(join(root, file), 'utf8')))
}

/** What one file cites without a target: in code what its comments say, and signs and numbers anywhere. */
export function lostIn(root: string, file: string, text: string): readonly LostCitation[] {
  const said = isCode(file) ? commentsOf(text) : text
  const there = (path: string) => existsSync(join(root, path))
  const found = [
    ...outside.flatMap(({ pattern, what, whereItIs }) =>
      whereItIs !== undefined && file.startsWith(whereItIs)
        ? []
        : [...text.matchAll(pattern)].map(({ index, 0: word }) => ({ index, what: `"${word}" ${what}` })),
    ),
    ...[...said.matchAll(paths)]
      .filter(([path]) => !there(path))
      .map(({ index, 0: path }) => ({ index, what: `there is no ${path}` })),
    ...[...said.matchAll(documents)]
      .filter(([path]) => !there(path) && !there(join(dirname(file), path)))
      .map(({ index, 0: path }) => ({ index, what: `there is no ${path}` })),
    ...[...said.matchAll(headings)]
      .filter(([, path = '', heading = '']) => there(path) && !hasHeading(contentOf(root, path), heading))
      .map(({ index, 1: path, 2: heading }) => ({ index, what: `${path} has no heading "${heading}"` })),
    ...[...said.matchAll(names)]
      .filter(([, name = '', path = '']) => there(path) && !contentOf(root, path).includes(name))
      .map(({ index, 1: name, 2: path }) => ({ index, what: `${path} has no ${name}` })),
  ]
  const lines = found.map(({ index, what }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    what,
  }))
  return lines.filter((one, at) => lines.findIndex((other) => sameAs(one, other)) === at)
}

function sameAs(one: LostCitation, other: LostCitation): boolean {
  return one.line === other.line && one.what === other.what
}

function isCode(file: string): boolean {
  return ['.ts', '.tsx', '.css'].includes(extname(file))
}

/** The comments alone, each where it stands, so that lines can be counted. */
function commentsOf(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  let at = 0
  const parts: string[] = []
  for (const { index, 0: comment } of text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/.*/g)) {
    parts.push(blank(text.slice(at, index)), comment)
    at = index + comment.length
  }
  return [...parts, blank(text.slice(at))].join('')
}

function contentOf(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function hasHeading(text: string, heading: string): boolean {
  return text.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
}
