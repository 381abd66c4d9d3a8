import ts from 'typescript'
import { operations } from '#generated/operations/operations.ts'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { nodesIn, readSources, type Source } from '#tests/house/limits/source.ts'

const root = new URL('../../../', import.meta.url).pathname

/** The states that the server's code puts into a field, as `Type field state`. */
export function readStatesPut(): ReadonlySet<string> {
  const sources = readSources(root, ['src/server']).filter(({ path }) => !path.startsWith('src/server/demo/'))
  return new Set([...statesPut(sources), ...statesByActs(sources)])
}

/** What a note's way of signatures leads to by the acts that the server performs. */
function statesByActs(sources: readonly Source[]): readonly string[] {
  const calls = sources.flatMap(({ tree }) => nodesIn(tree).filter(ts.isCallExpression))
  const texts = calls
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === 'stateAfter')
    .flatMap((call) => nodesIn(call).flatMap((node) => (ts.isStringLiteral(node) ? [node.text] : [])))
  const states = Object.keys(registry.Note.transitions.signingState ?? {})
  const after = (from: string, act: string) => {
    const next = stateAfter(from as Parameters<typeof stateAfter>[0], act as Parameters<typeof stateAfter>[1])
    return next.ok ? [`Note signingState ${next.value}`] : []
  }
  return texts.flatMap((act) => states.filter((from) => from !== '(new)').flatMap((from) => after(from, act)))
}

/** Every text that stands in a value that is put under a name, by the types of which the file speaks. */
export function statesPut(sources: readonly Source[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap(({ tree }) => {
      const types = Object.keys(registry).filter((type) => new RegExp(`\\b${type}\\b`).test(tree.text))
      const puts = nodesIn(tree).filter(ts.isPropertyAssignment)
      const states = puts.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) ? textsIn(initializer).map((text) => `${name.text} ${text}`) : [],
      )
      return types.flatMap((type) => states.map((state) => `${type} ${state}`))
    }),
  )
}

function textsIn(node: ts.Node): readonly string[] {
  return nodesIn(node).flatMap((each) => (ts.isStringLiteral(each) ? [each.text] : []))
}

/**
 * The states of lifecycles that nobody and nothing can reach yet, as `Type.field: State`: a plain write makes every step that the
 * schema does not leave to something else, an act makes those that name it, and code makes what only the server writes.
 */
export function findUnreachable(
  put: ReadonlySet<string>,
  entries: readonly TypeEntry[] = Object.values(registry),
): readonly string[] {
  return entries.flatMap((entry) =>
    Object.entries({ ...entry.transitions, ...entry.transitionsWithin }).flatMap(([field, table]) => {
      const reached = reachedFrom(entry, { field, table, put })
      const states = Object.entries(table).flatMap(([from, next]) =>
        from === '(new)' ? next : [from, ...next],
      )
      return [...new Set(states)]
        .filter((state) => !reached.has(state))
        .map((state) => `${entry.type}.${field}: ${state}`)
    }),
  )
}

type Lifecycle = {
  readonly field: string
  readonly table: Readonly<Record<string, readonly string[]>>
  readonly put: ReadonlySet<string>
}

function reachedFrom(entry: TypeEntry, { field, table, put }: Lifecycle): ReadonlySet<string> {
  const isPut = (by: string | undefined) =>
    by === 'job' || (by === undefined && entry.serverOwned.includes(field))
  const reached = new Set<string>()
  const visit = (from: string): void => {
    for (const to of table[from] ?? []) {
      const by = entry.madeBy?.[field]?.[from]?.[to]
      const isMade = isPut(by)
        ? put.has(`${entry.type} ${field} ${to}`)
        : by === undefined || by in operations
      if (!isMade || reached.has(to)) continue
      reached.add(to)
      visit(to)
    }
  }
  visit('(new)')
  return reached
}
