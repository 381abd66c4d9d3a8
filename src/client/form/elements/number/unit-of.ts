import type { ViewProps } from '#client/form/room/element-view.ts'
import { writtenUnit } from '#shared/chart/convert-unit.ts'

/** The unit that stands beside a number: that of its element, or the sign of a percentage. */
export function unitOf({ element }: ViewProps<number>): { readonly unit: string | undefined } {
  if (element.unit) return { unit: element.unit.label ?? writtenUnit(element.unit.code) }
  return { unit: element.display === 'Percentage' ? '%' : undefined }
}
