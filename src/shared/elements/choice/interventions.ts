import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { standsFor } from '#shared/elements/kind/stand-in.ts'

/** What was done in the session: codes of a list, and words of one's own. */
export const interventions: ElementKind = standsFor(({ codedList = 'intervention' }) => ({
  type: 'OpenChoice',
  codedList,
  multiple: true,
}))
