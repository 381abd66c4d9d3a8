import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument } from '#server/stores/document.ts'
import {
  digestWith,
  isSocialSecurity,
  maskedToken,
  numberMaskOf,
  numbers,
} from '#server/stores/masked-values.ts'
import type { Opened } from '#server/stores/opened.ts'
import { tokenValue } from '#server/stores/tokens.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

type Asked = { readonly system: string; readonly value: string }

/** The ids of rows with this identifier that the actor sees; an empty system stands for any. A social security number is found by those alone who may read it. */
export async function findByIdentifier(
  opened: Opened,
  entry: TypeEntry,
  asked: Asked,
): Promise<readonly string[]> {
  const { transaction, actor } = opened
  const system = asked.system === '' ? sql`` : sql` and system = ${asked.system}`
  const { rows } = await sql<{ resource_id: string }>`
    select distinct resource_id from identifier
    where practice_id = ${actor.practiceId}::uuid and type = ${entry.type} and value = ${asked.value}${system} limit 2`.execute(
    transaction,
  )
  const plain = rows.map(({ resource_id }) => resource_id)
  return [...new Set([...plain, ...(await findByNumber(opened, entry, asked))])]
}

async function findByNumber(opened: Opened, entry: TypeEntry, asked: Asked): Promise<readonly string[]> {
  const { transaction, actor, sealingKey } = opened
  const path = `${numbers}.value`
  const flag = numberMaskOf(entry, path)
  if (flag === undefined || !hasFlag(actor.granted, flag)) return []
  const token = maskedToken(path, digestWith(sealingKey)(path, tokenValue('text', asked.value) ?? ''))
  const { rows } = await sql<{ id: string; content: Document }>`
    select r.id, r.content from token t
    join resource r on r.practice_id = t.practice_id and r.id = t.resource_id and not r.is_deleted
    where t.practice_id = ${actor.practiceId}::uuid and t.type = ${entry.type} and t.token = ${token}`.execute(
    transaction,
  )
  return rows.filter(({ content }) => hasNumber(content, asked)).map(({ id }) => id)
}

function hasNumber(content: Document, { system, value }: Asked): boolean {
  const identifiers = Array.isArray(content[numbers]) ? content[numbers] : []
  return identifiers.some(
    (each) =>
      isDocument(each) &&
      isSocialSecurity(each) &&
      each.value === value &&
      (system === '' || each.system === system),
  )
}
