import type { Creates, ResourceType, ResourceTypes } from '#generated/types/resources.ts'

/**
 * One change that a person wishes, on its way to the server. `before` is the document as it was loaded, or as it was last handed over here;
 * `after` is the whole document wanted. Only what lies between the two is written.
 */
export type Change<Type extends ResourceType = ResourceType> =
  | {
      readonly kind: 'create'
      readonly type: Type
      /** A UUIDv7 made on this device; it travels beside the body and becomes the id, so references made offline hold. */
      readonly id: string
      readonly body: Type extends keyof Creates ? Creates[Type] : never
      /** A person has said that it is meant in spite of what stands against it. */
      readonly isConfirmed?: true
      /** It was sent once already, and nobody knows what became of it: it is sent again as it is. */
      readonly wasSent?: true
    }
  | {
      readonly kind: 'patch'
      readonly type: Type
      readonly id: string
      readonly before: ResourceTypes[Type]
      readonly after: ResourceTypes[Type]
    }
  | {
      readonly kind: 'delete'
      readonly type: Type
      readonly id: string
      readonly before: ResourceTypes[Type]
    }
