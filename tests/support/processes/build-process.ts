import { buildClient } from '#server/app/build-client.ts'

/** A process of a test that builds the pages of the house whose folder is named; it is there to be killed. */
await buildClient(process.argv[2] ?? '')
