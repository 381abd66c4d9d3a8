import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the house. */
export const house = fileURLToPath(new URL('../../..', import.meta.url))

/** A file as it stands in the house; empty where there is none yet. */
export function houseText(path: string): string {
  const file = join(house, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
