import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of the threat table: what may happen, and what in this repository holds it. */
export type Threat = {
  readonly id: string
  readonly threat: string
  readonly actor: string
  readonly control: string
  /** Files of tests, as seen from the root. */
  readonly tests: readonly string[]
  /** Numbers of the issues that will build what is missing. */
  readonly issues: readonly number[]
}

const root = new URL('../../../', import.meta.url).pathname

/** Reads a table of threats; its last column names tests in backticks and issues as `issue 9`. */
export function readThreats(text: string): readonly Threat[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| TM'))
    .map((line) => {
      const [id = '', threat = '', actor = '', control = '', held = ''] = line.split(' | ')
      return {
        id: id.replace('| ', ''),
        threat,
        actor,
        control,
        tests: [...held.matchAll(/`(tests\/[^`]+)`/g)].map(([, path]) => path ?? ''),
        issues: [...held.matchAll(/issue (\d+)/g)].map(([, number]) => Number(number)),
      }
    })
}

/** What is wrong with the table: a threat that nobody holds, a test that is not there or tests nothing, a number that says nothing. */
export function threatComplaints(threats: readonly Threat[], open: readonly number[]): readonly string[] {
  const ids = threats.map(({ id }) => id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands there twice`),
    ...threats.flatMap(({ id, tests, issues }) => [
      ...(tests.length + issues.length === 0 ? [`${id} is held by no test and by no issue to come`] : []),
      ...tests.filter((path) => !isTest(path)).map((path) => `${id} names ${path}, which tests nothing`),
      ...issues.filter((number) => !open.includes(number)).map((number) => `${id} names issue ${number}`),
    ]),
  ]
}

function isTest(path: string): boolean {
  const file = join(root, path)
  if (!/\.(test|wide|long)\.tsx?$/.test(path) || !existsSync(file)) return false
  return /\b(test|testEveryType|describe)\b[.(]/.test(readFileSync(file, 'utf8'))
}

/** The table of the reference documents beside the corpora; undefined where the reference documents are not there, and then it says so. */
export function referenceThreats(): readonly Threat[] | undefined {
  const corpora = process.env.CORPORA_DIR ?? join(root, '../shared/corpora')
  const file = join(corpora, '../reliability.md')
  if (existsSync(file)) return readThreats(readFileSync(file, 'utf8'))

  console.log(`no reference table of threats at ${file}: the copy is not compared with it`)
  return undefined
}
