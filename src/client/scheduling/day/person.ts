/** Of the people of a day as the calendar knows them: an id and a name. */
export type Person = { readonly id: string; readonly display: string }
