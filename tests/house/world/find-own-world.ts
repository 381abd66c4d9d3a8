import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = new URL('../../../', import.meta.url).pathname

/** What nobody asks for who could be handed it, by the object that gives it. */
const asked: { readonly [object: string]: readonly string[] } = {
  Date: ['now'],
  Math: ['random'],
  crypto: ['randomUUID'],
  Temporal: ['Now'],
}

/** The text of each file of the product by its path; tests bring a world of their own. */
export function readProduct(): ReadonlyMap<string, string> {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return new Map(
    paths
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => [`src/${path}`, readFileSync(join(root, 'src', path), 'utf8')]),
  )
}

/** Each place where a file takes the time, an id or chance by itself, as `path: what`. */
export function findOwnWorld(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files]
    .filter(([, text]) => /Date|random|Temporal/.test(text))
    .flatMap(([path, text]) => takenIn(path, text).map((what) => `${path}: ${what}`))
}

function takenIn(path: string, text: string): readonly string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const what = takenBy(node)
    if (what) found.push(what)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

function takenBy(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node)) return takenByNew(node)
  if (ts.isCallExpression(node) && isNamed(node.expression, 'Date')) return 'Date()'
  if (ts.isImportSpecifier(node)) return takenByImport(node)
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const object = nameOf(node.expression)
  return asked[object]?.includes(node.name.text) ? `${object}.${node.name.text}` : undefined
}

function takenByNew({ expression, arguments: given }: ts.NewExpression): string | undefined {
  return isNamed(expression, 'Date') && (given?.length ?? 0) === 0 ? 'new Date()' : undefined
}

function takenByImport({ name, propertyName }: ts.ImportSpecifier): string | undefined {
  return (propertyName ?? name).text === 'randomUUID' ? 'randomUUID' : undefined
}

function isNamed(node: ts.Node, name: string): boolean {
  return nameOf(node) === name
}

/** `Date` of `Date` and of `globalThis.Date`. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text
  return ts.isPropertyAccessExpression(node) ? node.name.text : ''
}
