import { sql } from 'kysely'
import { readConfig } from '#server/config/config.ts'
import { openDatabase, type Transaction } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { verifyAudit } from '#server/database/verify-audit.ts'

/** Recomputes the audit chain of every practice and says where one was tampered with; the embedded database must be at rest. */
const reading = readConfig(process.env)
if (!reading.ok) {
  for (const sentence of reading.sentences) console.error(sentence)
  process.exit(1)
}
const { databaseUrl, dataDirectory } = reading.config

try {
  const database = await openDatabase({
    dataDirectory,
    ...(databaseUrl !== undefined && { url: databaseUrl }),
  })
  const whole = await database.asOwner(tell)
  await database.close()
  if (!whole) process.exitCode = 1
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function tell(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ practice_id: string }>`select distinct practice_id from audit_link`.execute(
    transaction,
  )
  let whole = true
  for (const { practice_id: practiceId } of rows) {
    const verdict = await verifyAudit(transaction, practiceId)
    whole = whole && verdict.ok
    console.log(
      verdict.ok
        ? `${practiceId}: ${verdict.links} events and ${verdict.checkpoints} signed checkpoints are as they were written.`
        : `${practiceId}: event ${verdict.firstBad} is not as it was written (${verdict.because}). Compare with audit-checkpoints.ndjson and the last backup.`,
    )
  }
  return whole
}
