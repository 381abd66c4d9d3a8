import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal, nameOrText } from '#codegen/emit/text/literal.ts'
import { camel } from '#codegen/load/words.ts'
import type { CodedList } from '#codegen/model/coded-list.ts'

/** One file per coded list with its items, and a map of all that loads each when it is asked for. */
export function emitLists(lists: readonly CodedList[]): readonly Emitted[] {
  return [
    ...lists.map(oneList),
    { path: 'generated/lists/coded-list.ts', from: 'schemas/meta/list.json', text: shape },
    { path: 'generated/lists/all.ts', from: 'schemas/lists', text: allLists(lists) },
  ]
}

const shape = `export type CodedListItem = {
  readonly code: string
  readonly display: string
  /** The display in Spanish, where it differs by language. */
  readonly spanish?: string
  readonly active?: boolean
  readonly default?: boolean
  readonly allowText?: boolean
  readonly parent?: string
  readonly mappings?: readonly { readonly system: string; readonly code: string }[]
  readonly props?: Readonly<Record<string, unknown>>
}

export type CodedList = {
  readonly name: string
  readonly title: string
  readonly spanishTitle?: string
  readonly description: string
  readonly locked: boolean
  /** Codes beside the items are accepted: these are a short choice out of a larger code system. */
  readonly open: boolean
  readonly system?: string
  /** The form that a code of an open list must have, and a code that has it. */
  readonly pattern?: string
  readonly sample?: string
  readonly items: readonly CodedListItem[]
}`

function oneList({ path, ...list }: CodedList): Emitted {
  const text = `import type { CodedList } from './coded-list.ts'\n\nexport const ${camel(list.name)}: CodedList = ${literal(list)}`
  return { path: `generated/lists/${list.name}.ts`, from: path, text }
}

function allLists(lists: readonly CodedList[]): string {
  const entries = lists.map(
    ({ name }) => `  ${nameOrText(name)}: () => import('./${name}.ts').then((file) => file.${camel(name)}),`,
  )
  return `import type { CodedList } from './coded-list.ts'

/** Each list by its name, loaded when it is asked for. */
export const codedLists = {
${entries.join('\n')}
} satisfies Readonly<Record<string, () => Promise<CodedList>>>

export type CodedListName = keyof typeof codedLists`
}
