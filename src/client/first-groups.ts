import { join } from 'node:path'

/** A library's list of all its parts names more than the first screen uses. */
const library = /[\\/]node_modules[\\/]/

/** What the bundler tells of a module. */
type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** What is fetched before the first screen stands, in the two steps in which it comes: the page that asks who is there, then the shell with Today. */
const steps = [
  { name: 'page', roots: ['main.tsx', 'accounts/sign-in-screen.tsx'] },
  { name: 'shell', roots: ['app/frame/signed-in-application.tsx', 'today/today-screen.tsx'] },
] as const

/**
 * Joins what the first screen needs at once into one file for each of its steps: other screens share most of it, so that it would
 * otherwise come in a hundred small ones. Answers the name of a module's file; null where the bundler may choose.
 */
export function firstGroups(root: string): (id: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    names ??= namesOf(root, graph)
    return names.get(id) ?? null
  }
}

function namesOf(root: string, graph: Graph): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { name, roots } of steps)
    for (const file of roots) reach(join(root, file), name, { names, graph })
  // What the page and other parts ask for by name stays a part of its own.
  for (const { roots } of steps) for (const file of roots) names.delete(join(root, file))
  return names
}

type Reaching = { readonly names: Map<string, string>; readonly graph: Graph }

/** Everything that is imported at once, from there on; what an earlier step has brought stays with it. */
function reach(from: string, name: string, { names, graph }: Reaching): void {
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (names.has(id) || library.test(id)) continue
    names.set(id, name)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
}
