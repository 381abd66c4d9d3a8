import { elementDisplays } from '#generated/traits/element-displays.ts'
import type { Element } from '#shared/forms/definition.ts'
import { recordOf, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { ImportEntry } from '#shared/imports/reading/import-ledger.ts'
import type { Part } from '#shared/imports/reading/importing.ts'
import type { Extension } from '#shared/imports/reading/source-item.ts'

type Display = NonNullable<Element['display']>

const displays: { readonly [control: string]: Display } = {
  'drop-down': 'Dropdown',
  dropdown: 'Dropdown',
  editabledropdown: 'Dropdown',
  'radio-button': 'Radio',
  radio: 'Radio',
  'check-box': 'Checkboxes',
  checkbox: 'Checkboxes',
  autocomplete: 'Autocomplete',
  lookup: 'Autocomplete',
  'pill-choice': 'Chips',
  list: 'List',
  slider: 'Slider',
}

const natural = new Set([
  'text',
  'text-box',
  'textbox',
  'spinner',
  'inline',
  'group',
  'page',
  'header',
  'footer',
])

/** How the source wants an item to be drawn; what we cannot draw that way is drawn in its usual way. */
export function controlExtension({ value }: Extension, part: Part): ImportEntry | undefined {
  const concept = recordOf(value?.value)
  const codes = recordsOf(concept.coding).map(({ code }) => textOf(code) ?? '')
  const remarks = (codes.length > 0 ? codes : [textOf(concept.text) ?? '']).map((code) =>
    applyControl(code, part),
  )
  return remarks.find((remark) => remark !== undefined)
}

function applyControl(code: string, part: Part): ImportEntry | undefined {
  const control = code.toLowerCase()
  if (part.type === 'Date' && (control === 'year' || control === 'yearmonth')) {
    part.type = 'Approximate'
    return undefined
  }
  if (part.type === 'Boolean' && displays[control] === 'Checkboxes') {
    part.display = 'Checkbox'
    return undefined
  }

  const display = displays[control]
  // An open choice is a field that searches in any case.
  if (part.type === 'OpenChoice' && display === 'Autocomplete') return undefined
  const drawable: readonly Display[] = elementDisplays[part.type]
  if (display && drawable.includes(display)) {
    part.display = display
    return undefined
  }
  return natural.has(control)
    ? undefined
    : { message: 'imports.extension-control', parameters: { control: code } }
}
