import { fileURLToPath } from 'node:url'
import { buildClient } from '#server/app/build-client.ts'

/** Builds the pages once before any test opens them, so that no two test files build them at the same time. */
export async function setup(): Promise<void> {
  await buildClient(fileURLToPath(new URL('../../..', import.meta.url)))
}
