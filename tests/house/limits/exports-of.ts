import ts from 'typescript'
import type { Source } from './source.ts'

/** The names that a file exports by a declaration, in the order in which they stand. */
export function exportsOf({ tree }: Source): readonly string[] {
  return tree.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(tree))
    const isNamed =
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement)
    return isNamed && statement.name ? [statement.name.text] : []
  })
}

/** True for a declaration that other files may import. */
export function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}
