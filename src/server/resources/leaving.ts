import { parameterForms } from '#generated/operations/parameter-forms.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { CallInput } from '#server/operations/call.ts'
import type { AuditNote } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { has } from '#shared/permissions/granted.ts'

/** The export call of every type: a search whose rows leave the system as a file, page by page under one id. */
export type Leaving = {
  readonly id: string
  readonly format: 'csv' | 'xlsx'
  /** Which columns the file has, as paths. */
  readonly columns: readonly string[]
}

const forms = (['exportId', 'exportFormat', 'exportColumns'] as const).map((name) => ({
  name,
  form: new RegExp(parameterForms[name], 'u'),
}))

/** The export that a search belongs to, undefined when it belongs to none; `malformed` when it is not named whole. */
export function leavingOf({ query = {} }: CallInput): Outcome<Leaving | undefined> {
  if (forms.every(({ name }) => query[name] === undefined)) return succeeded(undefined)
  const wrong = forms.find(({ name, form }) => !form.test(query[name] ?? ''))
  if (wrong)
    return refuse(`/${wrong.name}`, 'stores.bad-export', {
      kind: 'malformed',
      parameters: { name: wrong.name },
    })

  const { exportId = '', exportFormat, exportColumns = '' } = query
  return succeeded({
    id: exportId,
    format: exportFormat === 'xlsx' ? 'xlsx' : 'csv',
    columns: exportColumns.split(','),
  })
}

/** Only who may export takes rows out as a file. */
export function mayLeave(granted: ReadonlySet<string>): Outcome<void> {
  const permission = flags.CanExportData
  return has(granted, permission) ? succeeded(undefined) : failed({ kind: 'forbidden', permission })
}

type Page = { readonly rows: number; readonly given: number; readonly isLast: boolean }

/** What the trail keeps of a page that leaves. The first and the last page of an export are found as its events; each says how many rows have left. */
export function leavingNote(
  entry: TypeEntry,
  { input, leaving }: { readonly input: CallInput; readonly leaving: Leaving },
  { rows, given, isLast }: Page,
): AuditNote {
  const isFirst = given === rows
  const { id, format, columns } = leaving
  const filters = tellable(entry, input.body)
  const numbers = { rows, given, isLast }
  const deleted = input.query?.includeDeleted === 'true'
  if (!isFirst && !isLast) return { detail: { export: { id, ...numbers } } }
  return {
    detail: {
      event: 'export',
      export: { id, format, columns, filters, ...(deleted && { deleted }), ...numbers },
      text: `${textOf({ entry, leaving, filters, page: { rows, given, isLast } })}${deleted ? '; deleted rows too' : ''}`,
    },
  }
}

/** That an export was refused is an event as well. */
export function refusedLeaving({ id, format }: Leaving): AuditNote {
  return { detail: { event: 'export', export: { id, format, rows: 0, given: 0, isLast: true } } }
}

type AuditedFilter = { readonly field: string; readonly op: string; readonly value?: unknown }

const tellableKinds: readonly string[] = ['reference', 'code', 'coded', 'boolean', 'instant']

/** The filters as the trail may know them: ids, codes and times as asked, of names and other texts only that they were asked. */
function tellable({ searchable }: TypeEntry, body: unknown): readonly AuditedFilter[] {
  if (!Array.isArray(body)) return []
  return body.map(({ field, op, value }) => {
    const kind = searchable.find(({ path }) => path === field)?.kind ?? 'text'
    return op === 'exists' || tellableKinds.includes(kind) ? { field, op, value } : { field, op }
  })
}

function textOf({
  entry,
  leaving,
  filters,
  page,
}: {
  readonly entry: TypeEntry
  readonly leaving: Leaving
  readonly filters: readonly AuditedFilter[]
  readonly page: Page
}): string {
  const where = filters.map(({ field, op, value }) =>
    value === undefined ? `${field} ${op} …` : `${field} ${op} ${JSON.stringify(value)}`,
  )
  return [
    `${entry.type} as ${leaving.format}`,
    page.isLast ? `${page.given} rows in all` : `begins with ${page.rows} rows`,
    `${leaving.columns.length} columns`,
    where.length > 0 ? `where ${where.join(' and ')}` : 'all rows',
    `export ${leaving.id}`,
  ].join('; ')
}
