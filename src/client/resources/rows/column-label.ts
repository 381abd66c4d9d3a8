import type { Labels } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'

/** The label of a column of rows; a field inside another says where it stands: "Address: City". What a record is called is "Record". */
export function columnLabel({ path, labelId, withinId }: Column, labels: Labels): string {
  if (path === 'display') return labels('resources.record')
  return withinId === undefined ? labels(labelId) : `${labels(withinId)}: ${labels(labelId)}`
}
