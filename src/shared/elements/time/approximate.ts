import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** What is known of a date: a year, a month, a day or an instant. */
export const approximate: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'string', format: 'approximate' }),
  text: (_, value, { moments }) => moments.approximate(String(value)),
  order: (value, { other }) =>
    typeof other === 'string' ? value.slice(0, Math.min(value.length, other.length, 10)) : undefined,
}
