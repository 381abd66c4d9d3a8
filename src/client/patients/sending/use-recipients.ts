import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { nameText } from '#client/person/contact-name.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { TransmissionMethod } from '#generated/enumerations/transmission-method.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Organization } from '#generated/types/organization.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'

/** Somebody who may receive documents: an organization of the practice's directory, or a contact of the patient. */
export type Recipient = {
  readonly id: string
  readonly resourceType: 'Organization' | 'RelatedPerson'
  readonly name: string
  /** How it stands among others: a contact with what it is to the patient. */
  readonly label: string
  /** Where it is reached, by the ways that are known. */
  readonly addresses: { readonly [Method in TransmissionMethod]?: string | undefined }
}

/** A known recipient as it is kept in what is written; undefined of nobody. */
export function referenceTo(
  entry: Recipient | undefined,
): Pick<Recipient, 'id' | 'resourceType'> | undefined {
  return entry && { id: entry.id, resourceType: entry.resourceType }
}

const active: Filter = { field: 'active', op: 'eq', value: true }

/** The known recipients of a patient's documents, as far as the reader may see them; contacts first. */
export function useRecipients(patientId: string): readonly Recipient[] {
  const { may } = usePermissions()
  const mayContacts = may('RelatedPerson:Read')
  const organizations = useAnswer(
    'organization.query',
    useMemo(() => ({ filters: [active], pageSize: 200 }), []),
  )
  const contacts = useAnswer(
    'relatedPerson.query',
    useMemo(() => (mayContacts ? contactsOf(patientId) : undefined), [mayContacts, patientId]),
  )
  return useMemo(
    () => [
      ...(contacts?.ok ? contacts.value.items.map(contactRecipient) : []),
      ...(organizations?.ok ? organizations.value.items.map(organizationRecipient) : []),
    ],
    [contacts, organizations],
  )
}

/** The choices of a recipient, by kind, for a field whose values are ids; the first one is whoever is written by hand. */
export function useRecipientChoices(recipients: readonly Recipient[]) {
  const words = useWords()
  const labels = useLabels()
  const groupOf = (resourceType: Recipient['resourceType']) =>
    recipients
      .filter((each) => each.resourceType === resourceType)
      .map(({ id, label }) => ({ value: id, label }))
  const groups = [
    { group: words('chart-tabs.contacts'), items: groupOf('RelatedPerson') },
    { group: labels('types.Organization'), items: groupOf('Organization') },
  ]
  return [
    { value: '', label: words('transmissions.by-hand') },
    ...groups.filter(({ items }) => items.length > 0),
  ]
}

function contactsOf(patientId: string) {
  const ofPatient = { field: 'patient', op: 'eq', value: patientId } as const
  return { filters: [ofPatient, active], partition: patientId, pageSize: 100 }
}

function organizationRecipient({ id, name, faxNumber, directAddress, contacts }: Organization): Recipient {
  return {
    id,
    resourceType: 'Organization',
    name,
    label: name,
    addresses: { Fax: faxNumber, DirectMessage: directAddress, SecureEmail: pointOf(contacts, 'email') },
  }
}

function contactRecipient({ id, name, display, contacts }: RelatedPerson): Recipient {
  return {
    id,
    resourceType: 'RelatedPerson',
    name: nameText(name),
    label: display,
    addresses: { Fax: pointOf(contacts, 'fax'), SecureEmail: pointOf(contacts, 'email') },
  }
}

function pointOf(contacts: RelatedPerson['contacts'], wanted: 'fax' | 'email'): string | undefined {
  return contacts?.find(({ system }) => system === wanted)?.value
}
