import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import type { Structure } from '#generated/screens/structure.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'

/** A type's screen, or what stands in the panel of a structure. */
type Screen = { readonly name: string; readonly elements: readonly Element[] }

type Known = { readonly [name: string]: Structure }

/** What is wrong with screens: questions that ask for JSON, words that are missing, lengths without groups. */
type Bare = {
  readonly walked: number
  readonly raw: readonly string[]
  readonly wordless: readonly string[]
  readonly endless: readonly string[]
}

/** Walks over generated screens and finds those that are bare: the panels of structures are walked as well. */
export function findBareScreens(screens: readonly Screen[], known: Known): Bare {
  const all = [...screens, ...screensInStructures(known)]
  return {
    walked: all.length,
    raw: all.flatMap((screen) => rawQuestions(screen, known)),
    wordless: all.flatMap(wordlessQuestions),
    endless: all.flatMap(endlessScreens),
  }
}

/** Every form within the structures, each as a screen of its own. */
function screensInStructures(known: Known): readonly Screen[] {
  return Object.entries(known).flatMap(([name, structure]) => formsIn(name, structure))
}

function formsIn(name: string, structure: Structure): readonly Screen[] {
  const screen = (own: string, elements: readonly unknown[]) => ({
    name: own,
    elements: definitionOf({ elements }).elements,
  })
  if (structure.kind === 'fields') return [screen(name, structure.elements)]
  if (structure.kind === 'value') return [screen(name, [structure.element])]
  if (structure.kind !== 'kinds') return []
  return [
    screen(name, structure.elements),
    ...structure.members.map((member) => screen(`${name} ${member.value}`, member.elements)),
  ]
}

/** Questions of a generated screen that would be asked as raw JSON: a text with code in it, or a structure that nobody describes. */
function rawQuestions({ name, elements }: Screen, known: Known): readonly string[] {
  return allOf(elements).flatMap(({ id, type, display, structure }) => {
    const isRaw =
      type === 'Text' && (display === 'Code' || (structure !== undefined && !hasWay(structure, known)))
    return isRaw ? [`${name}.${id}`] : []
  })
}

/** Whether every part of a structure can be entered. */
function hasWay(name: string, known: Known): boolean {
  const structure = known[name]
  if (!structure) return false
  const parts = partsOf(structure)
  return parts.every((part) => part.kind !== 'type' || known[part.name] !== undefined)
}

function partsOf(structure: Structure): readonly Structure[] {
  if (structure.kind === 'list' || structure.kind === 'named') return partsOf(structure.item)
  if (structure.kind === 'either') return structure.choices.flatMap(({ is }) => partsOf(is))
  return [structure]
}

/** Questions and options of a generated screen without words in one of the two languages. */
function wordlessQuestions({ name, elements }: Screen): readonly string[] {
  return allOf(elements).flatMap(({ id, labelId, options = [] }) => {
    const ids = [
      labelId,
      ...options.filter(({ label }) => label === undefined).map((option) => option.labelId),
    ]
    return ids.flatMap((each) => (hasWords(each) ? [] : [`${name}.${id}: ${each ?? 'no label'}`]))
  })
}

function hasWords(id: string | undefined): boolean {
  if (id === undefined) return false
  return [english, spanish].every((catalogue) => Object.hasOwn(catalogue, id))
}

/** A window of a laptop, in pixels, and what a question takes of it. */
const windowHeight = 720
const heights = { short: 66, tick: 36, text: 130, rows: 76, heading: 44 }

/** How many windows a generated screen takes in one column, as it opens on a laptop: short answers stand two in a row. */
function windowsOf(elements: readonly Element[]): number {
  return heightOf(elements) / windowHeight
}

/** The long screens without groups: more than three windows in which nothing says where one is. */
function endlessScreens({ name, elements }: Screen): readonly string[] {
  const groups = elements.filter(({ type, label, labelId }) => type === 'Section' && (label ?? labelId))
  const longest = Math.max(0, ...groups.map(({ children = [] }) => windowsOf(children)))
  const loose = windowsOf(elements.filter((element) => !groups.includes(element)))
  const windows = Math.max(longest, loose)
  return windows > 3 ? [`${name}: ${windows.toFixed(1)} windows`] : []
}

function heightOf(elements: readonly Element[]): number {
  return elements.reduce((height, element) => height + ownHeight(element), 0)
}

function ownHeight({ type, children = [], options = [], multiple, structure }: Element): number {
  if (type === 'Section') return heights.heading + heightOf(children)
  if (type === 'Repeater' || structure !== undefined || type === 'ContactPoint') return heights.rows
  if (type === 'Boolean') return heights.tick
  if (type === 'Text' || type === 'Address') return heights.text
  if (multiple) return heights.heading + 26 * options.length
  return heights.short / 2
}

function allOf(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...allOf(element.children ?? [])])
}
