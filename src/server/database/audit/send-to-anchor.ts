import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Checkpoint } from './checkpoint.ts'
import { appendCheckpoints, readCheckpointFile } from './checkpoint-file.ts'

/**
 * Where checkpoints are kept outside what they vouch for. `file`: another disk, another machine's share. `command`: a program that
 * gets the lines on its standard input and ends with 0 when it has them in safety: it mails them, writes them to an object
 * store or has them stamped, with the tools and secrets of whoever runs the installation, so that the server needs neither.
 */
export type AnchorSettings = { readonly file?: string; readonly command?: string }

const patience = 30_000

/**
 * Hands over every checkpoint that the anchors have not got yet, in the order of the checkpoint file. What was handed over is
 * remembered beside the file; lines may come twice after a crash, and never not at all. Answers what went wrong.
 */
export async function sendToAnchor(
  checkpointFile: string,
  { file, command }: AnchorSettings,
): Promise<readonly Error[]> {
  const lines = readCheckpointFile(checkpointFile)?.checkpoints ?? []
  const failures: Error[] = []
  if (file !== undefined)
    await owed(`${checkpointFile}.anchored-file`, lines, async (each) => {
      if (!existsSync(file) || statSync(file).isFile()) appendCheckpoints(file, each)
      else throw new Error(`${file} is not a file`)
    }).catch((reason: unknown) => failures.push(failureOf('AUDIT_ANCHOR_FILE', reason)))
  if (command !== undefined)
    await owed(`${checkpointFile}.anchored-command`, lines, (each) => run(command, each)).catch(
      (reason: unknown) => failures.push(failureOf('AUDIT_ANCHOR_COMMAND', reason)),
    )
  return failures
}

/** The mark holds how many lines have arrived. */
async function owed(
  mark: string,
  lines: readonly Checkpoint[],
  send: (lines: readonly Checkpoint[]) => Promise<void>,
): Promise<void> {
  const sent = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : 0
  const rest = lines.slice(Number.isSafeInteger(sent) && sent <= lines.length ? sent : 0)
  if (rest.length === 0) return
  await send(rest)
  writeFileSync(mark, String(lines.length), { mode: 0o600 })
}

/** Started without a shell and without parameters, so nothing that is stored can become part of a command. */
function run(command: string, lines: readonly Checkpoint[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [], { stdio: ['pipe', 'ignore', 'ignore'], timeout: patience })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`it ended with ${code}`))))
    child.stdin.on('error', () => undefined) // what it did not read is told by how it ends
    child.stdin.end(lines.map((each) => `${JSON.stringify(each)}\n`).join(''))
  })
}

function failureOf(setting: string, reason: unknown): Error {
  const said = reason instanceof Error ? reason.message : 'unknown'
  return new Error(
    `The checkpoints of the audit trail did not reach ${setting} (${said}). They are kept and sent again with the next one.`,
  )
}
