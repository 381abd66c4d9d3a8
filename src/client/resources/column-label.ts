import type { Labels } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'

/** The words of a column; a field inside another says where it stands: "Address: City". */
export function columnLabel({ labelId, withinId }: Column, labels: Labels): string {
  return withinId === undefined ? labels(labelId) : `${labels(withinId)}: ${labels(labelId)}`
}
