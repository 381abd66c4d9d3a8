import { Client } from 'pg'

/** The end of the family name of each patient of the beginning, which every copy has in another way. */
export const nameEnd = 'zzz'

const atOnce = 20

/**
 * For the benchmark of finding people, copies the patients of a practice so often, each copy under an id and a family name of its own,
 * as the database's owner: a million rows one by one through the store would take an hour.
 */
export async function multiplyPatients(
  url: string,
  { practiceId, copies }: { readonly practiceId: string; readonly copies: number },
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  for (let from = 1; from <= copies; from += atOnce)
    await copyAll(client, practiceId, { from, to: Math.min(copies, from + atOnce - 1) })
  await client.query('vacuum analyze')
  await client.end()
}

type Span = { readonly from: number; readonly to: number }

/** Three letters for a number. */
const letters = `chr(97 + copy.number / 676 % 26) || chr(97 + copy.number / 26 % 26) || chr(97 + copy.number % 26)`

async function copyAll(client: Client, practiceId: string, { from, to }: Span): Promise<void> {
  await client.query('begin')
  await client.query(
    `create temporary table copied on commit drop as
      select r.id as old_id, gen_random_uuid() as new_id, ${letters} as ending
      from resource r cross join generate_series($2::int, $3::int) as copy (number)
      where r.practice_id = $1 and r.type = 'Patient' and r.name like '%' || '${nameEnd}' || '%'`,
    [practiceId, from, to],
  )
  const anew = (column: string) =>
    `replace(replace(r.${column}, '${nameEnd}', copied.ending), copied.old_id::text, copied.new_id::text)`
  await client.query(
    `insert into resource (practice_id, id, type, partition_key, version_id, last_modified, patient_id, name, content, display, summary)
      select r.practice_id, copied.new_id, r.type, copied.new_id::text, r.version_id, r.last_modified, copied.new_id, ${anew('name')},
        ${anew('content::text')}::json, ${anew('display')}, ${anew('summary')}
      from copied join resource r on r.practice_id = $1 and r.id = copied.old_id`,
    [practiceId],
  )
  await client.query(
    `insert into token (practice_id, type, token, resource_id, patient_id)
      select r.practice_id, r.type, ${anew('token')}, copied.new_id, copied.new_id
      from copied join token r on r.practice_id = $1 and r.resource_id = copied.old_id
      order by 3`,
    [practiceId],
  )
  await client.query('commit')
}
