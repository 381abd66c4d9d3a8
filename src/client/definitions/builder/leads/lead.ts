import type { Leads } from '#client/definitions/builder/building/new-element.ts'

/** Where an element that is put into the form will lead, and what it is called from then on. */
export type Lead = { readonly label: string; readonly leads: Leads }

/** What a chooser of leads is told: what to do with what was chosen. */
export type LeadProps = { readonly onChoose: (lead: Lead) => void }
