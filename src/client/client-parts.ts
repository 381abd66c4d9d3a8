import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** One file of a build: what it is made of, and what it fetches at once and later. */
export type ClientPart = {
  readonly file: string
  /** The module that the part was made for, when it is one that the page or another part asks for. */
  readonly for?: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly later: readonly string[]
  readonly styles: readonly string[]
  /** Module → bytes before they are packed. Paths are relative to the project. */
  readonly modules: Readonly<Record<string, number>>
}

/** Writes down, beside the build's directory, of which modules each part is made: for the bundle report, never for a browser. */
export function clientParts(root: string): Plugin {
  return {
    name: 'client-parts',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const parts = Object.values(bundle).flatMap((file): ClientPart[] =>
        file.type === 'chunk'
          ? [
              {
                file: file.fileName,
                ...(file.facadeModuleId && { for: relative(root, file.facadeModuleId) }),
                isEntry: file.isEntry,
                imports: file.imports,
                later: file.dynamicImports,
                styles: [...(file.viteMetadata?.importedCss ?? [])],
                modules: Object.fromEntries(
                  Object.entries(file.modules).map(([id, { renderedLength }]) => [
                    relative(root, id),
                    renderedLength,
                  ]),
                ),
              },
            ]
          : [],
      )
      writeFileSync(`${dir}-parts.json`, JSON.stringify(parts))
    },
  }
}
