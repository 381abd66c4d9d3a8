import { setTimeout } from 'node:timers/promises'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { canariesIn } from '#tests/support/isolation/practice/canaries.ts'
import type { MatrixActor } from '#tests/support/isolation/practice/matrix-actor.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import { type OwnedCanary, type OwnersOf, ownersOf } from '#tests/support/isolation/practice/owners-of.ts'
import {
  type Asked,
  comesForTheTeam,
  type Expected,
  expectedAnswer,
  isVisible,
} from '#tests/support/isolation/rule/expected-answer.ts'
import {
  isAboutPatient,
  type NamedAct,
  typeFacts,
  verbFacts,
} from '#tests/support/isolation/rule/type-facts.ts'
import { judge, judgeListed, type WrongCell, wrong } from './judge.ts'
import { type LineAnswer, type LineAsking, type Lines, openLines } from './open-lines.ts'
import { manyRequest, ofNoRow, requestOf, unknownId } from './request-of.ts'
import { askedOf, type Cell, metIn, patientOf, type State, states, tokenIn } from './states.ts'

/** One verb of one type for one actor: its seven cells are asked together. */
export type Question = {
  readonly type: ResourceType
  readonly verb: string
  readonly actor: MatrixActor
  /** Which act is asked, where the verb is one and the type has any. */
  readonly act?: NamedAct
}

/** A request of the run, as the trail must tell it. */
export type AskedRequest = {
  readonly requestId: string
  readonly personId: string
  readonly type: ResourceType
  readonly verb: string
  /** The row that it names, or that was made. */
  readonly rowId: string | undefined
  /** Whom that row is about, where it was read, changed or done something with. */
  readonly patientId: string | undefined
  readonly status: number
  readonly hasRoute: boolean
  /** What the trail calls the act that was asked, where it was one. */
  readonly act: string | undefined
}

export type MatrixRun = {
  readonly cells: number
  readonly requests: readonly AskedRequest[]
  readonly wrong: readonly WrongCell[]
}

/** `untilWrong`: a first wrong cell ends the run; `lines`: other lines than usual, such as ones that say something else. */
export type RunOptions = {
  readonly lines?: Lines
  readonly untilWrong?: boolean
  /** What the rule refuses is asked as a trial too, so that nothing changes whatever the server does. */
  readonly onlyTrials?: boolean
}

/** Runs questions of the isolation matrix against the server on lines that stay open, and compares every answer with the expected one. */
export async function runMatrix(
  practice: MatrixPractice,
  questions: readonly Question[],
  { lines = openLines(practice.server.url), untilWrong = false, onlyTrials = false }: RunOptions = {},
): Promise<MatrixRun> {
  const run: Running = {
    practice,
    lines,
    onlyTrials,
    owners: ownersOf(practice),
    since: practice.server.world.now().iso,
    requests: [],
    wrong: [],
    cells: 0,
  }
  const waiting = [...questions]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (untilWrong && run.wrong.length > 0) return
      await answerQuestion(run, next)
    }
  }
  await Promise.all(Array.from({ length: 32 }, work))
  lines.close()
  return { cells: run.cells, requests: run.requests, wrong: run.wrong }
}

type Running = {
  readonly practice: MatrixPractice
  readonly onlyTrials: boolean
  readonly lines: Lines
  readonly owners: OwnersOf
  /** When it began. */
  readonly since: string
  readonly requests: AskedRequest[]
  readonly wrong: WrongCell[]
  cells: number
}

async function answerQuestion(run: Running, question: Question): Promise<void> {
  const cells = states.map((state) => cellAt(run, question, state))
  run.cells += cells.length
  const kind = verbFacts.get(question.verb)?.kind ?? ''
  if (!['many', 'count', 'batch'].includes(kind)) {
    for (const cell of cells) await answerOne(run, cell)
    return
  }
  for (const token of ['none', 'valid', 'expired'])
    await answerMany(
      run,
      cells.filter(({ state }) => tokenIn(state) === token),
    )
}

function cellAt({ practice }: Running, question: Question, state: State): Cell {
  const { type, actor } = question
  const met = metIn(practice, actor, { type, state })
  if (!met) throw new Error(`There is no ${type} for ${actor.rights.role} in state ${state}.`)
  return { ...question, state, met }
}

async function answerOne(run: Running, cell: Cell): Promise<void> {
  const expected = expectedAnswer(askedOf(cell))
  const asking = requestOf(run.practice, cell, run.onlyTrials || expected.status < 300)
  if (expected.isOfNoRow) {
    note(run, judge(cell, expected, await asked(run, cell, ofNoRow(run.practice, asking, cell))))
    return
  }
  const answer = await asked(run, cell, asking)
  note(run, judge(cell, expected, answer))
  const isRowHidden = cell.act?.on !== 'collection' && expected.status === 404
  if (cell.act && (isRowHidden || expected.isLikeNobody))
    await compareWithNoRow(run, cell, { asking, answer })
}

/** An act on a hidden row is answered in every byte as one on a row that never was. */
async function compareWithNoRow(
  run: Running,
  cell: Cell,
  { asking, answer }: { readonly asking: LineAsking; readonly answer: LineAnswer },
): Promise<void> {
  const other = await asked(run, cell, ofNoRow(run.practice, asking, cell))
  const [found, expected] = [answer, other].map(
    ({ status, text }) => `${status} ${text.replaceAll(uuid, 'id')}`,
  )
  if (found !== expected)
    note(run, wrong(cell, 'leak', { expected: `as of no row: ${expected}`, found: String(found) }))
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** One answer about many rows: whether each stands in it, or how many are counted. */
async function answerMany(run: Running, cells: readonly Cell[]): Promise<void> {
  const [first] = cells
  if (!first) return
  const all = cells.map((cell) => ({ cell, expected: expectedAnswer(askedOf(cell)) }))
  const answer = await asked(run, first, manyRequest(run.practice, first, idsOf(cells)))
  for (const { cell, expected } of all) note(run, judge(cell, expected, answer))
  if (answer.status >= 300) return
  if (first.verb === 'count') return noteCount(run, all, answer)
  const listed = await listedOn(run, first, answer)
  for (const { cell, expected } of all)
    note(run, judgeListed(cell, expected, listed.has(cell.met.row.document.id)))
}

function idsOf(cells: readonly Cell[]): readonly string[] {
  return [...new Set(cells.map(({ met }) => met.row.document.id))]
}

function noteCount(
  run: Running,
  all: readonly { readonly cell: Cell; readonly expected: Expected }[],
  answer: LineAnswer,
): void {
  const wanted = new Set(
    all.flatMap(({ cell, expected }) => (expected.listed ? [cell.met.row.document.id] : [])),
  ).size
  const found = Number(answer.headers['x-total-count'] ?? -1)
  if (found === wanted) return
  for (const { cell } of all)
    note(
      run,
      wrong(cell, found > wanted ? 'leak' : 'falseDenial', {
        expected: `${wanted} counted`,
        found: String(found),
      }),
    )
}

/** The ids on this page of a list and on all that follow it. */
async function listedOn(run: Running, cell: Cell, first: LineAnswer): Promise<ReadonlySet<unknown>> {
  const listed = new Set<unknown>()
  for (let page: LineAnswer | undefined = first; page; page = await pageAfter(run, cell, page)) {
    const rows: unknown = page.status === 200 ? JSON.parse(page.text) : []
    const all: readonly Row[] = Array.isArray(rows) ? rows : []
    for (const { id } of all) listed.add(id)
    if (isOfTheRun(run, cell, all.at(-1))) break
  }
  return listed
}

type Row = { readonly id?: unknown; readonly at?: unknown }

/** The trail, which is listed from its beginning, grows with every page of it that is asked for: what the run itself adds is no cell. */
function isOfTheRun({ since }: Running, { type }: Cell, last: Row | undefined): boolean {
  return type === 'AuditEvent' && String(last?.at ?? '') > since
}

async function pageAfter(run: Running, cell: Cell, { headers }: LineAnswer): Promise<LineAnswer | undefined> {
  const token = headers['x-continuation-token']
  if (typeof token !== 'string' || token === '') return undefined
  const asking = manyRequest(run.practice, cell, idsOf([cell]))
  const next = { ...asking, headers: { ...asking.headers, 'x-continuation-token': token } }
  const answer = await asked(run, cell, next)
  note(run, judge(cell, { status: 200, rule: 6 }, answer))
  return answer
}

async function asked(run: Running, cell: Cell, asking: LineAsking, again = 5): Promise<LineAnswer> {
  const answer = await run.lines.ask(asking)
  const { type, verb, actor } = cell
  run.requests.push({
    requestId: String(answer.headers.requestid),
    personId: actor.personId,
    type,
    verb,
    ...subjectOf(run, cell, { asking, answer }),
    status: answer.status,
    hasRoute: expectedAnswer(askedOf(cell)).rule !== 1,
    act: cell.act?.operation,
  })
  const foreign = foreignIn(run, cell, { asking, answer })
  if (foreign) note(run, wrong(cell, 'leak', { expected: 'nothing of others', found: foreign }))
  if (answer.status >= 500)
    note(run, wrong(cell, 'otherAnswer', { expected: 'no 5xx', found: answer.text.slice(0, 200) }))
  if (again === 0 || !isBusy(answer)) return answer
  await setTimeout(Number(answer.headers['retry-after']) * 1_000)
  return asked(run, cell, asking, again - 1)
}

/** Whether the server had no time and says when to come again: who is told so comes again, and that is the answer. */
function isBusy({ status, text }: LineAnswer): boolean {
  return status === 429 && text.includes('http.busy')
}

/** The row that a request names or made, and whom it is about. */
function subjectOf(
  { practice }: Running,
  cell: Cell,
  { asking, answer }: { readonly asking: LineAsking; readonly answer: LineAnswer },
): Pick<AskedRequest, 'rowId' | 'patientId'> {
  const { id } = cell.met.row.document
  const nothing = { rowId: undefined, patientId: undefined }
  if (expectedAnswer(askedOf(cell)).rule === 1) return nothing
  if (asking.path.includes(`/${unknownId}`)) return { ...nothing, rowId: unknownId }
  if (asking.path.includes(`/${id}`)) {
    const isDone = answer.status < 300 && isAboutPatient(cell.type)
    return { rowId: id, patientId: isDone ? patientOf(practice, cell) : undefined }
  }
  const kind = verbFacts.get(cell.verb)?.kind ?? ''
  if (!kind.startsWith('create') || answer.status >= 300) return nothing
  const made: { readonly id?: unknown } = JSON.parse(answer.text)
  return { ...nothing, rowId: String(made.id) }
}

/** What the rule is asked about another row that the answer tells of: the token names the patient outside and nobody else who is hidden. */
function askedOfOther(cell: Cell, row: OwnedCanary): Asked {
  const asked = { ...askedOf(cell), ...row }
  return row.place === 'outside' ? asked : { ...asked, token: 'none' }
}

function maySee(asked: Asked): boolean {
  return isVisible(asked) || comesForTheTeam(asked)
}

/** A canary of a row that the actor does not see, in any byte of the answer. */
function foreignIn(
  { owners }: Running,
  cell: Cell,
  { asking, answer }: { readonly asking: LineAsking; readonly answer: LineAnswer },
): string | undefined {
  const found = canariesIn(`${JSON.stringify(answer.headers)} ${answer.text}`)
  if (found.size === 0) return undefined
  const own = canariesIn(JSON.stringify(asking.body ?? ''))
  const tells = typeFacts.get(cell.type)?.tells
  for (const canary of found) {
    const row = own.has(canary) ? undefined : owners(canary, cell.actor)
    if (row && !tells?.includes(row.type) && !maySee(askedOfOther(cell, row)))
      return `${row.type} ${row.place} (${registry[cell.type].collection})`
  }
  return undefined
}

function note(run: Running, cell: WrongCell | undefined): void {
  if (cell) run.wrong.push(cell)
}
