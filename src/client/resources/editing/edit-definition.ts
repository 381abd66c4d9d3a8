import { withoutFieldGroups } from '#client/form/stored/field-groups.ts'
import { type RecordForm, rowRules } from '#client/form/stored/record-form.ts'
import { withWidths } from '#client/form/stored/with-widths.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'

/** Whether the record begins, is changed, or is only looked at. */
export type Mode = 'new' | 'edit' | 'view'

/** What stands under the questions that are not plain, by the path of the field, in the reader's language. */
export type Help = Readonly<Record<string, string>>

/** What a form has beside its description: help in the reader's language, and the fields that alone are open. */
type Choices = { readonly help?: Help | undefined; readonly only?: readonly string[] | undefined }

/** The generated form for editing, as this mode needs it: what may not be entered is read only, a state begins where it may. */
export function editDefinition(
  description: ScreenDescription,
  mode: Mode,
  { help = {}, only }: Choices = {},
): RecordForm {
  const { form, transitions, immutable, conversions } = description
  const { elements } = definitionOf(form)
  const fixed = new Set(mode === 'edit' ? [...immutable, ...Object.keys(transitions)] : [])
  return {
    elements: withWidths(elements).map((element) =>
      adapted(element, { mode, fixed, transitions, help, only }),
    ),
    rows: rowRules(conversions.rows),
  }
}

/** The states in which a new record can only begin: they are not asked for. A state that the server keeps is not in the form. */
export function onlyBeginnings({
  transitions,
  form,
}: Pick<ScreenDescription, 'transitions' | 'form'>): Readonly<Record<string, string>> {
  const asked = new Set(withoutFieldGroups(definitionOf(form).elements).map(({ id }) => id))
  const single = Object.entries(transitions).flatMap(([field, moves]) => {
    const [first, second] = moves['(new)'] ?? []
    const isOnly = asked.has(field) && first !== undefined && second === undefined
    return isOnly ? [[field, first] as const] : []
  })
  return Object.fromEntries(single)
}

type Adapting = Choices & {
  readonly mode: Mode
  readonly fixed: ReadonlySet<string>
  readonly transitions: ScreenDescription['transitions']
  readonly help: Help
}

function adapted(element: Element, adapting: Adapting): Element {
  const { mode, fixed, transitions, only } = adapting
  const help = adapting.help[element.id]
  const children = element.children?.map((child) => adapted(child, adapting))
  const whole = { ...element, ...(help ? { help } : {}), ...(children ? { children } : {}) }
  const isClosed = only !== undefined && !holdsOne(element, only)
  if (mode === 'view' || isClosed || isFixed(fixed, element.id)) return { ...whole, readOnly: true }
  if (mode === 'edit') return whole

  const beginnings = transitions[element.id]?.['(new)']
  if (!beginnings || !element.options) return whole
  if (beginnings.length === 1) return { ...whole, hidden: true, required: false }
  return { ...whole, options: element.options.filter(({ code }) => beginnings.includes(code)) }
}

/** Is the question one of these fields, or does one stand below it? */
function holdsOne({ id, children = [] }: Element, fields: readonly string[]): boolean {
  return (
    fields.some((field) => id === field || id.startsWith(`${field}.`)) ||
    children.some((child) => holdsOne(child, fields))
  )
}

/** A part of what can not be changed can not be changed either. */
function isFixed(fixed: ReadonlySet<string>, id: string): boolean {
  return fixed.has(id) || [...fixed].some((whole) => id.startsWith(`${whole}.`))
}
