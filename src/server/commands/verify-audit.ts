import { existsSync } from 'node:fs'
import { readConfig } from '#server/config/config.ts'
import { KeyFileRefusal, openKeys } from '#server/config/keys.ts'
import { checkpointFileIn, readCheckpointFile } from '#server/database/checkpoint-file.ts'
import { openDatabase } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import type { Pinned } from '#server/database/pinned-checkpoints.ts'
import { type VerifiedTrail, verifyTrails } from '#server/database/verify-audit.ts'

/**
 * Recomputes the audit chain of every practice and says where one was tampered with; the embedded database must be at rest.
 * What it trusts stands outside the database: the signer's key in the key file, and the checkpoint file. Where several
 * servers wrote checkpoint files, the others are named as parameters.
 */
const reading = readConfig(process.env)
if (reading.ok) await verify(reading.config)
else refuse(reading.sentences.join('\n'))

async function verify({
  databaseUrl,
  dataDirectory,
  keyFile,
}: Extract<typeof reading, { ok: true }>['config']): Promise<void> {
  try {
    const pinned = pinnedBy(keyFile, [checkpointFileIn(dataDirectory), ...process.argv.slice(2)])
    const database = await openDatabase({
      dataDirectory,
      ...(databaseUrl !== undefined && { url: databaseUrl }),
    })
    const trails = await database.asOwner((transaction) => verifyTrails(transaction, pinned))
    await database.close()
    for (const trail of trails) console.log(sentenceOf(trail))
    if (trails.some(({ verdict }) => !verdict.ok)) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof DatabaseRefusal || error instanceof KeyFileRefusal)) throw error
    refuse(error.message)
  }
}

function pinnedBy(keyFile: string, files: readonly string[]): Pinned {
  if (!existsSync(keyFile))
    throw new KeyFileRefusal(
      `There is no key file at ${keyFile}, so nobody can say whose signatures these are. Restore it from a backup, or name it in KEY_FILE.`,
    )
  const signer = openKeys(keyFile).signing
  const read = files.map(readCheckpointFile).filter((checkpoints) => checkpoints !== undefined)
  if (read.length === 0) return { signer, checkpoints: undefined }
  if (read.length === 1) return { signer, checkpoints: read.flat() }
  return { signer, checkpoints: read.flat().toSorted((one, other) => (one.at < other.at ? -1 : 1)) }
}

function sentenceOf({ practiceId, verdict }: VerifiedTrail): string {
  return verdict.ok
    ? `${practiceId}: ${verdict.links} events and ${verdict.checkpoints} signed checkpoints are as they were written.`
    : `${practiceId}: event ${verdict.firstBad} is not as it was written (${verdict.because}). Compare with audit-checkpoints.ndjson and the last backup.`
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
