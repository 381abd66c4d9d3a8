import type { Row } from '#client/resources/rows/use-description.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'

/** An older version as editing brings it back: what people have remarked since stays, since remarks are only added. */
export function withPresentRemarks(
  { conversions }: Pick<ScreenDescription, 'conversions'>,
  version: Row,
  present: Row,
): Row {
  const remarks = conversions.rows.filter(({ areRemarks }) => areRemarks).map(({ path }) => path)
  const { id, display, resourceType, meta, ...fields } = version
  const kept = Object.entries(fields).filter(([path]) => !remarks.includes(path))
  const now = Object.entries(present).filter(([path]) => remarks.includes(path))
  return { id, display, resourceType, meta, ...Object.fromEntries([...kept, ...now]) }
}
