import { plainId } from '#generated/operations/operations.ts'

/** For questions of access, the names of all types that permissions speak of. */
export const typeNames: readonly string[] = Object.keys(plainId)
