import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** A moment with its offset. */
export const dateTime: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'string', format: 'date-time' }),
  text: (_, value, { moments }) => moments.dateAndTime(String(value)),
  order: (value, { momentOf }) => momentOf(value),
  isMoment: true,
}
