import ts from 'typescript'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { nodesIn, readSources, type Source } from '#tests/house/limits/source.ts'

/** A field that only the server writes: its type, its path, and what the schema itself says of who writes it. */
type OwnedField = { readonly type: string; readonly path: string; readonly isWrittenBySchema: boolean }

/** A file of the server: the words that it and those that import it use, and the names under which it puts values into things. */
type Writer = {
  readonly path: string
  readonly words: ReadonlySet<string>
  readonly puts: ReadonlySet<string>
}

const root = new URL('../../../', import.meta.url).pathname

/** Where a value is put in for every type alike: the name says what it is. */
const stamped: readonly string[] = ['time', 'at', 'since', 'by', 'addedBy', 'author']

/** Every field of every type that only the server writes; the trail has a table of its own. */
export function ownedFields(entries: readonly TypeEntry[] = Object.values(registry)): readonly OwnedField[] {
  return entries
    .filter(({ type }) => type !== 'AuditEvent')
    .flatMap((entry) =>
      [...entry.serverOwned.filter((name) => !always.includes(name)), ...entry.serverOwnedWithin].map(
        (path) => ({
          type: entry.type,
          path,
          isWrittenBySchema: isWrittenBySchema(entry, path),
        }),
      ),
    )
}

const always = ['id', 'meta', 'display']

/** Filled, rolled up, followed or stamped: said by the schema, done by the stores for all types (`rows/prepare-row.ts`). */
function isWrittenBySchema(entry: TypeEntry, path: string): boolean {
  const { filled, follows = {}, rolledUp = [], serverOwnedWithin, transitions, transitionsWithin } = entry
  const name = path.split('.').at(-1) ?? ''
  const content: readonly unknown[] = Object.values(entry.content ?? {})
  if (follows[path] !== undefined || content.includes(path) || isHistoryOfPart(transitionsWithin, path))
    return true
  if (serverOwnedWithin.includes(path)) return stamped.includes(name) || isOfStatusHistory(path)
  return (
    filled[path] !== undefined ||
    rolledUp.some(({ field }) => field === path) ||
    path === 'created' ||
    (path === 'statusHistory' && Object.keys(transitions).length > 0)
  )
}

/** The history of a part whose states are law. */
function isHistoryOfPart(tables: TypeEntry['transitionsWithin'] = {}, path: string): boolean {
  return Object.keys(tables).some((status) => status.replace(/[^.]+$/, 'statusHistory') === path)
}

function isOfStatusHistory(path: string): boolean {
  return path.split('.').includes('statusHistory') && !path.endsWith('statusHistory')
}

/** The files of the server and what it shares; the demo practice invents what it needs and counts for nothing. */
export function readWriters(): readonly Writer[] {
  const sources = readSources(root, ['src/server', 'src/shared'])
  return withImporters(sources.filter(({ path }) => !path.startsWith('src/server/demo/')).map(writerOf))
}

/** What a file writes without a word for whom, as a handler for every kind of definition, is said where it is imported. */
export function withImporters(writers: readonly (Writer & Importing)[]): readonly Writer[] {
  return writers.map((writer) => {
    const file = writer.path.split('/').at(-1) ?? ''
    const importing = writers.filter(({ imports }) => imports.has(file))
    return { ...writer, words: new Set([writer, ...importing].flatMap(({ words }) => [...words])) }
  })
}

/** The names of the files that a file imports. */
type Importing = { readonly imports: ReadonlySet<string> }

/** What a file names and what it puts into things; a fixed word, number or list is not a value that follows from anything. */
export function writerOf({ path, tree }: Source): Writer & Importing {
  const nodes = nodesIn(tree)
  const words = nodes.flatMap((node) =>
    ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text.split(/[^A-Za-z]+/) : [],
  )
  const imports = nodes.flatMap((node) =>
    ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)
      ? [node.moduleSpecifier.text.split('/').at(-1) ?? '']
      : [],
  )
  return { path, words: new Set(words), puts: new Set(nodes.flatMap(putBy)), imports: new Set(imports) }
}

function putBy(node: ts.Node): readonly string[] {
  if (ts.isShorthandPropertyAssignment(node)) return [node.name.text]
  if (!ts.isPropertyAssignment(node) || isFixed(node.initializer)) return []
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? [node.name.text] : []
}

function isFixed(value: ts.Expression): boolean {
  return (
    ts.isNumericLiteral(value) ||
    value.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isArrayLiteralExpression(value) && value.elements.length === 0)
  )
}

/** The fields that neither their schema nor a file of the server writes that speaks of their type, as `Type.path`. */
export function findUnwritten(fields: readonly OwnedField[], writers: readonly Writer[]): readonly string[] {
  return fields
    .filter(({ type, path, isWrittenBySchema: isWritten }) => {
      const name = path.split('.').at(-1) ?? ''
      return !isWritten && !writers.some(({ words, puts }) => puts.has(name) && words.has(type))
    })
    .map(({ type, path }) => `${type}.${path}`)
}
