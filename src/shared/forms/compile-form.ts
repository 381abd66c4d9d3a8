import { cutSections, type FormSection } from './cut-sections.ts'
import type { Definition, Element } from './definition.ts'
import { expressionSources } from './expression-sources.ts'
import { findCycles, ranksOf } from './ranks-of.ts'
import { sourcesOf } from './sources.ts'

/** One element of a compiled form with its place and with those that listen to it. */
export type FormNode = {
  readonly id: string
  readonly element: Element
  /** The section or repeater that holds it. */
  readonly parent: FormNode | undefined
  /** The repeaters above it, outermost first. */
  readonly repeaters: readonly FormNode[]
  readonly children: readonly FormNode[]
  /** Those whose visibility or value is made from this one. */
  readonly wakes: readonly FormNode[]
  /** Those whose being required, or being checked at all, is decided by this one. */
  readonly remarks: readonly FormNode[]
  /** Position in the order of evaluation: after all that it depends on. */
  readonly rank: number
}

/** A definition made ready for filling: index, order of evaluation, sections of the screen. */
export type Form = {
  readonly definition: Definition
  readonly nodes: ReadonlyMap<string, FormNode>
  /** The top of the tree, in the order of the definition. */
  readonly roots: readonly FormNode[]
  /** All nodes in the order of evaluation. */
  readonly order: readonly FormNode[]
  readonly sections: readonly FormSection[]
  /** The id of the section in which each element is drawn. */
  readonly sectionOf: ReadonlyMap<string, string>
  /** Context paths that conditions or calculations read, each with those who read it. */
  readonly contextReaders: ReadonlyMap<string, readonly FormNode[]>
  /** Something in it is answered or shown by a FHIRPath expression. */
  readonly hasExpressions: boolean
  /** Chains of elements that depend on themselves; such a definition cannot be published. */
  readonly cycles: readonly (readonly string[])[]
}

type Draft = {
  -readonly [Key in keyof FormNode]: FormNode[Key] extends readonly FormNode[] ? Draft[] : FormNode[Key]
} & { parent: Draft | undefined }

const compiled = new WeakMap<Definition, Form>()

/** Compiles a definition once for each definition object. Elements with an id that stands twice are kept in their first place. */
export function compileForm(definition: Definition): Form {
  const known = compiled.get(definition)
  if (known) return known

  const form = compile(definition)
  compiled.set(definition, form)
  return form
}

function compile(definition: Definition): Form {
  const nodes = new Map<string, Draft>()
  const roots = plant(nodes, definition.elements, undefined)
  const contextReaders = new Map<string, Draft[]>()
  const listening: Listening = { nodes, contextReaders }
  for (const node of nodes.values()) listen(listening, node)
  const expressions = expressionSources([...nodes.values()].map(({ element }) => element))
  for (const [id, sources] of expressions) for (const source of sources) wake(nodes, source, id)

  const ranks = ranksOf(nodes.values())
  for (const node of nodes.values()) node.rank = ranks.get(node) ?? 0

  const sections = cutSections(roots)
  return {
    definition,
    nodes,
    roots,
    order: [...nodes.values()].sort((left, right) => left.rank - right.rank),
    sections,
    sectionOf: sectionsByElement(sections, nodes),
    contextReaders,
    hasExpressions: expressions.size > 0,
    cycles: findCycles(nodes.values()),
  }
}

function sectionsByElement(
  sections: readonly FormSection[],
  nodes: ReadonlyMap<string, Draft>,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const section of sections) {
    if (section.heading) found.set(section.heading.id, section.id)
    for (const { element } of section.entries) found.set(element.id, section.id)
  }
  for (const node of nodes.values()) {
    const home = found.get(node.repeaters[0]?.id ?? node.id)
    if (home !== undefined) found.set(node.id, home)
  }
  return found
}

function plant(nodes: Map<string, Draft>, elements: readonly Element[], parent: Draft | undefined): Draft[] {
  const planted: Draft[] = []
  for (const element of elements) {
    if (nodes.has(element.id)) continue

    const node: Draft = {
      id: element.id,
      element,
      parent,
      repeaters: parent ? repeatersUnder(parent) : [],
      children: [],
      wakes: [],
      remarks: [],
      rank: 0,
    }
    nodes.set(element.id, node)
    node.children = plant(nodes, element.children ?? [], node)
    planted.push(node)
  }
  return planted
}

function repeatersUnder(parent: Draft): Draft[] {
  return parent.element.type === 'Repeater' ? [...parent.repeaters, parent] : [...parent.repeaters]
}

type Listening = {
  readonly nodes: Map<string, Draft>
  readonly contextReaders: Map<string, Draft[]>
}

function listen({ nodes, contextReaders }: Listening, node: Draft): void {
  node.parent?.wakes.push(node)
  const { wakers, remarkers, context } = sourcesOf(node.element, nodes)

  for (const id of wakers) addOnce(nodes.get(id)?.wakes, node)
  for (const id of remarkers) addOnce(nodes.get(id)?.remarks, node)
  for (const path of context) {
    const readers = contextReaders.get(path) ?? []
    addOnce(readers, node)
    contextReaders.set(path, readers)
  }
}

function wake(nodes: Map<string, Draft>, source: string, id: string): void {
  const node = nodes.get(id)
  if (node) addOnce(nodes.get(source)?.wakes, node)
}

function addOnce(list: Draft[] | undefined, node: Draft): void {
  if (list && !list.includes(node)) list.push(node)
}
