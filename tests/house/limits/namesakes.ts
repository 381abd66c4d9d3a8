import ts from 'typescript'
import { exportsOf, isExported } from './exports-of.ts'
import type { Source } from './source.ts'

/** Words that no exported name uses, with the field's own word for each. */
export const unwantedWords: Readonly<Record<string, string>> = {
  desk: 'editor, client',
  ground: 'context, tables, rows',
  hands: 'client',
  journey: 'round trip, way',
  mend: 'fix',
  stage: 'state, mode, phase',
  told: 'described, reported',
}

/** Types and interfaces that two files of a side export under one name; what `shared` exports is on both sides. */
export function namesakes(sources: readonly Source[]): readonly string[] {
  const homes = new Map<string, readonly string[]>()
  for (const source of sources)
    for (const side of sidesOf(source))
      for (const name of typesOf(source)) {
        const key = `${name} on the side ${side}`
        homes.set(key, [...(homes.get(key) ?? []), source.path])
      }
  return [...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(([key, paths]) => `${key}: ${paths.join(', ')}`)
    .toSorted()
}

/** Exported names that use a word of the list, each with the words that the field has for it. */
export function dialect(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) =>
    exportsOf(source).flatMap((name) => {
      const word = wordsOf(name).find((each) => Object.hasOwn(unwantedWords, each))
      return word === undefined
        ? []
        : [`${source.path} exports ${name}; for ${word} say ${unwantedWords[word]}`]
    }),
  )
}

function sidesOf({ path }: Source): readonly string[] {
  const [top, side = ''] = path.split('/')
  if (top !== 'src') return [top ?? '']
  return side === 'shared' ? ['client', 'server'] : [side]
}

function typesOf({ tree }: Source): readonly string[] {
  return tree.statements.flatMap((statement) =>
    isExported(statement) && (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      ? [statement.name.text]
      : [],
  )
}

/** `openDemoClient` → open, demo, client. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)
}
