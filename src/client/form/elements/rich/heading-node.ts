import { Node, textblockTypeInputRule } from '@tiptap/core'
import type { Node as PageNode } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { headingMarks, headingTag } from './heading-level.ts'

const levels = [1, 2] as const

/** How a heading stands in the editor: `##` or `###` and a blank at the beginning of a line, or Ctrl+Alt+1 and 2. `top`: the level in the page of the larger one. */
export const headingNode = (top: number) =>
  Node.create({
    name: 'heading',
    content: 'inline*',
    group: 'block',
    defining: true,
    addAttributes() {
      return { level: { default: 1, rendered: false } }
    },
    renderHTML({ node }) {
      const level = node.attrs.level === 2 ? 2 : 1
      return [headingTag(top + level - 1), headingMarks(level), 0]
    },
    addInputRules() {
      return levels.map((level) =>
        textblockTypeInputRule({
          find: level === 1 ? /^##\s$/ : /^###\s$/,
          type: this.type,
          getAttributes: { level },
        }),
      )
    },
    addKeyboardShortcuts() {
      const toggle = (level: number) => () =>
        this.editor.commands.toggleNode(this.name, 'paragraph', { level })
      return { 'Mod-Alt-1': toggle(1), 'Mod-Alt-2': toggle(2) }
    },
    addProseMirrorPlugins() {
      return [
        new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, lifted(doc, top)) } }),
      ]
    },
  })

/** A heading of a part that stands under no heading is read aloud as a heading, so that no level is left out. */
function lifted(doc: PageNode, top: number): Decoration[] {
  const found: Decoration[] = []
  let isUnderHeading = false
  doc.forEach((node, at) => {
    if (node.type.name !== 'heading' || isUnderHeading) return
    if (node.attrs.level === 2)
      found.push(Decoration.node(at, at + node.nodeSize, { 'aria-level': String(top) }))
    else isUnderHeading = true
  })
  return found
}
