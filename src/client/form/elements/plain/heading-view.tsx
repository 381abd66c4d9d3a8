import type { ViewProps } from '#client/form/room/element-view.ts'

/** A form's sections are of the second level, so what stands in them begins with the third. */
const levels = ['h3', 'h4', 'h5', 'h6'] as const

/** Plain, without an answer: a heading inside a section. */
export function HeadingView({ element, label, id }: ViewProps<never>) {
  const Level = levels[Math.max(0, (element.level ?? 2) - 2)] ?? 'h6'
  return (
    <Level id={id} className="form-heading">
      {label}
    </Level>
  )
}
