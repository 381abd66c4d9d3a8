import ts from 'typescript'
import { linesOf, nodesIn, placeOf, type Source } from './source.ts'

/** The most casts outside the doors. */
export const mostCasts = 60

/** Files in which what comes from outside becomes a type: that is where a cast belongs. Each with what comes in. */
export const doors: Readonly<Record<string, string>> = {
  'src/client/api/make-send.ts': 'answers of the server',
  'src/client/definitions/drafting/with-fields.ts': 'fields of a definition as the engine has kept them',
  'src/client/api/ask-session.ts': 'answers of the session routes',
  'src/client/sync/device/device.ts': 'tables of the device',
  'src/client/sync/outbox/outbox.ts': 'records kept on the device',
  'src/client/sync/outbox/wanted-by.ts': 'records kept on the device',
  'src/server/accounts/factors/passkeys.ts': 'answers of passkeys',
  'src/server/definitions/packages/import-package.ts': 'definitions of a package',
  'src/server/database/audit/checkpoint-file.ts': 'lines of a checkpoint file',
  'src/server/database/audit/read-links.ts': 'events of the trail',
  'src/server/http/exchange/read-parameters.ts': 'addresses, queries and headers of a request',
  'src/server/http/routes/add-account-routes.ts': 'paths of a request',
  'src/server/stores/typed-row.ts': 'stored rows',
  'src/shared/forms/definition.ts': 'stored definitions and answers',
  'src/shared/forms/editing/cut-from.ts': 'stored definitions, brought together as JSON',
  'src/shared/forms/editing/references.ts': 'stored definitions, rewritten as JSON',
  'src/shared/patch/read-operations.ts': 'patches of a request',
  'src/shared/rules/judging/judge-item.ts': 'parameters of stored rules',
  'codegen/emit/operations/emit-openapi.ts': 'what an earlier run remembers',
  'codegen/load/memory.ts': 'what an earlier run remembers',
}

/** Every cast but `as const`; a check with `satisfies` is none. */
export function castsIn(source: Source): readonly ts.AssertionExpression[] {
  return nodesIn(source.tree)
    .filter((node) => ts.isAssertionExpression(node))
    .filter(({ type }) => !ts.isConstTypeReference(type))
}

/** The casts of these files outside the doors. */
export function castsOutsideDoors(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !(path in doors))
    .flatMap((source) => castsIn(source).map((node) => placeOf(source, node)))
}

/** Casts of casts, as by way of `unknown`: to these the compiler has already said no. */
export function doubleCasts(source: Source): readonly string[] {
  return castsIn(source)
    .filter(({ expression }) => ts.isAssertionExpression(withoutBrackets(expression)))
    .map((node) => `${placeOf(source, node)} is cast twice`)
}

/** Casts without a comment on the line of the cast, of its `as`, or on the line before one of the two. */
export function castsWithoutReason(source: Source): readonly string[] {
  const commented = commentLines(source)
  return castsIn(source).flatMap((node) => {
    const own = [linesOf(source, node).first, linesOf(source, node.type).first]
    const hasReason = own.some((line) => commented.has(line) || commented.has(line - 1))
    return hasReason ? [] : [`${placeOf(source, node)} is cast without a reason`]
  })
}

function withoutBrackets(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutBrackets(node.expression) : node
}

/** The last line of each comment. */
function commentLines({ tree }: Source): ReadonlySet<number> {
  const ranges = nodesIn(tree).flatMap((node) => [
    ...(ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(tree.text, node.getEnd()) ?? []),
  ])
  return new Set(ranges.map(({ end }) => tree.getLineAndCharacterOfPosition(end).line + 1))
}
