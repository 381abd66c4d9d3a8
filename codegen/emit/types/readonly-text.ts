import { Node, Project, SyntaxKind } from 'ts-morph'

const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })

/** The same declarations with every property and every list readonly, at any depth. */
export function readonlyText(text: string): string {
  const file = project.createSourceFile('declarations.ts', text, { overwrite: true })
  const inserts: number[] = []
  file.forEachDescendant((node) => {
    if (Node.isPropertySignature(node) || Node.isIndexSignatureDeclaration(node))
      inserts.push(node.getStart())
    if (node.getKind() === SyntaxKind.ArrayType || node.getKind() === SyntaxKind.TupleType)
      inserts.push(node.getStart())
  })
  return inserts
    .sort((one, other) => other - one)
    .reduce((whole, at) => `${whole.slice(0, at)}readonly ${whole.slice(at)}`, text)
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
