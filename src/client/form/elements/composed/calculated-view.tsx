import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { writtenUnit } from '#shared/chart/convert-unit.ts'

/** Shown as composed answers are, a value that the form has worked out. */
export function CalculatedView({ element, id, value }: ViewProps<number | string>) {
  const words = useWords()
  const unit = element.unit ? ` ${element.unit.label ?? writtenUnit(element.unit.code)}` : ''
  return (
    <output id={id} className="form-result" aria-live={element.a11y?.live}>
      {value === undefined ? words('form.not-answered') : `${value}${unit}`}
    </output>
  )
}
