/** What the order of evaluation needs of a node. */
type Ranked<Node> = { readonly id: string; readonly wakes: readonly Node[] }

/** In a form, a rank for each node, after all those that wake it. A circle is cut where it is met again, so every node has a rank. */
export function ranksOf<Node extends Ranked<Node>>(nodes: Iterable<Node>): ReadonlyMap<Node, number> {
  const finished: Node[] = []
  const seen = new Set<Node>()
  for (const node of nodes) finish(node, seen, finished)

  const ranks = new Map<Node, number>()
  finished.reverse().forEach((node, rank) => {
    ranks.set(node, rank)
  })
  return ranks
}

function finish<Node extends Ranked<Node>>(start: Node, seen: Set<Node>, finished: Node[]): void {
  if (seen.has(start)) return

  seen.add(start)
  const stack: { node: Node; next: number }[] = [{ node: start, next: 0 }]
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const child = top.node.wakes[top.next]
    top.next += 1
    if (!child) finished.push((stack.pop() ?? top).node)
    else if (!seen.has(child)) {
      seen.add(child)
      stack.push({ node: child, next: 0 })
    }
  }
}

type Trail<Node> = { readonly node: Node; next: number }[]

/** Each circle once, as the chain of ids that leads from an element back to itself. */
export function findCycles<Node extends Ranked<Node>>(nodes: Iterable<Node>): readonly (readonly string[])[] {
  const state = new Map<Node, 'open' | 'done'>()
  const cycles: string[][] = []
  for (const start of nodes) {
    if (!state.has(start)) walk(start, state, cycles)
  }
  return cycles
}

function walk<Node extends Ranked<Node>>(
  start: Node,
  state: Map<Node, 'open' | 'done'>,
  cycles: string[][],
): void {
  const trail: Trail<Node> = [{ node: start, next: 0 }]
  state.set(start, 'open')
  for (let top = trail.at(-1); top; top = trail.at(-1)) {
    const child = top.node.wakes[top.next]
    top.next += 1
    if (!child) state.set((trail.pop() ?? top).node, 'done')
    else if (state.get(child) === 'open') cycles.push(chain(trail, child))
    else if (!state.has(child)) {
      state.set(child, 'open')
      trail.push({ node: child, next: 0 })
    }
  }
}

function chain<Node extends Ranked<Node>>(trail: Trail<Node>, closing: Node): string[] {
  const from = trail.findIndex(({ node }) => node === closing)
  return [...trail.slice(from).map(({ node }) => node.id), closing.id]
}
