import { type RecordForm, rowRules } from '#client/form/stored/record-form.ts'
import type { KnownStructures } from '#client/form/structure/editor-props.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'

/** What is asked at once, and what only some forms need. */
export type ElementPart = 'first' | 'more'

/** What stands elsewhere: the id in a field of its own, conditions in plain words, members on the canvas. */
const elsewhere =
  /^(id|labelId|a11y|visibleWhen|requiredWhen|unless|children|calculation|definitionKey|image)(\.|$)/
/** Of each answer, what the panel asks in words and pictures. */
const besideAnswers: ReadonlySet<string> = new Set([
  'options.hiddenWhen',
  'options.icon',
  'options.allowText',
])
const first = ['label', 'help', 'required', 'display', 'width']

/** The questions about an element of a type, as its schema has them: the type's own fields come with those that are asked first. */
export function elementFields(known: KnownStructures, type: string, part: ElementPart): RecordForm {
  const structure = known.FormElement
  if (structure?.kind !== 'kinds') return { elements: [] }
  const member = structure.members.find(({ value }) => value === type)
  const { elements: common } = definitionOf(structure)
  const own = definitionOf({ elements: member?.elements ?? [] }).elements
  const isAsked = ({ id }: Element) => !elsewhere.test(id)
  const isFirst = ({ id }: Element) => first.includes(id)
  const isLater = ({ id }: Element) => id === 'options' || id.startsWith('options.')
  return {
    elements:
      part === 'first'
        ? [...common.filter(isFirst), ...own.filter((each) => isAsked(each) && !isLater(each))]
        : [
            ...own.filter(isLater).map(plainAnswers),
            ...common.filter((each) => isAsked(each) && !isFirst(each)),
          ],
    rows: rowRules([...(structure.rows ?? []), ...(member?.rows ?? [])]),
  }
}

function plainAnswers(asked: Element): Element {
  const { children } = asked
  return children ? { ...asked, children: children.filter(({ id }) => !besideAnswers.has(id)) } : asked
}
