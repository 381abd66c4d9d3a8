import { buildClient } from '#server/app/client-build.ts'

/** Builds the pages of the house whose folder is named; it is there to be killed. */
await buildClient(process.argv[2] ?? '')
