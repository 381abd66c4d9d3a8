import type { Element, ElementType } from '#shared/forms/definition.ts'
import { freeId } from '#shared/forms/editing/copied-elements.ts'
import { elementIdFrom } from '#shared/forms/element-id.ts'

/** Elements that say nothing of themselves. */
const silent = new Set<ElementType>(['Divider', 'PageBreak', 'PatientBanner', 'Columns'])

/** A new element of a type as it stands in a form at first, whole enough to be stored; its id is made of its label and is not taken yet. */
export function newElement(type: ElementType, { label, option, taken, leads }: NewWords & NewPlace): Element {
  const id = freeId(elementIdFrom(label) ?? type, taken)
  return { id, type, ...(!silent.has(type) && { label }), ...beginningOf(type, { label, option }), ...leads }
}

type NewPlace = {
  readonly taken: ReadonlySet<string>
  /** Where it leads, of the types that lead elsewhere. */
  readonly leads?: Leads | undefined
}

/** Where an element leads: the questionnaire, the form, the question or the kinds of records. */
export type Leads = Partial<Pick<Element, 'questionnaire' | 'form' | 'of' | 'types'>>

type NewWords = {
  /** What it is called until somebody names it. */
  readonly label: string
  /** The words of its first options, by their number. */
  readonly option: (number: number) => string
}

/** What an element of a type cannot be without. */
function beginningOf(type: ElementType, { label, option }: NewWords): Partial<Element> {
  switch (type) {
    case 'Section':
    case 'Columns':
    case 'Tabs':
    case 'Repeater':
      return { children: [] }
    case 'Choice':
    case 'OpenChoice':
    case 'Ranking':
      return { options: [1, 2].map((number) => ({ code: String(number), label: option(number) })) }
    case 'Calculated':
    case 'Score':
      return { calculation: { kind: 'Sum', sources: [0] } }
    case 'Consent':
      return { body: label }
    case 'Grid':
      return {
        columns: [1, 2].map(
          (number): Element => ({ id: `column_${number}`, type: 'String', label: option(number) }),
        ),
        rows: [1, 2].map((number) => ({ id: `row_${number}`, label: option(number) })),
      }
    default:
      return {}
  }
}
