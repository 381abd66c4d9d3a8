/** What one question takes: kinds of files (all where none are named), and how many more. */
export type FileRoom = { readonly contentTypes: readonly string[]; readonly free: number }

/** Which of the chosen files are taken, and the first reason why another one is not. */
export type ChosenFiles = {
  readonly taken: readonly File[]
  readonly refusal?: { readonly reason: 'too-many' | 'too-large' | 'wrong-kind'; readonly name: string }
}

/** The largest file of a form, in bytes. */
export const largestFile = 50 * 2 ** 20

/** Looks through files before anything is sent: by kind, by size, by how many there may be. */
export function chooseFiles(files: readonly File[], { contentTypes, free }: FileRoom): ChosenFiles {
  const judged = files.map((file) => ({ file, reason: reasonAgainst(file, contentTypes) }))
  const good = judged.flatMap(({ file, reason }) => (reason === undefined ? [file] : []))
  const taken = good.slice(0, Math.max(0, free))
  const bad = judged.find(({ reason }) => reason !== undefined)
  if (bad?.reason) return { taken, refusal: { reason: bad.reason, name: bad.file.name } }

  const surplus = good[taken.length]
  return surplus ? { taken, refusal: { reason: 'too-many', name: surplus.name } } : { taken }
}

function reasonAgainst({ type, size }: File, contentTypes: readonly string[]) {
  if (size > largestFile) return 'too-large' as const
  return contentTypes.length === 0 || contentTypes.some((each) => isOf(type, each))
    ? undefined
    : ('wrong-kind' as const)
}

/** `image/*` takes every picture. */
function isOf(type: string, wanted: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}
