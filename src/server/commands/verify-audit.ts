import { verifyTrails } from '#server/database/verify/verify-trail.ts'
import { verifyWith } from './verify-with.ts'

/** Verifies the trail, the signatures and the signed notes of every practice, and names what is not as it was written. */
await verifyWith(process.argv.slice(2), verifyTrails)
