import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Document } from '#server/stores/document.ts'
import { typedRow, untypedRow } from '#server/stores/typed-row.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Change, Context, Feature, Guard, Today } from './handler.ts'

/** A plain write on its way, as the plain operations know it: whatever its type. */
export type PlainChange = {
  readonly operation: Change<ResourceType>['operation']
  readonly before?: Document
  readonly after: Document
  readonly unsaid?: readonly string[]
}

/** What a feature adds to the plain writes of a type, ready for rows whose type only the store knows. */
export type PlainGuard = {
  readonly beforeWrite: (context: Context, change: PlainChange) => Promise<Outcome<Document>>
  readonly afterWrite: (context: Context, change: PlainChange) => Promise<Outcome<void>>
  /** Absent where nothing of a row changes by itself. */
  readonly today?: Today<Document>
}

export type PlainGuards = { readonly [Type in ResourceType]?: PlainGuard }

/** The guard of a type to which no feature adds anything. */
export const unguarded: PlainGuard = {
  beforeWrite: async (_context, { after }) => succeeded(after),
  afterWrite: async () => succeeded(undefined),
}

/** The guards of all features, each made ready once: what it hears is of the type that it is registered for. */
export function plainGuards(features: readonly Feature[]): PlainGuards {
  const ready = Object.values(registry).flatMap(({ type }) => {
    const [guard, other] = features.flatMap(({ guards }) => guardAt(guards, type))
    if (other) throw new Error(`Two features guard ${type}.`)
    return guard ? [[type, guard] as const] : []
  })
  return Object.fromEntries(ready)
}

/** What the features demand of a type, for rows whose type is known. */
export function guardFor<Type extends ResourceType>(
  guards: PlainGuards,
  type: Type,
): Required<Omit<Guard<Type>, 'today'>> {
  const guard: PlainGuard = guards[type] ?? unguarded
  return {
    beforeWrite: async (context, change) => {
      const checked = await guard.beforeWrite(context, untyped(change))
      return checked.ok ? succeeded(typedRow<Type>(checked.value)) : checked
    },
    afterWrite: (context, change) => guard.afterWrite(context, untyped(change)),
  }
}

/** Whole rows as they are answered, with what their feature says of them that is true today and stored nowhere. */
export async function withToday<Row extends Document>(
  context: Context,
  type: ResourceType,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const today = context.todayOf(type)
  if (!today) return rows
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await today.of(context, row)) })))
}

function untyped({ operation, before, after }: Change<ResourceType>): PlainChange {
  return { operation, ...(before && { before: untypedRow(before) }), after: untypedRow(after) }
}

function guardAt<Type extends ResourceType>(
  guards: { readonly [Each in ResourceType]?: Guard<Each> },
  type: Type,
): readonly PlainGuard[] {
  const guard = guards[type]
  return guard ? [plainGuard<Type>(guard)] : []
}

function plainGuard<Type extends ResourceType>({ beforeWrite, afterWrite, today }: Guard<Type>): PlainGuard {
  return {
    ...(today && {
      today: {
        fields: today.fields,
        of: async (context: Context, row: Document) => ({
          ...(await today.of(context, typedRow<Type>(row))),
        }),
      },
    }),
    beforeWrite: beforeWrite
      ? async (context, change) => {
          const checked = await beforeWrite(context, typed(change))
          return checked.ok ? succeeded(untypedRow(checked.value)) : checked
        }
      : unguarded.beforeWrite,
    afterWrite: afterWrite ? (context, change) => afterWrite(context, typed(change)) : unguarded.afterWrite,
  }
}

function typed<Type extends ResourceType>({ operation, before, after, unsaid }: PlainChange): Change<Type> {
  return {
    operation,
    ...(before && { before: typedRow<Type>(before) }),
    after: typedRow<Type>(after),
    ...(unsaid && { unsaid }),
  }
}
