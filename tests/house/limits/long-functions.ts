import ts from 'typescript'
import { linesOf, nodesIn, placeOf, type Source } from './source.ts'

/** The most lines of a function, of one that draws, and the most parameters of any. */
export const mostOf = { lines: 60, linesOfView: 80, parameters: 3 } as const

/** Functions that are too long, from the first word to the last brace; blank lines and comments count. */
export function longFunctions(source: Source): readonly string[] {
  return nodesIn(source.tree).flatMap((node) => {
    if (!hasBody(node)) return []
    const { first, last } = linesOf(source, node)
    const lines = last - first + 1
    const most = draws(source, node) ? mostOf.linesOfView : mostOf.lines
    return lines > most ? [`${placeOf(source, node)} ${nameOf(source, node)} has ${lines} lines`] : []
  })
}

/** Lists of parameters that are too long, those of types of functions too; `this` is no parameter. */
export function longParameterLists(source: Source): readonly string[] {
  return nodesIn(source.tree).flatMap((node) => {
    if (!ts.isFunctionLike(node)) return []
    const count = node.parameters.filter(({ name }) => name.getText(source.tree) !== 'this').length
    return count > mostOf.parameters
      ? [`${placeOf(source, node)} ${nameOf(source, node)} takes ${count} parameters`]
      : []
  })
}

function hasBody(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

/** A function that answers JSX, and not only one that holds such a function. */
function draws({ path }: Source, node: ts.FunctionLikeDeclaration): boolean {
  return path.endsWith('.tsx') && node.body !== undefined && answersOf(node.body).some(isDrawn)
}

function answersOf(body: ts.Node): readonly ts.Node[] {
  if (!ts.isBlock(body)) return [body]
  const answers: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) return
    if (ts.isReturnStatement(node) && node.expression) answers.push(node.expression)
    node.forEachChild(visit)
  }
  body.forEachChild(visit)
  return answers
}

function isDrawn(answer: ts.Node): boolean {
  return nodesIn(answer).some(
    (node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node),
  )
}

function nameOf({ tree }: Source, node: ts.Node): string {
  const named = [node, node.parent].flatMap((each) => ('name' in each ? [each.name] : []))
  const [name] = named.filter((each): each is ts.Node => typeof each === 'object' && each !== null)
  return name?.getText(tree) ?? 'a function'
}
