import type { Emitted } from '#codegen/emit/text/emitted.ts'

/** What `generated/` should hold: whole texts by their paths below the project's root. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** Files by path, each with the line that says where it comes from and that edits are lost. */
export function withBanners(emitted: readonly Emitted[]): GeneratedFiles {
  const sorted = [...emitted].sort((one, other) => (one.path < other.path ? -1 : 1))
  return new Map(sorted.map((file) => [file.path, `${banner(file)}${file.text.trimEnd()}\n`]))
}

function banner({ path, from }: Emitted): string {
  const words = `Generated from ${from} by npm run generate. Edits are lost.`
  if (path.endsWith('.json')) return ''
  if (path.endsWith('.md')) return `<!-- ${words} -->\n`
  return path.endsWith('.sql') ? `-- ${words}\n` : `// ${words}\n`
}
