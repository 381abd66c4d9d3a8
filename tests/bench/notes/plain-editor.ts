import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'

/** The peer of the benchmark of notes: Tiptap as it comes, alone on its page. */
const element = document.getElementById('page')
if (!element) throw new Error('The page has no place for the editor.')
Object.assign(window, { editor: new Editor({ element, extensions: [StarterKit] }) })
