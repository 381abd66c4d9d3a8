import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { holdsOthers } from '#shared/elements/element.ts'
import { conditionInWords } from '#shared/forms/comparing/condition-in-words.ts'
import { placedElements } from '#shared/forms/comparing/placed-elements.ts'
import type { Element } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import type { BlankAsked, BlankEntry, BlankWords } from './blank-entry.ts'
import { blankSpace } from './blank-space.ts'
import { writtenInstructions } from './written-instructions.ts'

/** A form to be filled in by pen: every question in order with its help, its condition in words and the space for an answer. Hidden ones, and what only shows something of a chart, are left out. */
export function blankForm(elements: readonly Element[], words: BlankWords): readonly BlankEntry[] {
  const among = new Map(placedElements(elements).map(({ element }) => [element.id, element]))
  return entriesOf(elements, { ...words, among })
}

type Writing = BlankWords & { readonly among: ReadonlyMap<string, Element> }

function entriesOf(elements: readonly Element[], writing: Writing): readonly BlankEntry[] {
  return elements.flatMap((element) =>
    element.hidden || element.print?.hide ? [] : entryOf(element, writing),
  )
}

function entryOf(element: Element, writing: Writing): readonly BlankEntry[] {
  const shown = shownEntries(element, writing)
  if (shown) return shown
  const before: readonly BlankEntry[] = element.print?.pageBreakBefore ? [{ kind: 'page' }] : []
  const asked = askedOf(element, writing)
  if (holdsOthers(element))
    return [...before, { kind: 'group', ...asked, entries: entriesOf(element.children ?? [], writing) }]
  const rows = element.type === 'Repeater' ? { rows: entriesOf(element.children ?? [], writing) } : {}
  const statement: readonly BlankEntry[] =
    element.statement === undefined
      ? []
      : [{ kind: 'words', title: '', text: writing.words.fill(element.statement) }]
  const isRequired = element.required === true
  const space = blankSpace(element, writing, rows)
  return [...before, ...statement, { kind: 'question', ...asked, isRequired, space }]
}

/** What asks nothing. */
function shownEntries(
  element: Element,
  { words }: Pick<Writing, 'words'>,
): readonly BlankEntry[] | undefined {
  const label = textOf(element, words)
  switch (element.type) {
    case 'Heading':
      return [{ kind: 'heading', text: label }]
    case 'Instructions': {
      const { shows = '' } = element.image ?? {}
      return [
        { kind: 'words', ...writtenInstructions(element, words) },
        // Paper has the picture in words.
        ...(shows === '' ? [] : [{ kind: 'words' as const, title: '', text: shows }]),
      ]
    }
    case 'PageBreak':
      return [{ kind: 'page' }]
    case 'Divider':
    case 'LastValue':
    case 'PatientBanner':
    case 'Trend':
      return []
    default:
      return undefined
  }
}

function askedOf(element: Element, writing: Writing): BlankAsked {
  const { words } = writing
  const { help, visibleWhen } = element
  const hasTitle = element.label !== undefined || element.labelId !== undefined || !holdsOthers(element)
  return {
    label: hasTitle ? textOf(element, words) : '',
    ...(help !== undefined && { help: words.fill(help) }),
    ...(visibleWhen && { condition: conditionOf(visibleWhen, writing) }),
  }
}

function conditionOf(group: ConditionGroup, { words, say, among }: Writing): string {
  return words.fill(conditionInWords(group, among, say))
}
