import { container, displayed } from '#shared/elements/kind/displayed.ts'
import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'

/** What shows or holds others, and a plain yes or no. */
export const plainKinds = {
  /** Yes or no. */
  Boolean: {
    holds: 'answer',
    shape: () => ({ type: 'boolean' }),
    text: (_, value, { yes, no }) => (value === true ? yes : no),
  },
  /** Questions side by side. */
  Columns: container,
  /** A line between two parts of a form. */
  Divider: displayed,
  /** A heading inside a section. */
  Heading: displayed,
  /** Words for the person who fills the form. */
  Instructions: displayed,
  /** What was answered to a question in the former note. */
  LastValue: displayed,
  /** Where a print begins a new page. */
  PageBreak: displayed,
  /** Who the note is about. */
  PatientBanner: displayed,
  /** A named part of a form. */
  Section: container,
  /** Sheets of which one is seen at a time. */
  Tabs: container,
  /** How a measure went. */
  Trend: displayed,
} satisfies ElementKinds
