/** Where an element's text is entered: at a place in the window, at its end, or with all of it chosen. */
export type EnteredAt = { readonly left: number; readonly top: number } | 'end' | 'all'
