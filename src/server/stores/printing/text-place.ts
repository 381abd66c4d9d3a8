/** Where text stands on the page: from its left edge, so wide, in letters of this size. */
export type TextPlace = { readonly x: number; readonly width: number; readonly size: number }
