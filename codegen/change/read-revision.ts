import { spawnSync } from 'node:child_process'
import { sourceOf } from '#codegen/load/read-sources.ts'
import type { Sources } from '#codegen/load/sources.ts'
import { withListedValues } from '#codegen/load/with-listed-values.ts'

/** The schemas of an older state, or a sentence that says why they cannot be had. */
export type Revision =
  | { readonly ok: true; readonly commit: string; readonly sources: Sources }
  | { readonly ok: false; readonly sentence: string }

/** Reads `schemas/` and the texts as they stood at a git ref; nothing of the working tree is touched. */
export function readRevision(root: string, ref: string): Revision {
  const known = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])
  if (known.kind === 'absent')
    return no('There is no git on this machine, and an older state of the schemas can only be read by it.')
  if (git(root, ['rev-parse', '--is-inside-work-tree']).kind !== 'done')
    return no(`${root} is not inside a git work tree, so there is no older state to compare with.`)
  if (known.kind === 'refused')
    return no(
      `git knows no "${ref}". Name a commit, a branch or a tag: git log --oneline shows the last commits.`,
    )

  const commit = known.text.trim()
  const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', commit, 'schemas', 'src/shared/messages'])
  const paths = listed.kind === 'done' ? listed.text.split('\0').filter((path) => path.endsWith('.json')) : []
  if (!paths.some((path) => path.startsWith('schemas/'))) return no(`There is no schemas/ at "${ref}".`)
  return read(root, { ref, commit, paths: [...paths].sort() })
}

type Asked = { readonly ref: string; readonly commit: string; readonly paths: readonly string[] }

function read(root: string, { ref, commit, paths }: Asked): Revision {
  const input = paths.map((path) => `${commit}:./${path}\n`).join('')
  const { stdout, status } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input,
    maxBuffer: 1 << 29,
  })
  if (status !== 0) return no(`git could not read the schemas at "${ref}".`)
  try {
    const files = textsIn(stdout, paths).map(([path, text]) => [path, sourceOf(path, text)] as const)
    return { ok: true, commit, sources: { root, files: withListedValues(new Map(files)) } }
  } catch (error) {
    return no(
      `The schemas at "${ref}" are not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Takes the answer of `cat-file --batch` apart: a line with the size, then so many bytes and a line end. */
function textsIn(answer: Buffer, paths: readonly string[]): readonly (readonly [string, string])[] {
  let at = 0
  return paths.map((path) => {
    const lineEnd = answer.indexOf(10, at)
    const size = Number(answer.toString('utf8', at, lineEnd).split(' ')[2])
    const from = lineEnd + 1
    at = from + size + 1
    return [path, answer.toString('utf8', from, from + size)] as const
  })
}

type Answer =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'absent' }

function git(root: string, words: readonly string[]): Answer {
  const { error, status, stdout } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  })
  if (error) return { kind: 'absent' }
  return status === 0 ? { kind: 'done', text: stdout } : { kind: 'refused' }
}

function no(sentence: string): Revision {
  return { ok: false, sentence }
}
