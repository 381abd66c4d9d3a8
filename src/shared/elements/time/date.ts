import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** A calendar day. */
export const date: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'string', format: 'date' }),
  text: (_, value, { moments }) => moments.date(String(value)),
  order: (value, { momentOf }) => momentOf(value),
  isMoment: true,
}
