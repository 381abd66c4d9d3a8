import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowsSince } from './change/stored/rows-since.ts'
import { compareTables } from './emit/tables/compare-tables.ts'
import type { Table } from './model/table.ts'

/** `npm run migration <name>`: drafts the migration that brings the tables to what the schemas want. */
const folder = 'src/server/database/migrations'
const snapshot = `${folder}/wanted.json`
const wanted = 'generated/tables/wanted.json'

const [name = ''] = process.argv.slice(2)
const sinceAt = process.argv.indexOf('--since')

if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  write(name)
} else {
  console.error('Say what the migration does, in kebab-case: npm run migration add-appointment-room')
  process.exitCode = 1
}

/** Tables are compared with the last migration's snapshot; what rows need, with the schemas when a migration was last committed. */
function write(name: string): void {
  const rows = rowsSince(process.cwd(), sinceAt > 0 ? process.argv[sinceAt + 1] : undefined, folder)
  if (!rows.ok) console.log(rows.sentence)
  const statements = [
    ...compareTables(tablesIn(snapshot), tablesIn(wanted)),
    ...(rows.ok ? rows.statements : []),
  ]
  if (statements.length === 0)
    console.log('Tables and rows are what they were at the last migration; nothing to write.')
  else writeStatements(name, statements)
}

function writeStatements(name: string, statements: readonly string[]): void {
  const path = `${folder}/${nextNumber()}-${name}.sql`
  writeFileSync(
    path,
    `-- ${name.replaceAll('-', ' ')}: read this before it runs; each ASK needs your answer, each UPCAST a step in the code.\n\n${statements.join('\n\n')}\n`,
  )
  writeFileSync(snapshot, readFileSync(wanted, 'utf8'))
  format(snapshot)
  const asks = statements.filter((statement) => statement.includes('-- ASK')).length
  console.log(
    `${path}: ${statements.length} step(s), ${asks} of them for you to decide. Read it, fix it, commit it with ${snapshot}.`,
  )
}

/** The snapshot is a file of the house like any other, so it looks as the formatter wants it. */
function format(path: string): void {
  const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'format', '--write', path], { stdio: 'ignore' })
}

function tablesIn(path: string): readonly Table[] {
  if (!existsSync(path)) return []
  const content: { readonly tables: readonly Table[] } = JSON.parse(readFileSync(path, 'utf8'))
  return content.tables
}

function nextNumber(): string {
  const numbers = readdirSync(folder).map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0))
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
