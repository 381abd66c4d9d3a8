import { useMemo } from 'react'
import { forgetWithPerson, useSession } from '#client/api/session.ts'
import { editDefinition, onlyBeginnings } from '#client/resources/editing/edit-definition.ts'
import type { FieldSource, Recipe } from '#client/resources/exchange/import/converting/build-row.ts'
import { type DateOrder, orderIn } from '#client/resources/exchange/import/converting/date-order.ts'
import {
  type FindReference,
  referenceFinder,
} from '#client/resources/exchange/import/converting/find-reference.ts'
import { guessMapping } from '#client/resources/exchange/import/converting/guess-mapping.ts'
import { type ImportField, importFields } from '#client/resources/exchange/import/converting/import-field.ts'
import { itemsOf, openLists } from '#client/resources/exchange/import/converting/open-lists.ts'
import type { Table } from '#client/resources/exchange/import/converting/read-table.ts'
import { useSource } from '#client/ui/external-store.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useLocale } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { PlainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Separator } from '#shared/csv/read-csv.ts'
import { type ImportJob, startImport } from './import-job.ts'
import type { ImportState } from './import-state.ts'

/** What the screen of an import shows and does. */
export type Import = {
  readonly job: ImportJob
  readonly state: ImportState
  /** Everything that a column can be. */
  readonly fields: readonly ImportField[]
  /** Required fields that no column fills: they are asked for once, for every line. */
  readonly asked: readonly ImportField[]
  /** Reads a file and guesses what its columns are. */
  readonly open: (file: File) => Promise<void>
  readonly separate: (separator: Separator) => Promise<void>
  readonly check: () => Promise<void>
  readonly run: () => Promise<void>
}

type Kept = { readonly job: ImportJob; readonly find: FindReference }

const jobs = new Map<string, Kept>()

/** Files of somebody who has signed out are forgotten. */
forgetWithPerson(() => jobs.clear())

/** The import of a type as this person left it; it lives as long as the page. */
export function useImport(description: ScreenDescription, create: PlainId<'create'>): Import {
  const labels = useLabels()
  const locale = useLocale()
  const { timezone } = useMoments()
  const { newId } = useWorld()
  const { job, find } = useKept(description, create)
  const state = useSource(job)
  const definition = useMemo(() => editDefinition(description, 'new'), [description])
  const fields = useMemo(() => importFields(definition, labels), [definition, labels])
  const sources = sourcesOf(state, fields)
  const filled = new Set(state.mapping)

  const recipe = async (): Promise<Recipe> => {
    await openLists(sources.map(({ field }) => field))
    return {
      definition,
      fields,
      sources,
      width: state.file?.table.headers.length ?? 0,
      base: onlyBeginnings(description),
      conversion: { labels, locale, timezone, order: state.order, itemsOf, find },
      newId,
    }
  }
  const guess = (constants: ImportState['constants']) => {
    const table = job.read().file?.table
    if (!table) return
    const mapping = guessMapping(table.headers, fields, description.headings)
    job.arrange({ mapping, constants, order: guessedOrder(table, locale) })
  }
  return {
    job,
    state,
    fields,
    open: async (file) => {
      await job.open(file)
      guess({})
    },
    separate: async (separator) => {
      const { constants } = job.read()
      await job.separate(separator)
      guess(constants)
    },
    asked: fields.filter(({ key, isRequired }) => isRequired && !filled.has(key)),
    check: async () => job.check(await recipe()),
    run: async () => job.run(await recipe()),
  }
}

const looked = 1_000

/** What the file's own days say; when they do not say it, the reader's habit. */
function guessedOrder({ rows }: Table, locale: string): DateOrder {
  const told = orderIn(rows.slice(0, looked).flatMap(({ cells }) => cells))
  return told ?? (locale.startsWith('es') ? 'day-month' : 'month-day')
}

function useKept({ type }: ScreenDescription, create: PlainId<'create'>): Kept {
  const { practice, person } = useSession()
  const key = `${practice?.key}/${person.id}/${type}`
  const known = jobs.get(key) ?? {
    job: startImport({ type, create, practice: practice?.key ?? '' }),
    find: referenceFinder(),
  }
  jobs.set(key, known)
  return known
}

function sourcesOf(
  { mapping, constants }: ImportState,
  fields: readonly ImportField[],
): readonly FieldSource[] {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const columns = mapping.flatMap((key, column): readonly FieldSource[] => {
    const field = key === undefined ? undefined : byKey.get(key)
    return field ? [{ field, column }] : []
  })
  const taken = new Set(mapping)
  const fixed = Object.entries(constants).flatMap(([key, constant]): readonly FieldSource[] => {
    const field = byKey.get(key)
    return field && constant.trim() !== '' && !taken.has(key) ? [{ field, constant }] : []
  })
  return [...columns, ...fixed]
}
