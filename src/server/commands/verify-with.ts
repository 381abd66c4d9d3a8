import { existsSync } from 'node:fs'
import { type Config, readConfig } from '#server/config/config.ts'
import { KeyFileRefusal, openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn, readCheckpointFile, together } from '#server/database/audit/checkpoint-file.ts'
import type { Transaction } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import type { Pinned } from '#server/database/verify/pinned-practices.ts'
import { sentenceOf, type VerifiedTrail } from '#server/database/verify/trail-finding.ts'

/** Looks at trails with what is pinned outside the database; a refusal is thrown as a DatabaseRefusal with its sentence. */
export type Look = (transaction: Transaction, pinned: Pinned) => Promise<readonly VerifiedTrail[]>

/**
 * The commands that verify: opens the database of the environment (the embedded one must be at rest), looks, and says in sentences what was found; ends with 1
 * when something is not as it was written. What it trusts stands outside the database: the signer's key in the key file, the
 * checkpoint file, and the anchor's file; the archives are judged by it like the database. Checkpoint files of other servers, or an anchor's copy, are named in `files`.
 */
export async function verifyWith(files: readonly string[], look: Look): Promise<void> {
  const reading = readConfig(process.env)
  if (!reading.ok) return refuse(reading.sentences.join('\n'))
  try {
    const trails = await lookAt(reading.config, files, look)
    for (const trail of trails) for (const line of linesOf(trail)) console.log(line)
    if (trails.some(({ findings }) => findings.length > 0)) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof DatabaseRefusal || error instanceof KeyFileRefusal)) throw error
    refuse(error.message)
  }
}

async function lookAt(
  config: Config,
  files: readonly string[],
  look: Look,
): Promise<readonly VerifiedTrail[]> {
  const { databaseUrl, dataDirectory } = config
  const pinned = pinnedBy(config, files)
  const database = await openDatabase({
    dataDirectory,
    ...(databaseUrl !== undefined && { url: databaseUrl }),
  })
  try {
    return await database.asOwner((transaction) => look(transaction, pinned))
  } finally {
    await database.close()
  }
}

function pinnedBy(
  { keyFile, dataDirectory, auditAnchor, auditArchive }: Config,
  files: readonly string[],
): Pinned {
  if (!existsSync(keyFile))
    throw new KeyFileRefusal(
      `There is no key file at ${keyFile}, so the signatures can't be checked. Restore it from a backup or set its path in KEY_FILE.`,
    )
  const own = [checkpointFileIn(dataDirectory), ...files]
  const kept = together(own.map(readCheckpointFile).filter((each) => each !== undefined))
  const anchored = auditAnchor.file === undefined ? undefined : readCheckpointFile(auditAnchor.file)
  return {
    signer: openKeys(keyFile).signing,
    kept,
    archives: auditArchive.directory,
    ...(anchored && { anchored: anchored.checkpoints }),
  }
}

function linesOf({ practiceId, links, checkpoints, manifests, findings }: VerifiedTrail): readonly string[] {
  if (findings.length > 0) return findings.map((finding) => `${practiceId}: ${sentenceOf(finding)}`)
  return [
    `${practiceId}: ${links} events, ${checkpoints} signed checkpoints and ${manifests} signatures are as they were written.`,
  ]
}

function refuse(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
