import type { OperationAnswer } from '#server/operations/call.ts'
import { oneAnswer } from '#server/operations/one-answer.ts'
import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { type Document, isDocument, type StoredDocument } from '#server/stores/document.ts'
import { findByIdentifier } from '#server/stores/rows/find-by-identifier.ts'
import { authorOf, withDefaults } from '#server/stores/rows/prepare-row.ts'
import { renewedBody } from '#server/stores/upcast/renewed-body.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { checkCreate } from './check-change.ts'
import { checkTransitions } from './check-transitions.ts'

/** Makes a new row of any type; its key becomes its id. `if-none-exists` answers the row that is there already. */
export const create: PlainHandler = async (call) => {
  const { input, context } = call
  const { body } = input
  if (!isDocument(body)) return failed({ kind: 'malformed', what: 'http.object-expected' })

  const { ifNoneExists } = context.options
  if (ifNoneExists !== undefined) {
    const there = await existing(call, ifNoneExists)
    if (there) return there
  }

  const created = await insert(call, renewedBody(call.entry, body))
  return created.ok ? oneAnswer(call, created.value, 201) : created
}

async function insert(call: PlainCall, body: Document): Promise<Outcome<StoredDocument>> {
  const { entry, context, rows, guard } = call
  const checked = await checkCreate(call, body)
  if (!checked.ok) return checked
  const { partition: askedPartition, ...fields } = body
  const transition = checkTransitions(call, { after: withDefaults(entry, fields) })
  if (!transition.ok) return transition

  const whole = withDefaults(entry, { ...serverMade(call), ...fields })
  const guarded = await guard.beforeWrite(context, {
    operation: 'create',
    after: whole,
    unsaid: unsaidIn(whole, fields),
  })
  if (!guarded.ok) return guarded
  const missing = entry.required.find((name) => guarded.value[name] === undefined && !always.includes(name))
  if (missing !== undefined) return refuse(`/${missing}`, 'stores.required')

  const { idempotencyKey } = context.options
  const inserted = await rows.insert(
    guarded.value,
    idempotencyKey === undefined ? {} : { id: idempotencyKey },
  )
  if (!inserted.ok) return inserted
  if (askedPartition !== undefined && askedPartition !== inserted.value.partition)
    return refuse('/partition', 'stores.partition-differs', { subStatus: subStatuses.partitionDiffers })
  const followed = await guard.afterWrite(context, { operation: 'create', after: inserted.value })
  return followed.ok ? inserted : followed
}

function unsaidIn(whole: Document, said: Document): readonly string[] {
  return Object.keys(whole).filter((name) => said[name] === undefined)
}

const always = ['id', 'resourceType', 'partition', 'display', 'meta']

/** `created` is the server's clock wherever a type has such a field; what else the type says that the server fills in. */
function serverMade({ entry, context, opened }: PlainCall): Document {
  const author = authorOf(opened)
  const filled = Object.entries(entry.filled).flatMap(([name, by]) => {
    if (by === 'now') return [[name, context.now.iso]]
    const targets = entry.references.find(({ path }) => path === name)?.targets ?? []
    return targets.includes(author.resourceType) ? [[name, author]] : []
  })
  return {
    ...(entry.serverOwned.includes('created') && { created: context.now.iso }),
    ...Object.fromEntries(filled),
  }
}

/** The row that is there already. Where its asker may not read it, the create goes on, and the identifier refuses it without a name. */
async function existing(call: PlainCall, identifier: string): Promise<Outcome<OperationAnswer> | undefined> {
  const at = identifier.indexOf('|')
  const [system, value] = [identifier.slice(0, at), identifier.slice(at + 1)]
  if (at < 0 || value === '') return failed({ kind: 'malformed', what: 'http.bad-if-none-exists' })
  const ids = await findByIdentifier(call.opened, call.entry, { system, value })
  if (ids.length > 1) return failed({ kind: 'precondition', status: 412, because: 'stores.several-exist' })
  const [id] = ids
  if (id === undefined) return undefined
  const loaded = await call.rows.load(id)
  return loaded.ok ? oneAnswer(call, loaded.value.document) : undefined
}
