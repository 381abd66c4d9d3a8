import { sql } from 'kysely'

/**
 * A column for a statement upon `resource r` that the row policies hold: of the rows that they let through, the transaction keeps the
 * patient in `goldthread.reached`, which the policies ask before they gather whom the actor treats (`schemas/meta/row-security.json`).
 * So a transaction that has read a row may write it, and read what belongs to the same patient, for the price of a look at a list.
 */
export const keepReached = sql`case when r.patient_id is null
    or r.patient_id = any (nullif(current_setting('goldthread.reached', true), '')::uuid[]) then null
  else set_config('goldthread.reached', '{' || concat_ws(',',
    nullif(trim(both '{}' from current_setting('goldthread.reached', true)), ''), r.patient_id) || '}', true) end as reached`
