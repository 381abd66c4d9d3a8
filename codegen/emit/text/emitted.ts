/** One file in the making: where it goes, what it is made from, and its text without banner. */
export type Emitted = { readonly path: string; readonly from: string; readonly text: string }
