import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of the domain's tables: one field of a type as the reference documents describe it. */
export type TableField = {
  readonly name: string
  readonly type: string
  readonly cardinality: string
  readonly flags: string
  readonly meaning: string
}

/** A type of the domain's tables. */
export type TableType = {
  readonly collection: string
  readonly partition: string
  readonly delete: string
  readonly section: string
  readonly fields: readonly TableField[]
}

/** The domain's tables of types, for tests (`domain/data/resources.json` beside the corpora); undefined where the reference documents are not there, and then it says so. */
export function domainTypes(): ReadonlyMap<string, TableType> | undefined {
  const root = new URL('../..', import.meta.url).pathname
  const corpora = process.env.CORPORA_DIR ?? join(root, '../shared/corpora')
  const file = join(corpora, '../domain/data/resources.json')
  if (existsSync(file)) return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))

  console.log(`no tables of the domain at ${file}: the fields are not compared with them`)
  return undefined
}
