import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One file of the house as the compiler reads it. */
export type Source = { readonly path: string; readonly tree: ts.SourceFile }

/** The code within the folders, seen from `root`; the tests that stand beside it are left out. */
export function readSources(root: string, folders: readonly string[]): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))
      .toSorted()
      .map((path) => parse(`${folder}/${path}`, readFileSync(join(root, folder, path), 'utf8'))),
  )
}

/** A text as the file at that path. */
export function parse(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) }
}

/** A node and all within it, in the order of reading. */
export function nodesIn(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (each: ts.Node) => {
    nodes.push(each)
    each.forEachChild(visit)
  }
  visit(node)
  return nodes
}

/** The lines, counted from 1, on which the text of a node begins and ends. */
export function linesOf({ tree }: Source, node: ts.Node): { readonly first: number; readonly last: number } {
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1
  return { first: lineAt(node.getStart(tree)), last: lineAt(node.getEnd()) }
}

/** Where people find a node: the file and the line. */
export function placeOf(source: Source, node: ts.Node): string {
  return `${source.path}:${linesOf(source, node).first}`
}
