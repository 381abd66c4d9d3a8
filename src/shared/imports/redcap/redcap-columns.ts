import type { ForeignRow } from '#shared/imports/foreign/foreign-table.ts'

/** The columns of a REDCap data dictionary, each with its heading in the file and in the answer of the API. */
const headings = {
  name: ['variable field name', 'field name'],
  form: ['form name'],
  section: ['section header'],
  type: ['field type'],
  label: ['field label'],
  choices: [
    'choices calculations or slider labels',
    'select choices or calculations',
    'choices or calculations',
  ],
  note: ['field note'],
  check: ['text validation type or show slider number'],
  min: ['text validation min'],
  max: ['text validation max'],
  identifier: ['identifier'],
  branching: ['branching logic show field only if', 'branching logic'],
  required: ['required field'],
  alignment: ['custom alignment'],
  number: ['question number surveys only', 'question number'],
  matrix: ['matrix group name'],
  ranking: ['matrix ranking'],
  annotation: ['field annotation'],
} as const

/** One of them. */
export type RedcapColumn = keyof typeof headings

/** A cell of a row of the dictionary, without blanks around it; nothing where it is empty. */
export function redcapCell({ cells }: ForeignRow, column: RedcapColumn): string | undefined {
  const heading = headings[column].find((each) => cells.has(each))
  return heading === undefined ? undefined : cells.get(heading)?.trim()
}

/** True for the headings of a REDCap data dictionary. */
export function isRedcapHeading(found: readonly string[]): boolean {
  const has = (column: RedcapColumn) => headings[column].some((heading) => found.includes(heading))
  return has('name') && has('type') && has('label')
}

/** True for a heading that a dictionary may have. */
export function isRedcapColumn(heading: string): boolean {
  return Object.values(headings).some((names) => names.some((name) => name === heading))
}
