import { Node, Project, SyntaxKind } from 'ts-morph'

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })

type Edit = { readonly from: number; readonly to: number; readonly text: string }

/**
 * The same declarations as plain JSON: every property and every list readonly at any depth, what may be anything `Json`, and
 * types instead of interfaces, because only a type is a JSON object to the compiler.
 */
export function plainText(text: string): string {
  const file = project.createSourceFile('declarations.ts', text, { overwrite: true })
  const edits: Edit[] = []
  file.forEachDescendant((node) => {
    edits.push(...editsOf(node))
  })
  return edits
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((whole, edit) => `${whole.slice(0, edit.from)}${edit.text}${whole.slice(edit.to)}`, text)
}

function editsOf(node: Node): readonly Edit[] {
  const from = node.getStart()
  if (Node.isInterfaceDeclaration(node)) {
    const name = node.getNameNode()
    return [{ from, to: name.getEnd(), text: `export type ${name.getText()} =` }]
  }
  if (node.getKind() === SyntaxKind.UnknownKeyword) return [{ from, to: node.getEnd(), text: 'Json' }]
  const isMember = Node.isPropertySignature(node) || Node.isIndexSignatureDeclaration(node)
  const isList = node.getKind() === SyntaxKind.ArrayType || node.getKind() === SyntaxKind.TupleType
  return isMember || isList ? [{ from, to: from, text: 'readonly ' }] : []
}

/** Indents by brackets, two blanks a level; comments do not count. */
export function indented(text: string): string {
  let depth = 0
  const lines = text.split('\n').map((raw) => {
    const line = raw.trim()
    if (line === '') return ''
    if (/^(\/\*\*|\*)/.test(line)) return `${'  '.repeat(depth)}${line.startsWith('*') ? ' ' : ''}${line}`
    const opened = (line.match(/[{([]/g) ?? []).length
    const closed = (line.match(/[})\]]/g) ?? []).length
    const leading = /^[})\]]+/.exec(line)?.[0].length ?? 0
    const own = `${'  '.repeat(Math.max(0, depth - leading))}${line}`
    depth = Math.max(0, depth + opened - closed)
    return own
  })
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, '/** $1 */')
}
