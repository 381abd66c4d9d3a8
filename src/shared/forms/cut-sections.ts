import { holdsOthers } from '#shared/elements/element.ts'
import { gridColumns } from '#shared/limits/limits.ts'
import type { Element } from './definition.ts'

type Planted = { readonly id: string; readonly element: Element; readonly children: readonly Planted[] }

/** One stretch of a form that is drawn as one screen: nested sections lie flat in it, with their depth. */
export type FormSection = {
  readonly id: string
  /** The section element whose label heads the stretch; a run of loose elements and a continuation have none. */
  readonly heading: Element | undefined
  readonly entries: readonly SectionEntry[]
}

/** An element of a stretch; `depth` is 0 for what stands directly in it. */
export type SectionEntry = { readonly element: Element; readonly depth: number }

/** So many elements are drawn at once at most; a longer section goes on in the next stretch. */
export const longestStretch = 40

/** Cuts a form into stretches: each top-level section, each run of loose elements, none longer than 40 elements. */
export function cutSections(roots: readonly Planted[]): readonly FormSection[] {
  const sections: FormSection[] = []
  let loose: SectionEntry[] = []
  const closeLoose = () => {
    sections.push(...stretches(`${loose[0]?.element.id}~`, undefined, loose))
    loose = []
  }

  for (const root of roots) {
    if (!holdsOthers(root.element)) {
      loose.push({ element: root.element, depth: 0 })
      continue
    }
    closeLoose()
    sections.push(...stretches(root.id, root.element, flat(root.children, 0)))
  }
  closeLoose()
  return sections
}

function flat(nodes: readonly Planted[], depth: number): SectionEntry[] {
  return nodes.flatMap((node) => [
    ...(isDrawn(node.element) ? [{ element: node.element, depth }] : []),
    ...(holdsOthers(node.element) ? sideBySide(node.element, flat(node.children, depth + 1)) : []),
  ])
}

/** What stands in columns shares the width of the grid, unless it has a width of its own. */
function sideBySide({ type, children = [] }: Element, entries: SectionEntry[]): SectionEntry[] {
  if (type !== 'Columns') return entries
  const width = Math.max(1, Math.floor(gridColumns / Math.max(1, children.length)))
  return entries.map((entry) =>
    entry.element.width === undefined ? { ...entry, element: { ...entry.element, width } } : entry,
  )
}

/** A section without a name is no heading: only what is in it is drawn. */
export function isDrawn(element: Element): boolean {
  if (element.type === 'Tabs') return true
  return !holdsOthers(element) || element.label !== undefined || element.labelId !== undefined
}

function stretches(
  id: string,
  heading: Element | undefined,
  entries: readonly SectionEntry[],
): FormSection[] {
  if (entries.length === 0 && !heading) return []

  const first = { id, heading, entries: entries.slice(0, longestStretch) }
  const rest: FormSection[] = []
  for (let from = longestStretch; from < entries.length; from += longestStretch) {
    rest.push({
      id: `${id}~${from}`,
      heading: undefined,
      entries: entries.slice(from, from + longestStretch),
    })
  }
  return [first, ...rest]
}
