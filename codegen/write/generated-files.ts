/** What an emitter hands on: paths below the project's root and whole texts without banner. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** One file in the making: where it goes, what it is made from, and its text. */
export type Emitted = { readonly path: string; readonly from: string; readonly text: string }

/** Files by path, each with the line that says where it comes from and that edits are lost. */
export function withBanners(emitted: readonly Emitted[]): GeneratedFiles {
  const sorted = [...emitted].sort((one, other) => (one.path < other.path ? -1 : 1))
  return new Map(sorted.map((file) => [file.path, `${banner(file)}${file.text.trimEnd()}\n`]))
}

function banner({ path, from }: Emitted): string {
  const words = `Generated from ${from} by npm run generate. Edits are lost.`
  if (path.endsWith('.json')) return ''
  return path.endsWith('.sql') ? `-- ${words}\n` : `// ${words}\n`
}
