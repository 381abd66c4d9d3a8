import { buildClient } from '#server/app/build-client.ts'

/** Builds the pages of the house whose folder is named; it is there to be killed. */
await buildClient(process.argv[2] ?? '')
