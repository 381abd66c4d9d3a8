import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { mainNames } from '#tests/house/tree/main-names.ts'

/** A file, and what it says of itself first. */
export type Question = { readonly path: string; readonly text: string }

/** Every file that can be asked for, and how many say nothing of themselves. */
export type Asked = { readonly questions: readonly Question[]; readonly silent: readonly string[] }

const tops = ['schemas', 'codegen', 'src', 'tests'] as const

/** An export with the comment right above it. */
const declaration =
  /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:async )?(?:const|function\*?|type|class|interface) (\w+)/gm

/** What every hand-written file of the tree says of itself: a schema by its description, code by its first doc comment. */
export function questionsOf(root: string): Asked {
  const told = tops
    .flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((name) => `${top}/${name}`),
    )
    .filter((path) => /\.(?:json|tsx?)$/.test(path))
    .toSorted()
    .map((path) => ({ path, text: firstWords(path, readFileSync(join(root, path), 'utf8')) }))
  return {
    questions: told.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    silent: told.flatMap(({ path, text }) => (text === undefined ? [path] : [])),
  }
}

/** So many files in an order that chance decides: `random` answers numbers from 0 up to 1. */
export function drawn(
  questions: readonly Question[],
  count: number,
  random: () => number,
): readonly Question[] {
  const left = [...questions]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

/** The first sentence of what a file says of itself, after a schema's title or the name of its main export; undefined where it says nothing. */
export function firstWords(path: string, text: string): string | undefined {
  if (/\.(?:test|wide|long)\.tsx?$/.test(path)) return undefined
  const said = path.endsWith('.json') ? descriptionOf(path, text) : commentOf(path, text)
  const sentence = said?.match(/^.+?(?:[.!?](?=\s|$)|$)/)?.[0].trim()
  return sentence === undefined || sentence === '' ? undefined : sentence
}

/** A schema by what it is and the name that its file has too: an operation by its id, all others by their title where it says the same. */
function descriptionOf(path: string, text: string): string | undefined {
  const { title = '', description, 'x-operation': operation } = Object(JSON.parse(text))
  if (typeof description !== 'string') return undefined
  const isTitle = mainNames(path, [title.replaceAll(' ', '-')]).length > 0
  return `${kindOf(path)}${operation?.id ?? (isTitle ? title : fileName(path))}: ${description}`
}

/** What a schema is, by the word that its folder has for many of them: `The enumeration `. */
function kindOf(path: string): string {
  const [top, folder = '', file] = path.split('/')
  if (top !== 'schemas' || file === undefined) return ''
  return `The ${folder.replace(/s$/, '')} `
}

/** The name that the file is called as (else those that share its words, its first three, or where nothing is exported its own), and what is said of it. */
function commentOf(path: string, text: string): string | undefined {
  const declared = [...text.matchAll(declaration)].map(([, comment, name = '']) => ({ comment, name }))
  const all = declared.map(({ name }) => name)
  const main = mainNames(path, all)
  const names = main.length > 0 ? main : all.slice(0, 3)
  const told = declared.find(({ comment, name }) => comment !== undefined && names.includes(name))
  const comment = all.length > 0 ? told?.comment : text.match(/^\/\*\*([\s\S]*?)\*\//m)?.[1]
  const said = comment
    ?.split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  const asked = `${names.join(', ') || fileName(path)}${path.endsWith('-query.ts') ? ' (SQL)' : ''}`
  return said === undefined ? undefined : `${asked}: ${said}`
}

function fileName(path: string): string {
  return basename(path).replace(/\..*$/, '')
}
