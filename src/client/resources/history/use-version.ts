import { useAnswer } from '#client/api/use-answer.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { plainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** One version of a record, whole; undefined while it has not come, or when none is asked for. */
export function useVersion(
  description: ScreenDescription,
  id: string,
  versionId: string | undefined,
): Outcome<Row> | undefined {
  const read = plainId[description.type].readVersion
  return useAnswer(read, versionId === undefined ? undefined : { id, versionId })
}
