import type { ViewProps } from '#client/form/room/element-view.ts'

/** The unit that stands beside a number: that of its element, or the sign of a percentage. */
export function unitOf({ element }: ViewProps<number>): { readonly unit: string | undefined } {
  if (element.unit) return { unit: element.unit.label ?? element.unit.code }
  return { unit: element.display === 'Percentage' ? '%' : undefined }
}
