// Generated from generated/operations/openapi.json by npm run generate. Edits are lost.
// 7a14b121419a7033ddb992f1bb2a9436 29dca181a1ab7d44d7e767a218649260
export interface paths {
    readonly "/api/v1/People": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List: People */
        readonly get: operations["person.list"];
        readonly put?: never;
        /** Add: Person */
        readonly post: operations["person.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/People/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: People */
        readonly post: operations["person.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/People/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Person */
        readonly get: operations["person.read"];
        /** Replace: Person */
        readonly put: operations["person.update"];
        readonly post?: never;
        /** Delete: Person */
        readonly delete: operations["person.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Person */
        readonly patch: operations["person.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/People/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Person */
        readonly get: operations["person.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/People/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Person */
        readonly post: operations["person.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/Practices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List: Practices */
        readonly get: operations["practice.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/Practices/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Practices */
        readonly post: operations["practice.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/Practices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Practice */
        readonly get: operations["practice.read"];
        /** Replace: Practice */
        readonly put: operations["practice.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Practice */
        readonly patch: operations["practice.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/Practices/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Practice */
        readonly get: operations["practice.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Appointments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Appointments */
        readonly get: operations["appointment.list"];
        readonly put?: never;
        /** Add: Appointment */
        readonly post: operations["appointment.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Appointments/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Appointments */
        readonly post: operations["appointment.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Appointments/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Appointment */
        readonly get: operations["appointment.read"];
        /** Replace: Appointment */
        readonly put: operations["appointment.update"];
        readonly post?: never;
        /** Delete: Appointment */
        readonly delete: operations["appointment.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Appointment */
        readonly patch: operations["appointment.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Appointments/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Appointment */
        readonly get: operations["appointment.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Appointments/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Appointment */
        readonly post: operations["appointment.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Appointments/{id}/start-note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Start note
         * @description Makes the session of an appointment when there is none, and a draft note from the definition; answers an open draft of the same author instead of a second one.
         */
        readonly post: operations["appointment.startNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/AuditEvents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Audit events */
        readonly get: operations["auditEvent.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/AuditEvents/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Audit events */
        readonly post: operations["auditEvent.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/AuditEvents/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Audit event */
        readonly get: operations["auditEvent.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/AuditEvents/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Audit event */
        readonly get: operations["auditEvent.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Conditions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Problems */
        readonly get: operations["condition.list"];
        readonly put?: never;
        /** Add: Problem */
        readonly post: operations["condition.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Conditions/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Problems */
        readonly post: operations["condition.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Conditions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Problem */
        readonly get: operations["condition.read"];
        /** Replace: Problem */
        readonly put: operations["condition.update"];
        readonly post?: never;
        /** Delete: Problem */
        readonly delete: operations["condition.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Problem */
        readonly patch: operations["condition.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Conditions/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Problem */
        readonly get: operations["condition.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Conditions/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Problem */
        readonly post: operations["condition.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Encounters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Sessions */
        readonly get: operations["encounter.list"];
        readonly put?: never;
        /** Add: Session */
        readonly post: operations["encounter.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Encounters/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Sessions */
        readonly post: operations["encounter.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Encounters/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Session */
        readonly get: operations["encounter.read"];
        /** Replace: Session */
        readonly put: operations["encounter.update"];
        readonly post?: never;
        /** Delete: Session */
        readonly delete: operations["encounter.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Session */
        readonly patch: operations["encounter.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Encounters/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Session */
        readonly get: operations["encounter.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Encounters/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Session */
        readonly post: operations["encounter.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/EpisodesOfCare": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Enrollments */
        readonly get: operations["episodeOfCare.list"];
        readonly put?: never;
        /** Add: Enrollment */
        readonly post: operations["episodeOfCare.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/EpisodesOfCare/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Enrollments */
        readonly post: operations["episodeOfCare.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/EpisodesOfCare/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Enrollment */
        readonly get: operations["episodeOfCare.read"];
        /** Replace: Enrollment */
        readonly put: operations["episodeOfCare.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Enrollment */
        readonly patch: operations["episodeOfCare.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/EpisodesOfCare/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Enrollment */
        readonly get: operations["episodeOfCare.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Forms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Forms */
        readonly get: operations["form.list"];
        readonly put?: never;
        /** Add: Form */
        readonly post: operations["form.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Forms/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Forms */
        readonly post: operations["form.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Forms/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Form */
        readonly get: operations["form.read"];
        /** Replace: Form */
        readonly put: operations["form.update"];
        readonly post?: never;
        /** Delete: Form */
        readonly delete: operations["form.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Form */
        readonly patch: operations["form.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Forms/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Form */
        readonly get: operations["form.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Forms/{id}/new-version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * New version
         * @description Makes a draft of the next version; the active one stays in use until the draft is published.
         */
        readonly post: operations["form.newVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Forms/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish
         * @description Checks a draft and makes it active; the former active version of the same key is retired.
         */
        readonly post: operations["form.publish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Forms/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Form */
        readonly post: operations["form.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/GrantSets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Grant sets */
        readonly get: operations["grantSet.list"];
        readonly put?: never;
        /** Add: Grant set */
        readonly post: operations["grantSet.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/GrantSets/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Grant sets */
        readonly post: operations["grantSet.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/GrantSets/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Grant set */
        readonly get: operations["grantSet.read"];
        /** Replace: Grant set */
        readonly put: operations["grantSet.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Grant set */
        readonly patch: operations["grantSet.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/GrantSets/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Grant set */
        readonly get: operations["grantSet.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Groups */
        readonly get: operations["group.list"];
        readonly put?: never;
        /** Add: Group */
        readonly post: operations["group.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Groups/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Groups */
        readonly post: operations["group.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Groups/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Group */
        readonly get: operations["group.read"];
        /** Replace: Group */
        readonly put: operations["group.update"];
        readonly post?: never;
        /** Delete: Group */
        readonly delete: operations["group.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Group */
        readonly patch: operations["group.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Groups/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Group */
        readonly get: operations["group.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Groups/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Group */
        readonly post: operations["group.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/HealthcareServices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Services */
        readonly get: operations["healthcareService.list"];
        readonly put?: never;
        /** Add: Service */
        readonly post: operations["healthcareService.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/HealthcareServices/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Services */
        readonly post: operations["healthcareService.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/HealthcareServices/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Service */
        readonly get: operations["healthcareService.read"];
        /** Replace: Service */
        readonly put: operations["healthcareService.update"];
        readonly post?: never;
        /** Delete: Service */
        readonly delete: operations["healthcareService.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Service */
        readonly patch: operations["healthcareService.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/HealthcareServices/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Service */
        readonly get: operations["healthcareService.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/HealthcareServices/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Service */
        readonly post: operations["healthcareService.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Locations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Locations */
        readonly get: operations["location.list"];
        readonly put?: never;
        /** Add: Location */
        readonly post: operations["location.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Locations/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Locations */
        readonly post: operations["location.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Locations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Location */
        readonly get: operations["location.read"];
        /** Replace: Location */
        readonly put: operations["location.update"];
        readonly post?: never;
        /** Delete: Location */
        readonly delete: operations["location.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Location */
        readonly patch: operations["location.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Locations/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Location */
        readonly get: operations["location.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Locations/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Location */
        readonly post: operations["location.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteDefinitions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Note definitions */
        readonly get: operations["noteDefinition.list"];
        readonly put?: never;
        /** Add: Note definition */
        readonly post: operations["noteDefinition.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteDefinitions/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Note definitions */
        readonly post: operations["noteDefinition.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteDefinitions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Note definition */
        readonly get: operations["noteDefinition.read"];
        /** Replace: Note definition */
        readonly put: operations["noteDefinition.update"];
        readonly post?: never;
        /** Delete: Note definition */
        readonly delete: operations["noteDefinition.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Note definition */
        readonly patch: operations["noteDefinition.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteDefinitions/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Note definition */
        readonly get: operations["noteDefinition.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteDefinitions/{id}/new-version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * New version
         * @description Makes a draft of the next version; the active one stays in use until the draft is published.
         */
        readonly post: operations["noteDefinition.newVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteDefinitions/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish
         * @description Checks a draft and makes it active; the former active version of the same key is retired. Its draft parts are published too, and their versions pinned.
         */
        readonly post: operations["noteDefinition.publish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteDefinitions/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Note definition */
        readonly post: operations["noteDefinition.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteRules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Note rules */
        readonly get: operations["noteRule.list"];
        readonly put?: never;
        /** Add: Note rule */
        readonly post: operations["noteRule.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteRules/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Note rules */
        readonly post: operations["noteRule.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteRules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Note rule */
        readonly get: operations["noteRule.read"];
        /** Replace: Note rule */
        readonly put: operations["noteRule.update"];
        readonly post?: never;
        /** Delete: Note rule */
        readonly delete: operations["noteRule.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Note rule */
        readonly patch: operations["noteRule.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteRules/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Note rule */
        readonly get: operations["noteRule.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteRules/{id}/new-version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * New version
         * @description Makes a draft of the next version; the active one stays in use until the draft is published.
         */
        readonly post: operations["noteRule.newVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteRules/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish
         * @description Checks a draft and makes it active; the former active version of the same key is retired.
         */
        readonly post: operations["noteRule.publish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteRules/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Note rule */
        readonly post: operations["noteRule.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteSectionForms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Note section forms */
        readonly get: operations["noteSectionForm.list"];
        readonly put?: never;
        /** Add: Note section form */
        readonly post: operations["noteSectionForm.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteSectionForms/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Note section forms */
        readonly post: operations["noteSectionForm.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteSectionForms/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Note section form */
        readonly get: operations["noteSectionForm.read"];
        /** Replace: Note section form */
        readonly put: operations["noteSectionForm.update"];
        readonly post?: never;
        /** Delete: Note section form */
        readonly delete: operations["noteSectionForm.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Note section form */
        readonly patch: operations["noteSectionForm.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteSectionForms/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Note section form */
        readonly get: operations["noteSectionForm.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteSectionForms/{id}/new-version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * New version
         * @description Makes a draft of the next version; the active one stays in use until the draft is published.
         */
        readonly post: operations["noteSectionForm.newVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteSectionForms/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish
         * @description Checks a draft and makes it active; the former active version of the same key is retired.
         */
        readonly post: operations["noteSectionForm.publish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/NoteSectionForms/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Note section form */
        readonly post: operations["noteSectionForm.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Notes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Notes */
        readonly get: operations["note.list"];
        readonly put?: never;
        /** Add: Note */
        readonly post: operations["note.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Notes/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Notes */
        readonly post: operations["note.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Notes/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Note */
        readonly get: operations["note.read"];
        /** Replace: Note */
        readonly put: operations["note.update"];
        readonly post?: never;
        /** Delete: Note */
        readonly delete: operations["note.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Note */
        readonly patch: operations["note.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Notes/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Note */
        readonly get: operations["note.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Notes/{id}/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mark ready
         * @description Checks the note, keeps the results and moves it to Ready to sign; answers what can be signed now and the hash that a signature is bound to.
         */
        readonly post: operations["note.ready"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Notes/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Note */
        readonly post: operations["note.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Notes/{id}/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign
         * @description Signs one step; the last required one makes the note final and locks it.
         */
        readonly post: operations["note.sign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Organizations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Organizations */
        readonly get: operations["organization.list"];
        readonly put?: never;
        /** Add: Organization */
        readonly post: operations["organization.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Organizations/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Organizations */
        readonly post: operations["organization.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Organizations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Organization */
        readonly get: operations["organization.read"];
        /** Replace: Organization */
        readonly put: operations["organization.update"];
        readonly post?: never;
        /** Delete: Organization */
        readonly delete: operations["organization.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Organization */
        readonly patch: operations["organization.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Organizations/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Organization */
        readonly get: operations["organization.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Organizations/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Organization */
        readonly post: operations["organization.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Patients": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Patients */
        readonly get: operations["patient.list"];
        readonly put?: never;
        /** Add: Patient */
        readonly post: operations["patient.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Patients/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Patients */
        readonly post: operations["patient.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Patients/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Patient */
        readonly get: operations["patient.read"];
        /** Replace: Patient */
        readonly put: operations["patient.update"];
        readonly post?: never;
        /** Delete: Patient */
        readonly delete: operations["patient.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Patient */
        readonly patch: operations["patient.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Patients/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Patient */
        readonly get: operations["patient.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Patients/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Patient */
        readonly post: operations["patient.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/PracticePreferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Practice preferences */
        readonly get: operations["practicePreferences.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/PracticePreferences/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Practice preferences */
        readonly post: operations["practicePreferences.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/PracticePreferences/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Practice preferences */
        readonly get: operations["practicePreferences.read"];
        /** Replace: Practice preferences */
        readonly put: operations["practicePreferences.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Practice preferences */
        readonly patch: operations["practicePreferences.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/PracticePreferences/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Practice preferences */
        readonly get: operations["practicePreferences.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Practitioners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Practitioners */
        readonly get: operations["practitioner.list"];
        readonly put?: never;
        /** Add: Practitioner */
        readonly post: operations["practitioner.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Practitioners/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Practitioners */
        readonly post: operations["practitioner.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Practitioners/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Practitioner */
        readonly get: operations["practitioner.read"];
        /** Replace: Practitioner */
        readonly put: operations["practitioner.update"];
        readonly post?: never;
        /** Delete: Practitioner */
        readonly delete: operations["practitioner.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Practitioner */
        readonly patch: operations["practitioner.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Practitioners/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Practitioner */
        readonly get: operations["practitioner.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Practitioners/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Practitioner */
        readonly post: operations["practitioner.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Programs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Programs */
        readonly get: operations["program.list"];
        readonly put?: never;
        /** Add: Program */
        readonly post: operations["program.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Programs/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Programs */
        readonly post: operations["program.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Programs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Program */
        readonly get: operations["program.read"];
        /** Replace: Program */
        readonly put: operations["program.update"];
        readonly post?: never;
        /** Delete: Program */
        readonly delete: operations["program.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Program */
        readonly patch: operations["program.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Programs/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Program */
        readonly get: operations["program.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Programs/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Program */
        readonly post: operations["program.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/QuestionnaireResponses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Questionnaire responses */
        readonly get: operations["questionnaireResponse.list"];
        readonly put?: never;
        /** Add: Questionnaire response */
        readonly post: operations["questionnaireResponse.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/QuestionnaireResponses/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Questionnaire responses */
        readonly post: operations["questionnaireResponse.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/QuestionnaireResponses/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Questionnaire response */
        readonly get: operations["questionnaireResponse.read"];
        /** Replace: Questionnaire response */
        readonly put: operations["questionnaireResponse.update"];
        readonly post?: never;
        /** Delete: Questionnaire response */
        readonly delete: operations["questionnaireResponse.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Questionnaire response */
        readonly patch: operations["questionnaireResponse.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/QuestionnaireResponses/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Questionnaire response */
        readonly get: operations["questionnaireResponse.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/QuestionnaireResponses/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Questionnaire response */
        readonly post: operations["questionnaireResponse.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Questionnaires */
        readonly get: operations["questionnaire.list"];
        readonly put?: never;
        /** Add: Questionnaire */
        readonly post: operations["questionnaire.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Import questionnaires
         * @description Reads a questionnaire file (FHIR R4 Questionnaire or a bundle of them) into drafts, and reports what was kept, changed and refused.
         */
        readonly post: operations["questionnaire.import"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Questionnaires */
        readonly post: operations["questionnaire.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Questionnaire */
        readonly get: operations["questionnaire.read"];
        /** Replace: Questionnaire */
        readonly put: operations["questionnaire.update"];
        readonly post?: never;
        /** Delete: Questionnaire */
        readonly delete: operations["questionnaire.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Questionnaire */
        readonly patch: operations["questionnaire.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Questionnaire */
        readonly get: operations["questionnaire.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/{id}/new-version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * New version
         * @description Makes a draft of the next version; the active one stays in use until the draft is published.
         */
        readonly post: operations["questionnaire.newVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish
         * @description Checks a draft and makes it active; the former active version of the same key is retired.
         */
        readonly post: operations["questionnaire.publish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Questionnaire */
        readonly post: operations["questionnaire.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Questionnaires/{id}/use-as-note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Use as note
         * @description Makes a form and a section for each group of the questionnaire and a note definition over them, all as drafts, in one transaction.
         */
        readonly post: operations["questionnaire.useAsNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Schedules": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Schedules */
        readonly get: operations["schedule.list"];
        readonly put?: never;
        /** Add: Schedule */
        readonly post: operations["schedule.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Schedules/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Schedules */
        readonly post: operations["schedule.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Schedules/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Schedule */
        readonly get: operations["schedule.read"];
        /** Replace: Schedule */
        readonly put: operations["schedule.update"];
        readonly post?: never;
        /** Delete: Schedule */
        readonly delete: operations["schedule.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Schedule */
        readonly patch: operations["schedule.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Schedules/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Schedule */
        readonly get: operations["schedule.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/Schedules/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Schedule */
        readonly post: operations["schedule.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityRoles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Security roles */
        readonly get: operations["securityRole.list"];
        readonly put?: never;
        /** Add: Security role */
        readonly post: operations["securityRole.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityRoles/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Security roles */
        readonly post: operations["securityRole.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityRoles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Security role */
        readonly get: operations["securityRole.read"];
        /** Replace: Security role */
        readonly put: operations["securityRole.update"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Security role */
        readonly patch: operations["securityRole.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityRoles/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Security role */
        readonly get: operations["securityRole.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityTokens": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Security tokens */
        readonly get: operations["securityToken.list"];
        readonly put?: never;
        /** Add: Security token */
        readonly post: operations["securityToken.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityTokens/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Security tokens */
        readonly post: operations["securityToken.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityTokens/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Security token */
        readonly get: operations["securityToken.read"];
        /** Replace: Security token */
        readonly put: operations["securityToken.update"];
        readonly post?: never;
        /** Delete: Security token */
        readonly delete: operations["securityToken.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Security token */
        readonly patch: operations["securityToken.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityTokens/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Security token */
        readonly get: operations["securityToken.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SecurityTokens/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Security token */
        readonly post: operations["securityToken.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SignatureConfigurations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        /** List: Signature configurations */
        readonly get: operations["signatureConfiguration.list"];
        readonly put?: never;
        /** Add: Signature configuration */
        readonly post: operations["signatureConfiguration.create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SignatureConfigurations/queries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Search: Signature configurations */
        readonly post: operations["signatureConfiguration.query"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SignatureConfigurations/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        /** Read: Signature configuration */
        readonly get: operations["signatureConfiguration.read"];
        /** Replace: Signature configuration */
        readonly put: operations["signatureConfiguration.update"];
        readonly post?: never;
        /** Delete: Signature configuration */
        readonly delete: operations["signatureConfiguration.delete"];
        readonly options?: never;
        readonly head?: never;
        /** Change parts of: Signature configuration */
        readonly patch: operations["signatureConfiguration.patch"];
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SignatureConfigurations/{id}/_history/{versionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        /** Read one version of: Signature configuration */
        readonly get: operations["signatureConfiguration.readVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SignatureConfigurations/{id}/new-version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * New version
         * @description Makes a draft of the next version; the active one stays in use until the draft is published.
         */
        readonly post: operations["signatureConfiguration.newVersion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SignatureConfigurations/{id}/publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Publish
         * @description Checks a draft and makes it active; the former active version of the same key is retired.
         */
        readonly post: operations["signatureConfiguration.publish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/practices/{practice}/SignatureConfigurations/{id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back: Signature configuration */
        readonly post: operations["signatureConfiguration.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Acuity
         * @description The values of acuity.
         * @enum {string}
         */
        readonly Acuity: "Low" | "Moderate" | "High" | "Crisis";
        /**
         * Address
         * @description A postal address with its service area.
         */
        readonly Address: {
            /**
             * Use
             * @default home
             */
            readonly use: components["schemas"]["AddressUse"];
            /** Street lines */
            readonly lines: readonly string[];
            /** City */
            readonly city: string;
            /** County */
            readonly county?: string;
            /** State */
            readonly state: string;
            /** Postal code */
            readonly postalCode: string;
            /**
             * Country
             * @default US
             */
            readonly country: string;
            /** District */
            readonly district?: components["schemas"]["Reference"];
            /** District chosen by hand */
            readonly districtLocked?: boolean;
            /** Latitude */
            readonly latitude?: number;
            /** Longitude */
            readonly longitude?: number;
            /** Period */
            readonly period?: components["schemas"]["Period"];
            /** Confidential address */
            readonly isConfidential?: boolean;
            /** Directions */
            readonly directions?: string;
        };
        /**
         * Address
         * @description an Address
         */
        readonly AddressElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Address";
        };
        /**
         * AddressUse
         * @description The values of address use.
         * @enum {string}
         */
        readonly AddressUse: "home" | "work" | "temp" | "old" | "billing";
        /**
         * Administration
         * @description The values of administration.
         * @enum {string}
         */
        readonly Administration: "Self" | "Clinician" | "Either";
        /**
         * AdministrativeGender
         * @description The values of administrative gender.
         * @enum {string}
         */
        readonly AdministrativeGender: "male" | "female" | "nonbinary" | "other" | "unknown" | "undisclosed";
        /**
         * AgeRange
         * @description Ages in years, both included.
         */
        readonly AgeRange: {
            /** Minimum */
            readonly min?: number;
            /** Maximum */
            readonly max?: number;
        };
        /**
         * AlertAudience
         * @description The values of alert audience.
         * @enum {string}
         */
        readonly AlertAudience: "all" | "clinical";
        /**
         * AlertReceiver
         * @description The values of alert receiver.
         * @enum {string}
         */
        readonly AlertReceiver: "careTeam" | "supervisor" | "onCall";
        /**
         * AlertSeverity
         * @description The values of alert severity.
         * @enum {string}
         */
        readonly AlertSeverity: "Info" | "Warn" | "Critical";
        /**
         * Amendment
         * @description A correction or an addition to a signed note.
         */
        readonly Amendment: {
            /** ID */
            readonly id: string;
            /** Kind */
            readonly kind: components["schemas"]["AmendmentKind"];
            /** Reason */
            readonly reason: components["schemas"]["CodedValue"];
            /** Text */
            readonly text?: string;
            /** Section changes */
            readonly sectionChanges?: readonly components["schemas"]["JsonPatchOperation"][];
            /** Author */
            readonly author: components["schemas"]["Reference"];
            /**
             * Time
             * Format: date-time
             */
            readonly at: string;
            /** Signature */
            readonly signature?: components["schemas"]["Signature"];
        };
        /**
         * AmendmentKind
         * @description The values of amendment kind.
         * @enum {string}
         */
        readonly AmendmentKind: "Amendment" | "Addendum";
        /**
         * AmendmentSteps
         * @description The values of amendment steps.
         * @enum {string}
         */
        readonly AmendmentSteps: "SameAsOriginal" | "AuthorOnly";
        /**
         * Annotation
         * @description A remark with its author and time; remarks are only added.
         */
        readonly Annotation: {
            /** ID */
            readonly id: string;
            /** Author */
            readonly author?: components["schemas"]["Reference"];
            /**
             * Time
             * Format: date-time
             */
            readonly time?: string;
            /** Text */
            readonly text: string;
            /** Pinned */
            readonly pinned?: boolean;
        };
        /**
         * AnswerMode
         * @description The values of answer mode.
         * @enum {string}
         */
        readonly AnswerMode: "InSession" | "Portal" | "Kiosk" | "Phone" | "Paper";
        /**
         * AnswerSource
         * @description The values of answer source.
         * @enum {string}
         */
        readonly AnswerSource: "Self" | "Proxy" | "Clinician";
        /**
         * Answers
         * @description Answers by element id; an absent key is not answered.
         * @default {}
         */
        readonly Answers: {
            readonly [key: string]: unknown;
        };
        /**
         * Appointment
         * @description A planned meeting.
         */
        readonly Appointment: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Appointment";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Status
             * @description Booked ones hold their time.
             */
            readonly status: components["schemas"]["AppointmentStatus"];
            /**
             * Start
             * Format: date-time
             * @description Needed unless proposed or waiting.
             */
            readonly start?: string;
            /**
             * End
             * Format: date-time
             * @description After the start; at most 16 hours later.
             */
            readonly end?: string;
            /**
             * Time zone
             * @description Of the place, else of the practice.
             */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Duration
             * @description The minutes between start and end when both are given.
             */
            readonly duration: number;
            /**
             * All day
             * @description Staff events only.
             */
            readonly allDay?: boolean;
            /**
             * Group appointment
             * @description A meeting of a group; then group is given.
             */
            readonly isGroup: boolean;
            /**
             * Kind
             * @description Only visits and intakes have a patient.
             * @default Visit
             */
            readonly kind: components["schemas"]["AppointmentKind"];
            /**
             * Service
             * @description Needed for visits and intakes.
             */
            readonly serviceType?: components["schemas"]["Reference"];
            /** Program */
            readonly program?: components["schemas"]["Reference"];
            /**
             * Enrollment
             * @description For one person; in a group each attendee has one.
             */
            readonly episodeOfCare?: components["schemas"]["Reference"];
            /**
             * Location
             * @description Site or room of the practice.
             */
            readonly location?: components["schemas"]["Reference"];
            /**
             * Place of the service
             * @description Where the service really happens.
             */
            readonly serviceLocation?: {
                /** Kind */
                readonly kind: components["schemas"]["LocationKind"];
                /** Address */
                readonly address?: components["schemas"]["Address"];
                /** Place of service */
                readonly placeOfService?: components["schemas"]["CodedValue"];
                /**
                 * Telehealth URL
                 * Format: uri
                 */
                readonly telehealthUrl?: string;
            };
            /**
             * Mode
             * @default InPerson
             */
            readonly mode: components["schemas"]["EncounterMode"];
            /**
             * Owner
             * @description Responsible staff member.
             */
            readonly owner: components["schemas"]["Reference"];
            /** Schedule */
            readonly schedule?: components["schemas"]["Reference"];
            /**
             * Attendees
             * @description Who takes part.
             */
            readonly attendees?: readonly components["schemas"]["Attendee"][];
            /** Group */
            readonly group?: components["schemas"]["Reference"];
            /**
             * Created
             * Format: date-time
             * @description When it was booked.
             */
            readonly created: string;
            /**
             * Service for the missed visit
             * @description What to document when the visit was missed.
             */
            readonly missedVisitServiceCode?: components["schemas"]["Reference"];
            /** Title */
            readonly title?: string;
            /**
             * Description
             * @description Visible to staff.
             */
            readonly description?: string;
            /**
             * Patient instructions
             * @description Sent with reminders.
             */
            readonly patientInstructions?: string;
            /**
             * Recurrence
             * @description On the first of a series only.
             */
            readonly recurrence?: components["schemas"]["Recurrence"];
            /**
             * Series
             * @description On the occurrences of a series.
             */
            readonly series?: {
                /** Master */
                readonly master: components["schemas"]["Reference"];
                /** Index */
                readonly index: number;
                /**
                 * Original start
                 * Format: date-time
                 */
                readonly originalStart: string;
            };
            /**
             * Rooms and vehicles
             * @description Rooms and vehicles that are booked too.
             */
            readonly resources?: readonly components["schemas"]["Reference"][];
            /**
             * Cancellation
             * @description Needed when cancelled.
             */
            readonly cancellation?: components["schemas"]["Cancellation"];
            /** No-show */
            readonly noShow?: {
                /** Action */
                readonly action: components["schemas"]["CodedValue"];
                /** Note */
                readonly note?: components["schemas"]["Reference"];
                /** Contacted */
                readonly contacted?: boolean;
            };
            /** Check-in */
            readonly checkIn?: {
                /**
                 * Arrived at
                 * Format: date-time
                 */
                readonly arrivedAt?: string;
                /**
                 * Checked in at
                 * Format: date-time
                 */
                readonly checkedInAt?: string;
                /** By */
                readonly by?: components["schemas"]["Reference"];
                /** Insurance verified */
                readonly insuranceVerified?: boolean;
                /** Address verified */
                readonly addressVerified?: boolean;
                /** Consents verified */
                readonly consentsVerified?: boolean;
                /** Copay collected */
                readonly copayCollected?: components["schemas"]["Money"];
            };
            /**
             * Reminders
             * @description What was sent.
             */
            readonly reminders?: readonly {
                /**
                 * Time
                 * Format: date-time
                 */
                readonly at: string;
                /** Channel */
                readonly channel: components["schemas"]["NotificationChannel"];
                /** Result */
                readonly result: components["schemas"]["JobResult"];
            }[];
            /**
             * Waiting list
             * @description Only while waiting.
             */
            readonly waitlist?: {
                /**
                 * Priority
                 * @default Normal
                 */
                readonly priority: components["schemas"]["Priority"];
                /**
                 * Since
                 * Format: date-time
                 */
                readonly since?: string;
                /**
                 * Earliest
                 * Format: date
                 */
                readonly earliest?: string;
                /**
                 * Latest
                 * Format: date
                 */
                readonly latest?: string;
                /** Weekdays */
                readonly weekdays?: readonly components["schemas"]["Weekday"][];
                /** Time of day */
                readonly timeOfDay?: readonly components["schemas"]["TimeOfDay"][];
                /** Practitioners */
                readonly practitioners?: readonly components["schemas"]["Reference"][];
                /** Notes */
                readonly notes?: string;
            };
            /** Session */
            readonly encounter?: components["schemas"]["Reference"];
            /**
             * Authorization
             * @description The unit that is planned to be used.
             */
            readonly authorization?: {
                /** Coverage */
                readonly coverage: components["schemas"]["Reference"];
                /** Authorization */
                readonly authorizationId: string;
            };
            /** Rescheduled from */
            readonly rescheduledFrom?: components["schemas"]["Reference"];
            /** Copay */
            readonly copay?: components["schemas"]["Money"];
        };
        /**
         * Appointment
         * @description The body of a create.
         */
        readonly AppointmentCreate: {
            /** @constant */
            readonly resourceType?: "Appointment";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Status
             * @description Booked ones hold their time.
             */
            readonly status: components["schemas"]["AppointmentStatus"];
            /**
             * Start
             * Format: date-time
             * @description Needed unless proposed or waiting.
             */
            readonly start?: string;
            /**
             * End
             * Format: date-time
             * @description After the start; at most 16 hours later.
             */
            readonly end?: string;
            /**
             * Time zone
             * @description Of the place, else of the practice.
             */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Duration
             * @description The minutes between start and end when both are given.
             */
            readonly duration: number;
            /**
             * All day
             * @description Staff events only.
             */
            readonly allDay?: boolean;
            /**
             * Group appointment
             * @description A meeting of a group; then group is given.
             */
            readonly isGroup: boolean;
            /**
             * Kind
             * @description Only visits and intakes have a patient.
             * @default Visit
             */
            readonly kind: components["schemas"]["AppointmentKind"];
            /**
             * Service
             * @description Needed for visits and intakes.
             */
            readonly serviceType?: components["schemas"]["Reference"];
            /** Program */
            readonly program?: components["schemas"]["Reference"];
            /**
             * Enrollment
             * @description For one person; in a group each attendee has one.
             */
            readonly episodeOfCare?: components["schemas"]["Reference"];
            /**
             * Location
             * @description Site or room of the practice.
             */
            readonly location?: components["schemas"]["Reference"];
            /**
             * Place of the service
             * @description Where the service really happens.
             */
            readonly serviceLocation?: {
                /** Kind */
                readonly kind: components["schemas"]["LocationKind"];
                /** Address */
                readonly address?: components["schemas"]["Address"];
                /** Place of service */
                readonly placeOfService?: components["schemas"]["CodedValue"];
                /**
                 * Telehealth URL
                 * Format: uri
                 */
                readonly telehealthUrl?: string;
            };
            /**
             * Mode
             * @default InPerson
             */
            readonly mode: components["schemas"]["EncounterMode"];
            /**
             * Owner
             * @description Responsible staff member.
             */
            readonly owner: components["schemas"]["Reference"];
            /** Schedule */
            readonly schedule?: components["schemas"]["Reference"];
            /**
             * Attendees
             * @description Who takes part.
             */
            readonly attendees?: readonly components["schemas"]["Attendee"][];
            /** Group */
            readonly group?: components["schemas"]["Reference"];
            /**
             * Service for the missed visit
             * @description What to document when the visit was missed.
             */
            readonly missedVisitServiceCode?: components["schemas"]["Reference"];
            /** Title */
            readonly title?: string;
            /**
             * Description
             * @description Visible to staff.
             */
            readonly description?: string;
            /**
             * Patient instructions
             * @description Sent with reminders.
             */
            readonly patientInstructions?: string;
            /**
             * Recurrence
             * @description On the first of a series only.
             */
            readonly recurrence?: components["schemas"]["Recurrence"];
            /**
             * Series
             * @description On the occurrences of a series.
             */
            readonly series?: {
                /** Master */
                readonly master: components["schemas"]["Reference"];
                /** Index */
                readonly index: number;
                /**
                 * Original start
                 * Format: date-time
                 */
                readonly originalStart: string;
            };
            /**
             * Rooms and vehicles
             * @description Rooms and vehicles that are booked too.
             */
            readonly resources?: readonly components["schemas"]["Reference"][];
            /**
             * Cancellation
             * @description Needed when cancelled.
             */
            readonly cancellation?: components["schemas"]["Cancellation"];
            /** No-show */
            readonly noShow?: {
                /** Action */
                readonly action: components["schemas"]["CodedValue"];
                /** Note */
                readonly note?: components["schemas"]["Reference"];
                /** Contacted */
                readonly contacted?: boolean;
            };
            /** Check-in */
            readonly checkIn?: {
                /**
                 * Arrived at
                 * Format: date-time
                 */
                readonly arrivedAt?: string;
                /**
                 * Checked in at
                 * Format: date-time
                 */
                readonly checkedInAt?: string;
                /** By */
                readonly by?: components["schemas"]["Reference"];
                /** Insurance verified */
                readonly insuranceVerified?: boolean;
                /** Address verified */
                readonly addressVerified?: boolean;
                /** Consents verified */
                readonly consentsVerified?: boolean;
                /** Copay collected */
                readonly copayCollected?: components["schemas"]["Money"];
            };
            /**
             * Waiting list
             * @description Only while waiting.
             */
            readonly waitlist?: {
                /**
                 * Priority
                 * @default Normal
                 */
                readonly priority: components["schemas"]["Priority"];
                /**
                 * Earliest
                 * Format: date
                 */
                readonly earliest?: string;
                /**
                 * Latest
                 * Format: date
                 */
                readonly latest?: string;
                /** Weekdays */
                readonly weekdays?: readonly components["schemas"]["Weekday"][];
                /** Time of day */
                readonly timeOfDay?: readonly components["schemas"]["TimeOfDay"][];
                /** Practitioners */
                readonly practitioners?: readonly components["schemas"]["Reference"][];
                /** Notes */
                readonly notes?: string;
            };
            /**
             * Authorization
             * @description The unit that is planned to be used.
             */
            readonly authorization?: {
                /** Coverage */
                readonly coverage: components["schemas"]["Reference"];
                /** Authorization */
                readonly authorizationId: string;
            };
            /** Rescheduled from */
            readonly rescheduledFrom?: components["schemas"]["Reference"];
            /** Copay */
            readonly copay?: components["schemas"]["Money"];
        };
        /**
         * AppointmentKind
         * @description The values of appointment kind.
         * @enum {string}
         */
        readonly AppointmentKind: "Visit" | "Intake" | "Meeting" | "Block" | "TimeOff" | "Travel" | "Reminder";
        /**
         * AppointmentMatch
         * @description What of a session must agree with its appointment.
         * @enum {string}
         */
        readonly AppointmentMatch: "Patient" | "Service" | "Practitioner" | "Program" | "Date";
        /** @description Is the session tied to an appointment that fits? */
        readonly AppointmentRequiredRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "AppointmentRequired";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Allowed appointment statuses
                 * @default [
                 *       "booked",
                 *       "arrived",
                 *       "checked-in",
                 *       "fulfilled",
                 *       "noshow",
                 *       "cancelled"
                 *     ]
                 */
                readonly allowedStatuses: readonly components["schemas"]["AppointmentStatus"][];
                /**
                 * What must agree
                 * @default [
                 *       "Patient",
                 *       "Date"
                 *     ]
                 */
                readonly match: readonly components["schemas"]["AppointmentMatch"][];
                /**
                 * Tolerance in minutes
                 * @default 60
                 */
                readonly toleranceMinutes: number;
                /**
                 * Walk-in appointments are allowed
                 * @default true
                 */
                readonly walkInAllowed: boolean;
                /**
                 * Kinds exempt from this
                 * @default [
                 *       "DocumentationNote"
                 *     ]
                 */
                readonly exemptKinds: readonly components["schemas"]["NoteKind"][];
            };
        };
        /**
         * AppointmentStatus
         * @description Where an appointment stands.
         * @enum {string}
         */
        readonly AppointmentStatus: "proposed" | "pending" | "booked" | "arrived" | "fulfilled" | "cancelled" | "noshow" | "entered-in-error" | "checked-in" | "waitlist";
        /**
         * Approximate
         * @description A year, a month, a day or an instant; its length tells the precision.
         */
        readonly Approximate: string;
        /**
         * Approximate
         * @description a year, month, day or instant
         */
        readonly ApproximateElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Approximate";
        };
        /**
         * Attachment
         * @description references to files
         */
        readonly AttachmentElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Attachment";
            /** Content types */
            readonly contentTypes?: readonly string[];
            /**
             * Maximum files
             * @default 10
             */
            readonly maxFiles: number;
        };
        /**
         * Attendee
         * @description A person, place or group that takes part in an appointment.
         */
        readonly Attendee: {
            /** ID */
            readonly id: string;
            /** Kind */
            readonly kind: components["schemas"]["AttendeeKind"];
            /** Subject */
            readonly subject: components["schemas"]["Reference"];
            /** Enrollment */
            readonly episodeOfCare?: components["schemas"]["Reference"];
            /**
             * Requirement
             * @default Required
             */
            readonly requirement: components["schemas"]["AttendeeRequirement"];
            /**
             * Status
             * @default booked
             */
            readonly status: components["schemas"]["AttendeeStatus"];
            /**
             * Arrived at
             * Format: date-time
             */
            readonly arrivedAt?: string;
            /**
             * Left at
             * Format: date-time
             */
            readonly leftAt?: string;
            /** Attendance */
            readonly attendance?: components["schemas"]["CodedValue"];
            /** Cancellation */
            readonly cancellation?: components["schemas"]["Cancellation"];
            /** Confirmation */
            readonly confirmation?: components["schemas"]["Confirmation"];
        };
        /**
         * AttendeeKind
         * @description The values of attendee kind.
         * @enum {string}
         */
        readonly AttendeeKind: "Patient" | "Practitioner" | "RelatedPerson" | "Location" | "Group";
        /**
         * AttendeeRequirement
         * @description The values of attendee requirement.
         * @enum {string}
         */
        readonly AttendeeRequirement: "Required" | "Optional" | "InformationOnly";
        /**
         * AttendeeStatus
         * @description The values of attendee status.
         * @enum {string}
         */
        readonly AttendeeStatus: "booked" | "arrived" | "checked-in" | "fulfilled" | "noshow" | "cancelled";
        /**
         * AuditAction
         * @description The values of audit action.
         * @enum {string}
         */
        readonly AuditAction: "C" | "R" | "U" | "D" | "E";
        /**
         * AuditEvent
         * @description Who did what, when and with which outcome; only ever added.
         */
        readonly AuditEvent: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "AuditEvent";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Type */
            readonly type: components["schemas"]["CodedValue"];
            /**
             * Time
             * Format: date-time
             */
            readonly at: string;
            /** Actor */
            readonly actor: components["schemas"]["Reference"];
            /** Profile */
            readonly profile?: components["schemas"]["Reference"];
            /**
             * Acting for
             * @description When somebody acts as another.
             */
            readonly actingFor?: components["schemas"]["Reference"];
            /** Action */
            readonly action: components["schemas"]["AuditAction"];
            /** Target */
            readonly target?: {
                /** Resource type */
                readonly resourceType: string;
                /** ID */
                readonly id: string;
                /** Version ID */
                readonly versionId?: string;
                /** Partition */
                readonly partition?: string;
            };
            /** Patient */
            readonly patient?: components["schemas"]["Reference"];
            /** Outcome */
            readonly outcome: components["schemas"]["AuditOutcome"];
            /**
             * Status
             * @description HTTP status.
             */
            readonly status?: number;
            /** Request */
            readonly requestId: string;
            /** Reason */
            readonly reason?: components["schemas"]["CodedValue"];
            /** Token */
            readonly token?: components["schemas"]["Reference"];
            /**
             * Client
             * @description Where the call came from.
             */
            readonly client?: {
                /** IP address */
                readonly ip?: string;
                /** User agent */
                readonly userAgent?: string;
                /** Device */
                readonly device?: string;
            };
            /**
             * Detail
             * @description Never what the fields contain.
             */
            readonly detail?: string;
        };
        /**
         * AuditEvent
         * @description The body of a create.
         */
        readonly AuditEventCreate: {
            /** @constant */
            readonly resourceType?: "AuditEvent";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
        };
        /**
         * AuditOutcome
         * @description The values of audit outcome.
         * @enum {string}
         */
        readonly AuditOutcome: "Success" | "Denied" | "Error";
        /**
         * AuthorizationCheck
         * @description What of an authorization is checked.
         * @enum {string}
         */
        readonly AuthorizationCheck: "Exists" | "Status" | "Date" | "Service" | "Practitioner" | "Units" | "Frequency";
        /**
         * AuthorizationNeed
         * @description When a session needs an authorization.
         * @enum {string}
         */
        readonly AuthorizationNeed: "PayerOrService" | "Billable" | "Always";
        /** @description Is there an authorization with units left? */
        readonly AuthorizationRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "Authorization";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * When it is needed
                 * @default PayerOrService
                 */
                readonly requireWhen: components["schemas"]["AuthorizationNeed"];
                /**
                 * What is checked
                 * @default [
                 *       "Exists",
                 *       "Status",
                 *       "Date",
                 *       "Service",
                 *       "Practitioner",
                 *       "Units",
                 *       "Frequency"
                 *     ]
                 */
                readonly checks: readonly components["schemas"]["AuthorizationCheck"][];
                /**
                 * Too few units
                 * @default Warn
                 */
                readonly onNoUnits: components["schemas"]["UnitShortage"];
                /**
                 * Count units of unsigned notes
                 * @default false
                 */
                readonly countDrafts: boolean;
                /**
                 * Days in which a request may follow
                 * @default 0
                 */
                readonly retroDays: number;
                /** Hint from this percentage on */
                readonly warnAtPercent?: number;
                /**
                 * Some units left are enough
                 * @default false
                 */
                readonly allowPartial: boolean;
            };
        };
        /**
         * Availability
         * @description One piece of a schedule: a weekday, a recurrence or a date.
         */
        readonly Availability: {
            /** ID */
            readonly id: string;
            /** Kind */
            readonly kind: components["schemas"]["AvailabilityKind"];
            /** Weekday */
            readonly weekday?: components["schemas"]["Weekday"];
            /** Recurrence */
            readonly recurrence?: components["schemas"]["Recurrence"];
            /**
             * Date
             * Format: date
             */
            readonly date?: string;
            /** Start */
            readonly start: components["schemas"]["ClockTime"];
            /** End */
            readonly end: components["schemas"]["ClockTime"];
            /** Location */
            readonly location?: components["schemas"]["Reference"];
            /** Services */
            readonly services?: readonly components["schemas"]["Reference"][];
            /** Modes */
            readonly modes?: readonly components["schemas"]["EncounterMode"][];
            /** Program */
            readonly program?: components["schemas"]["Reference"];
            /** Maximum patients */
            readonly maxPatients?: number;
            /**
             * From
             * Format: date
             */
            readonly from?: string;
            /**
             * Until
             * Format: date
             */
            readonly until?: string;
            /** Note */
            readonly note?: string;
        };
        /**
         * AvailabilityKind
         * @description The values of availability kind.
         * @enum {string}
         */
        readonly AvailabilityKind: "Available" | "Unavailable" | "Hold" | "Travel" | "TimeOff";
        /**
         * BandSeverity
         * @description The values of band severity.
         * @enum {string}
         */
        readonly BandSeverity: "Info" | "Mild" | "Moderate" | "Severe" | "Critical";
        /**
         * Boolean
         * @description true or false; absent is not answered
         */
        readonly BooleanElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Boolean";
            /** Unchecked means no */
            readonly checkboxFalse?: boolean;
        };
        /**
         * Calculation
         * @description How a value is made of other answers.
         */
        readonly Calculation: {
            /** Kind */
            readonly kind: components["schemas"]["CalculationKind"];
            /** Sources */
            readonly sources: readonly components["schemas"]["CalculationSource"][];
            /**
             * Missing
             * @default PerKind
             */
            readonly missing: components["schemas"]["MissingRule"];
            /**
             * Decimals
             * @default 0
             */
            readonly decimals: number;
            /**
             * Rounding
             * @default HalfUp
             */
            readonly rounding: components["schemas"]["Rounding"];
            /** Minimum sources */
            readonly minSources?: number;
            /** Editable */
            readonly editable?: boolean;
            /** Keep last */
            readonly keepLast?: boolean;
            /** Unit factor */
            readonly unitFactor?: number;
        };
        /**
         * CalculationKind
         * @description The values of calculation kind.
         * @enum {string}
         */
        readonly CalculationKind: "Sum" | "Multiply" | "Difference" | "Average" | "Copy";
        /**
         * CalculationSource
         * @description An element id, a path or a number.
         */
        readonly CalculationSource: string | number;
        /**
         * CancelInitiator
         * @description The values of cancel initiator.
         * @enum {string}
         */
        readonly CancelInitiator: "Patient" | "Provider" | "Payer" | "System";
        /**
         * Cancellation
         * @description Why, by whom and how late something was cancelled.
         */
        readonly Cancellation: {
            /** Reason */
            readonly reason: components["schemas"]["CodedValue"];
            /** Initiator */
            readonly initiator: components["schemas"]["CancelInitiator"];
            /**
             * Time
             * Format: date-time
             */
            readonly at?: string;
            /** By */
            readonly by?: components["schemas"]["Reference"];
            /** Comment */
            readonly comment?: string;
            /** Minutes of notice missed */
            readonly lateMinutes?: number;
        };
        /**
         * CareTeamMember
         * @description A member of a care team and the time of the membership.
         */
        readonly CareTeamMember: {
            /** ID */
            readonly id: string;
            /** Member */
            readonly member: components["schemas"]["Reference"];
            /** Role */
            readonly role: components["schemas"]["CodedValue"];
            /** Participation */
            readonly participation: components["schemas"]["CareTeamParticipationType"];
            /** Period */
            readonly period?: components["schemas"]["DatePeriod"];
            /** Enrollment */
            readonly episode?: components["schemas"]["Reference"];
            /** Primary */
            readonly primary?: boolean;
        };
        /**
         * CareTeamParticipationType
         * @description The values of care team participation type.
         * @enum {string}
         */
        readonly CareTeamParticipationType: "PrimaryPerformer" | "SecondaryPerformer" | "Participation" | "Patient" | "Coordinator";
        /**
         * CarryForward
         * @description The values of carry forward.
         * @enum {string}
         */
        readonly CarryForward: "None" | "LastByMe" | "LastByAnyone";
        /**
         * ChangeLogEntry
         * @description What changed in a version of a definition.
         */
        readonly ChangeLogEntry: {
            /** Version */
            readonly version: number;
            /**
             * Time
             * Format: date-time
             */
            readonly at: string;
            /** By */
            readonly by: components["schemas"]["Reference"];
            /** Text */
            readonly text: string;
        };
        /**
         * Choice
         * @description the code of an option; with multiple an array of codes in option order
         */
        readonly ChoiceElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Choice";
            /** Options */
            readonly options?: readonly components["schemas"]["Option"][];
            /** Coded list */
            readonly codedList?: string;
            /** Multiple */
            readonly multiple?: boolean;
            /**
             * Option order
             * @default AsGiven
             */
            readonly optionOrder: components["schemas"]["OptionOrder"];
        };
        /**
         * Clause
         * @description One comparison: a source, an operator and a value.
         */
        readonly Clause: {
            /** Source */
            readonly source: string;
            /** Operator */
            readonly operator: components["schemas"]["ConditionOperator"];
            /**
             * Value
             * @description Any JSON value; absent for Exists and NotExists.
             */
            readonly value?: unknown;
            /**
             * Rows
             * @default any
             */
            readonly rows: components["schemas"]["RowMatch"];
        };
        /**
         * ClockTime
         * @description A time of day, HH:MM.
         */
        readonly ClockTime: string;
        /**
         * CodeMapping
         * @description The code of something in another system.
         */
        readonly CodeMapping: {
            /** System */
            readonly system: string;
            /** Code */
            readonly code: string;
            /** Display */
            readonly display?: string;
        };
        /**
         * CodedListItem
         * @description One item of a coded list.
         */
        readonly CodedListItem: {
            /** Code */
            readonly code: string;
            /** Display */
            readonly display: string;
            /** Order */
            readonly order?: number;
            /**
             * Active
             * @default true
             */
            readonly active: boolean;
            /** Default */
            readonly default?: boolean;
            /** Allow text */
            readonly allowText?: boolean;
            /** Parent */
            readonly parent?: string;
            /** Mappings */
            readonly mappings?: readonly {
                /** System */
                readonly system: string;
                /** Code */
                readonly code: string;
            }[];
            /** Properties */
            readonly props?: {
                readonly [key: string]: unknown;
            };
        };
        /**
         * CodedListOverride
         * @description A practice's changes to a coded list.
         */
        readonly CodedListOverride: {
            /** List */
            readonly list: string;
            /** Hidden */
            readonly hidden?: readonly string[];
            /** Added */
            readonly added?: readonly components["schemas"]["CodedListItem"][];
            /** Renamed */
            readonly renamed?: readonly {
                /** Code */
                readonly code: string;
                /** Display */
                readonly display: string;
            }[];
            /** Order */
            readonly order?: readonly string[];
        };
        /**
         * CodedValue
         * @description One item of a coded list with the words shown at the time of writing.
         */
        readonly CodedValue: {
            /** Code */
            readonly code: string;
            /** Display */
            readonly display: string;
            /** List */
            readonly list?: string;
            /**
             * System
             * Format: uri
             */
            readonly system?: string;
            /** Text */
            readonly text?: string;
        };
        /**
         * Color
         * @description A colour as #rrggbb.
         */
        readonly Color: string;
        /**
         * ColorScheme
         * @description The values of color scheme.
         * @enum {string}
         */
        readonly ColorScheme: "Light" | "Dark";
        /**
         * Condition
         * @description A diagnosis or a problem.
         */
        readonly Condition: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Condition";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Subject */
            readonly subject: components["schemas"]["Reference"];
            /**
             * Category
             * @description A diagnosis carries an ICD-10-CM code.
             */
            readonly category: components["schemas"]["ConditionCategory"];
            /**
             * Code
             * @description ICD-10-CM, else words.
             */
            readonly code: components["schemas"]["CodedValue"];
            /** Clinical status */
            readonly clinicalStatus: components["schemas"]["ConditionClinicalStatus"];
            /** Verification */
            readonly verification: components["schemas"]["ConditionVerification"];
            /** Severity */
            readonly severity?: components["schemas"]["ConditionSeverity"];
            /**
             * Specifiers
             * @description For example in partial remission.
             */
            readonly specifiers?: readonly string[];
            /** Onset date */
            readonly onsetDate?: components["schemas"]["Approximate"];
            /**
             * Resolution date
             * @description Needed when resolved; not before the onset.
             */
            readonly resolutionDate?: components["schemas"]["Approximate"];
            /**
             * Assessor
             * @description Who established it.
             */
            readonly assessor?: components["schemas"]["Reference"];
            /** Notes */
            readonly notes?: readonly components["schemas"]["Annotation"][];
            /**
             * Recorded date
             * Format: date-time
             */
            readonly recordedDate: string;
            /**
             * Rank
             * @description Place in the problem list.
             */
            readonly rank?: number;
            /** Evidence */
            readonly evidence?: readonly components["schemas"]["Reference"][];
            /** Enrollments */
            readonly episodes?: readonly components["schemas"]["Reference"][];
            /**
             * Sensitive
             * @description Adds the label R.
             * @default false
             */
            readonly sensitive: boolean;
        };
        /**
         * ConditionCategory
         * @description The values of condition category.
         * @enum {string}
         */
        readonly ConditionCategory: "Diagnosis" | "Problem" | "Concern" | "SocialNeed";
        /**
         * ConditionClinicalStatus
         * @description The values of condition clinical status.
         * @enum {string}
         */
        readonly ConditionClinicalStatus: "Active" | "Recurrence" | "Remission" | "Inactive" | "Resolved";
        /**
         * ConditionCombinator
         * @description The values of condition combinator.
         * @enum {string}
         */
        readonly ConditionCombinator: "And" | "Or" | "None";
        /**
         * Condition
         * @description The body of a create.
         */
        readonly ConditionCreate: {
            /** @constant */
            readonly resourceType?: "Condition";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Subject */
            readonly subject: components["schemas"]["Reference"];
            /**
             * Category
             * @description A diagnosis carries an ICD-10-CM code.
             */
            readonly category: components["schemas"]["ConditionCategory"];
            /**
             * Code
             * @description ICD-10-CM, else words.
             */
            readonly code: components["schemas"]["CodedValue"];
            /** Clinical status */
            readonly clinicalStatus: components["schemas"]["ConditionClinicalStatus"];
            /** Verification */
            readonly verification: components["schemas"]["ConditionVerification"];
            /** Severity */
            readonly severity?: components["schemas"]["ConditionSeverity"];
            /**
             * Specifiers
             * @description For example in partial remission.
             */
            readonly specifiers?: readonly string[];
            /** Onset date */
            readonly onsetDate?: components["schemas"]["Approximate"];
            /**
             * Resolution date
             * @description Needed when resolved; not before the onset.
             */
            readonly resolutionDate?: components["schemas"]["Approximate"];
            /**
             * Assessor
             * @description Who established it.
             */
            readonly assessor?: components["schemas"]["Reference"];
            /** Notes */
            readonly notes?: readonly components["schemas"]["Annotation"][];
            /**
             * Rank
             * @description Place in the problem list.
             */
            readonly rank?: number;
            /** Evidence */
            readonly evidence?: readonly components["schemas"]["Reference"][];
            /** Enrollments */
            readonly episodes?: readonly components["schemas"]["Reference"][];
            /**
             * Sensitive
             * @description Adds the label R.
             * @default false
             */
            readonly sensitive: boolean;
        };
        /**
         * ConditionGroup
         * @description Clauses and groups joined by And, Or or None; at most 4 deep, 20 clauses each.
         */
        readonly ConditionGroup: {
            /** Combinator */
            readonly combinator: components["schemas"]["ConditionCombinator"];
            /** Clauses */
            readonly clauses: readonly (components["schemas"]["Clause"] | components["schemas"]["ConditionGroup"])[];
        };
        /**
         * ConditionOperator
         * @description The values of condition operator.
         * @enum {string}
         */
        readonly ConditionOperator: "Exists" | "NotExists" | "Equals" | "NotEquals" | "GreaterThan" | "GreaterOrEquals" | "LessThan" | "LessOrEquals" | "In" | "NotIn" | "Contains" | "NotContains" | "Matches" | "AnyOf" | "AllOf";
        /**
         * ConditionSeverity
         * @description The values of condition severity.
         * @enum {string}
         */
        readonly ConditionSeverity: "Mild" | "Moderate" | "Severe";
        /**
         * ConditionVerification
         * @description The values of condition verification.
         * @enum {string}
         */
        readonly ConditionVerification: "Provisional" | "Confirmed" | "RuledOut" | "EnteredInError";
        /**
         * Confirmation
         * @description Whether an attendee has confirmed.
         */
        readonly Confirmation: {
            /** State */
            readonly state: components["schemas"]["ConfirmationState"];
            /**
             * Time
             * Format: date-time
             */
            readonly at?: string;
            /** By way of */
            readonly via?: string;
        };
        /**
         * ConfirmationState
         * @description The values of confirmation state.
         * @enum {string}
         */
        readonly ConfirmationState: "Unconfirmed" | "Confirmed" | "Declined";
        /**
         * ContactPoint
         * @description A way to reach somebody; phone numbers are kept as E.164 where they can be read so.
         */
        readonly ContactPoint: {
            /** System */
            readonly system: components["schemas"]["ContactSystem"];
            /** Value */
            readonly value: string;
            /** Use */
            readonly use?: components["schemas"]["ContactUse"];
            /** Rank */
            readonly rank?: number;
            /** May leave a message */
            readonly mayLeaveMessage?: boolean;
            /** May send text messages */
            readonly maySendText?: boolean;
            /** Preferred */
            readonly preferred?: boolean;
        };
        /**
         * ContactPoint
         * @description a ContactPoint
         */
        readonly ContactPointElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ContactPoint";
            /** Systems */
            readonly systems?: readonly components["schemas"]["ContactSystem"][];
        };
        /**
         * ContactSystem
         * @description The values of contact system.
         * @enum {string}
         */
        readonly ContactSystem: "phone" | "fax" | "email" | "pager" | "url" | "sms" | "other";
        /**
         * ContactUse
         * @description The values of contact use.
         * @enum {string}
         */
        readonly ContactUse: "home" | "work" | "mobile" | "temp" | "old";
        /**
         * Content
         * @description Bytes kept outside the row, named by their hash.
         */
        readonly Content: {
            /** Content type */
            readonly contentType: string;
            /** URL */
            readonly url: string;
            /** Hash */
            readonly hash: string;
            /** Size */
            readonly size: number;
            /** Title */
            readonly title?: string;
            /**
             * Created
             * Format: date-time
             */
            readonly created?: string;
            /** Page count */
            readonly pageCount?: number;
        };
        /**
         * CoverageNeed
         * @description When a session needs coverage.
         * @enum {string}
         */
        readonly CoverageNeed: "Billable" | "Always";
        /**
         * Date
         * @description YYYY-MM-DD
         */
        readonly DateElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Date";
        };
        /**
         * DateOrDateTime
         * @description A day, or an instant with its offset.
         */
        readonly DateOrDateTime: string | unknown | unknown;
        /**
         * DatePeriod
         * @description A span of days; both ends are included.
         */
        readonly DatePeriod: {
            /**
             * Start
             * Format: date
             */
            readonly start: string;
            /**
             * End
             * Format: date
             */
            readonly end?: string;
        };
        /**
         * DatePrecision
         * @description The values of date precision.
         * @enum {string}
         */
        readonly DatePrecision: "Year" | "Month" | "Day" | "Time";
        /**
         * DateTime
         * @description an instant with its offset
         */
        readonly DateTimeElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "DateTime";
        };
        /**
         * DayCount
         * @description The values of day count.
         * @enum {string}
         */
        readonly DayCount: "Calendar" | "Business";
        /**
         * Decimal
         * @description a number with at most decimals places
         */
        readonly DecimalElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Decimal";
            /** Decimals */
            readonly decimals?: number;
            /** Fraction */
            readonly fraction?: boolean;
            /** Unit */
            readonly unit?: components["schemas"]["Unit"];
            /** Step */
            readonly step?: number;
            /** Minimum label */
            readonly minLabel?: string;
            /** Maximum label */
            readonly maxLabel?: string;
        };
        /**
         * DefinitionStatus
         * @description Whether a definition can be chosen.
         * @enum {string}
         */
        readonly DefinitionStatus: "Draft" | "Active" | "Retired";
        /**
         * DisplayFormat
         * @description The values of display format.
         * @enum {string}
         */
        readonly DisplayFormat: "Currency" | "Slider" | "Stars" | "Email" | "Phone" | "SocialSecurityNumber" | "PostalCode" | "Percentage";
        /**
         * DurationBasis
         * @description The values of duration basis.
         * @enum {string}
         */
        readonly DurationBasis: "Session" | "Direct" | "PatientMinutes";
        /**
         * Duration
         * @description H:MM:SS
         */
        readonly DurationElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Duration";
        };
        /**
         * EditScope
         * @description The values of edit scope.
         * @enum {string}
         */
        readonly EditScope: "ThisOne" | "ThisAndFollowing" | "WholeSeries";
        /**
         * ElementCarryForward
         * @description The values of element carry forward.
         * @enum {string}
         */
        readonly ElementCarryForward: "Inherit" | "Never" | "Offer" | "Always";
        /**
         * ElementCommon
         * @description What every form element shares.
         */
        readonly ElementCommon: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label?: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
        };
        /**
         * ElementDefinitionValidation
         * @description A check across fields.
         */
        readonly ElementDefinitionValidation: {
            /** When */
            readonly when: components["schemas"]["ConditionGroup"];
            /** Message */
            readonly message: string;
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
        };
        /**
         * ElementDisplay
         * @description The values of element display.
         * @enum {string}
         */
        readonly ElementDisplay: "Currency" | "Slider" | "Stars" | "Email" | "Phone" | "SocialSecurityNumber" | "PostalCode" | "Percentage" | "YesNo" | "Radio" | "Dropdown" | "Checkbox" | "Checkboxes" | "Chips" | "Autocomplete" | "Toggle" | "Switch" | "Buttons" | "List" | "Matrix" | "Plain" | "Code";
        /**
         * ElementId
         * @description The id of a form element.
         */
        readonly ElementId: string;
        /**
         * ElementTranslation
         * @description The words of one form element in another language.
         */
        readonly ElementTranslation: {
            /** Label */
            readonly label?: string;
            /** Help */
            readonly help?: string;
            /** Options */
            readonly options?: {
                readonly [key: string]: string;
            };
        };
        /**
         * EmploymentKind
         * @description The values of employment kind.
         * @enum {string}
         */
        readonly EmploymentKind: "employee" | "contractor" | "student" | "volunteer";
        /**
         * Encounter
         * @description A session: what took place, with whom, when and why.
         */
        readonly Encounter: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Encounter";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Status */
            readonly status: components["schemas"]["EncounterStatus"];
            /**
             * Visit status
             * @description How the visit went.
             * @default Show
             */
            readonly visitStatus: components["schemas"]["VisitStatus"];
            /**
             * Documentation type
             * @description Group and multi-service notes are shared.
             */
            readonly documentationType: components["schemas"]["NoteKind"];
            /** Mode */
            readonly mode: components["schemas"]["EncounterMode"];
            /**
             * Subject
             * @description A group only with a group note.
             */
            readonly subject: components["schemas"]["Reference"];
            /**
             * Patient
             * @description Absent on the parent of a group session.
             */
            readonly patient?: components["schemas"]["Reference"];
            /**
             * Part of
             * @description The shared session that this one belongs to.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /** Appointment */
            readonly appointment?: components["schemas"]["Reference"];
            /** Enrollment */
            readonly episodeOfCare?: components["schemas"]["Reference"];
            /**
             * Program
             * @description From the enrollment when not chosen.
             */
            readonly program?: components["schemas"]["Reference"];
            /**
             * Service
             * @description Needed to finish the session.
             */
            readonly serviceType?: components["schemas"]["Reference"];
            /**
             * Period
             * @description Clock times of the session.
             */
            readonly period?: components["schemas"]["TimePeriod"];
            /**
             * Service date
             * Format: date
             * @description The local date of the start.
             */
            readonly serviceDate: string;
            /** Time zone */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Minutes
             * @description Without the breaks.
             */
            readonly minutes?: number;
            /**
             * Breaks
             * @description Inside the session, taken off.
             */
            readonly breaks?: readonly {
                /**
                 * Start
                 * Format: date-time
                 */
                readonly start: string;
                /**
                 * End
                 * Format: date-time
                 */
                readonly end: string;
                /** Reason */
                readonly reason?: string;
            }[];
            /**
             * Increments
             * @description For services counted in increments.
             */
            readonly increments?: number;
            /**
             * Units
             * @description Computed; a value typed by hand sets unitsOverridden.
             */
            readonly units?: number;
            /** Location */
            readonly location?: {
                /** Location */
                readonly location?: components["schemas"]["Reference"];
                /** Kind */
                readonly kind: components["schemas"]["LocationKind"];
            };
            /**
             * Place of service
             * @description The CMS code of the place.
             */
            readonly placeOfService?: components["schemas"]["CodedValue"];
            /**
             * Participants
             * @description Exactly one primary performer.
             */
            readonly participants: readonly components["schemas"]["Participant"][];
            /**
             * Diagnoses
             * @description Rank 1 is the primary one.
             */
            readonly diagnoses?: readonly {
                /** Problem */
                readonly condition: components["schemas"]["Reference"];
                /** Rank */
                readonly rank: number;
                /** Code */
                readonly code?: components["schemas"]["CodedValue"];
            }[];
            /**
             * Problems
             * @description Problems addressed.
             */
            readonly problems?: readonly components["schemas"]["Reference"][];
            /**
             * Care plan activities
             * @description The link to the care plan.
             */
            readonly carePlanActivities?: readonly {
                /** Care plan */
                readonly carePlan: components["schemas"]["Reference"];
                /** Plan problem */
                readonly problemId?: string;
                /** Goal */
                readonly goalId: string;
                /** Objective */
                readonly objectiveId?: string;
                /** Intervention */
                readonly interventionId?: string;
                /** Minutes */
                readonly minutes?: number;
                /** Rating */
                readonly rating?: components["schemas"]["ProgressRating"];
            }[];
            /**
             * Visit status overrides
             * @description Members whose visit differs from the group's.
             */
            readonly visitStatusOverrides?: readonly {
                /** Patient */
                readonly patient: components["schemas"]["Reference"];
                /** Status */
                readonly status: components["schemas"]["VisitStatus"];
                /** Reason */
                readonly reason?: string;
                /** Minutes */
                readonly minutes?: number;
                /**
                 * Arrived
                 * Format: date-time
                 */
                readonly arrived?: string;
                /**
                 * Left
                 * Format: date-time
                 */
                readonly left?: string;
            }[];
            /** Dialogues */
            readonly dialogues?: readonly components["schemas"]["Reference"][];
            /**
             * Consents
             * @description Relied on, for telehealth or recording.
             */
            readonly consents?: readonly components["schemas"]["Reference"][];
            /**
             * Patient signatures
             * @description For example a proof of service.
             */
            readonly patientSignatures?: readonly components["schemas"]["Signature"][];
            /** Coverage */
            readonly coverage?: readonly {
                /** Coverage */
                readonly coverage: components["schemas"]["Reference"];
                /** Authorization */
                readonly authorizationId?: string;
                /** Order */
                readonly order: number;
            }[];
            /** Reason */
            readonly reason?: {
                /** Text */
                readonly text?: string;
                /** Codes */
                readonly codes?: readonly components["schemas"]["CodedValue"][];
            };
            /**
             * Missed visit
             * @description When the visit did not take place.
             */
            readonly missedVisit?: {
                /** Outcome */
                readonly outcome: components["schemas"]["MissedVisitOutcome"];
                /** Reason */
                readonly reason?: components["schemas"]["CodedValue"];
                /** Initiator */
                readonly initiator?: components["schemas"]["CancelInitiator"];
                /** Action */
                readonly action?: components["schemas"]["CodedValue"];
            };
            /** Notes */
            readonly notes?: readonly components["schemas"]["Reference"][];
            /**
             * Telehealth
             * @description The state is needed for telehealth.
             */
            readonly telehealth?: {
                /** Platform */
                readonly platform?: string;
                /** Patient state */
                readonly patientState?: components["schemas"]["CodedValue"];
                /** Patient location */
                readonly patientLocation?: string;
                /** Emergency contact */
                readonly emergencyContact?: string;
                /** Consent confirmed */
                readonly consentConfirmed?: boolean;
                /** Audio only */
                readonly audioOnly?: boolean;
            };
            /** Group */
            readonly group?: components["schemas"]["Reference"];
            /** Billing */
            readonly billing?: {
                /** Hold */
                readonly hold?: boolean;
                /**
                 * Exported at
                 * Format: date-time
                 */
                readonly exportedAt?: string;
                /** Result */
                readonly result?: components["schemas"]["JobResult"];
            };
            /** Status history */
            readonly statusHistory?: readonly components["schemas"]["StatusChange"][];
            /**
             * Units overridden
             * @description Units were typed by hand.
             */
            readonly unitsOverridden?: boolean;
        };
        /**
         * Encounter
         * @description The body of a create.
         */
        readonly EncounterCreate: {
            /** @constant */
            readonly resourceType?: "Encounter";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Status */
            readonly status: components["schemas"]["EncounterStatus"];
            /**
             * Visit status
             * @description How the visit went.
             * @default Show
             */
            readonly visitStatus: components["schemas"]["VisitStatus"];
            /**
             * Documentation type
             * @description Group and multi-service notes are shared.
             */
            readonly documentationType: components["schemas"]["NoteKind"];
            /** Mode */
            readonly mode: components["schemas"]["EncounterMode"];
            /**
             * Subject
             * @description A group only with a group note.
             */
            readonly subject: components["schemas"]["Reference"];
            /**
             * Patient
             * @description Absent on the parent of a group session.
             */
            readonly patient?: components["schemas"]["Reference"];
            /**
             * Part of
             * @description The shared session that this one belongs to.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /** Appointment */
            readonly appointment?: components["schemas"]["Reference"];
            /** Enrollment */
            readonly episodeOfCare?: components["schemas"]["Reference"];
            /**
             * Program
             * @description From the enrollment when not chosen.
             */
            readonly program?: components["schemas"]["Reference"];
            /**
             * Service
             * @description Needed to finish the session.
             */
            readonly serviceType?: components["schemas"]["Reference"];
            /**
             * Period
             * @description Clock times of the session.
             */
            readonly period?: components["schemas"]["TimePeriod"];
            /**
             * Service date
             * Format: date
             * @description The local date of the start.
             */
            readonly serviceDate: string;
            /** Time zone */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Minutes
             * @description Without the breaks.
             */
            readonly minutes?: number;
            /**
             * Breaks
             * @description Inside the session, taken off.
             */
            readonly breaks?: readonly {
                /**
                 * Start
                 * Format: date-time
                 */
                readonly start: string;
                /**
                 * End
                 * Format: date-time
                 */
                readonly end: string;
                /** Reason */
                readonly reason?: string;
            }[];
            /**
             * Increments
             * @description For services counted in increments.
             */
            readonly increments?: number;
            /**
             * Units
             * @description Computed; a value typed by hand sets unitsOverridden.
             */
            readonly units?: number;
            /** Location */
            readonly location?: {
                /** Location */
                readonly location?: components["schemas"]["Reference"];
                /** Kind */
                readonly kind: components["schemas"]["LocationKind"];
            };
            /**
             * Place of service
             * @description The CMS code of the place.
             */
            readonly placeOfService?: components["schemas"]["CodedValue"];
            /**
             * Participants
             * @description Exactly one primary performer.
             */
            readonly participants: readonly components["schemas"]["Participant"][];
            /**
             * Diagnoses
             * @description Rank 1 is the primary one.
             */
            readonly diagnoses?: readonly {
                /** Problem */
                readonly condition: components["schemas"]["Reference"];
                /** Rank */
                readonly rank: number;
                /** Code */
                readonly code?: components["schemas"]["CodedValue"];
            }[];
            /**
             * Problems
             * @description Problems addressed.
             */
            readonly problems?: readonly components["schemas"]["Reference"][];
            /**
             * Care plan activities
             * @description The link to the care plan.
             */
            readonly carePlanActivities?: readonly {
                /** Care plan */
                readonly carePlan: components["schemas"]["Reference"];
                /** Plan problem */
                readonly problemId?: string;
                /** Goal */
                readonly goalId: string;
                /** Objective */
                readonly objectiveId?: string;
                /** Intervention */
                readonly interventionId?: string;
                /** Minutes */
                readonly minutes?: number;
                /** Rating */
                readonly rating?: components["schemas"]["ProgressRating"];
            }[];
            /**
             * Visit status overrides
             * @description Members whose visit differs from the group's.
             */
            readonly visitStatusOverrides?: readonly {
                /** Patient */
                readonly patient: components["schemas"]["Reference"];
                /** Status */
                readonly status: components["schemas"]["VisitStatus"];
                /** Reason */
                readonly reason?: string;
                /** Minutes */
                readonly minutes?: number;
                /**
                 * Arrived
                 * Format: date-time
                 */
                readonly arrived?: string;
                /**
                 * Left
                 * Format: date-time
                 */
                readonly left?: string;
            }[];
            /** Dialogues */
            readonly dialogues?: readonly components["schemas"]["Reference"][];
            /**
             * Consents
             * @description Relied on, for telehealth or recording.
             */
            readonly consents?: readonly components["schemas"]["Reference"][];
            /** Coverage */
            readonly coverage?: readonly {
                /** Coverage */
                readonly coverage: components["schemas"]["Reference"];
                /** Authorization */
                readonly authorizationId?: string;
                /** Order */
                readonly order: number;
            }[];
            /** Reason */
            readonly reason?: {
                /** Text */
                readonly text?: string;
                /** Codes */
                readonly codes?: readonly components["schemas"]["CodedValue"][];
            };
            /**
             * Missed visit
             * @description When the visit did not take place.
             */
            readonly missedVisit?: {
                /** Outcome */
                readonly outcome: components["schemas"]["MissedVisitOutcome"];
                /** Reason */
                readonly reason?: components["schemas"]["CodedValue"];
                /** Initiator */
                readonly initiator?: components["schemas"]["CancelInitiator"];
                /** Action */
                readonly action?: components["schemas"]["CodedValue"];
            };
            /**
             * Telehealth
             * @description The state is needed for telehealth.
             */
            readonly telehealth?: {
                /** Platform */
                readonly platform?: string;
                /** Patient state */
                readonly patientState?: components["schemas"]["CodedValue"];
                /** Patient location */
                readonly patientLocation?: string;
                /** Emergency contact */
                readonly emergencyContact?: string;
                /** Consent confirmed */
                readonly consentConfirmed?: boolean;
                /** Audio only */
                readonly audioOnly?: boolean;
            };
            /** Group */
            readonly group?: components["schemas"]["Reference"];
            /**
             * Units overridden
             * @description Units were typed by hand.
             */
            readonly unitsOverridden?: boolean;
        };
        /**
         * EncounterMode
         * @description The values of encounter mode.
         * @enum {string}
         */
        readonly EncounterMode: "InPerson" | "Telehealth";
        /**
         * EncounterStatus
         * @description Where a session stands.
         * @enum {string}
         */
        readonly EncounterStatus: "Planned" | "Finished" | "Cancelled" | "Unknown" | "NoShow";
        /**
         * EpisodeDiagnosisUse
         * @description The values of episode diagnosis use.
         * @enum {string}
         */
        readonly EpisodeDiagnosisUse: "Admission" | "Treatment" | "Discharge";
        /**
         * EpisodeOfCare
         * @description The enrollment of a patient in a program.
         */
        readonly EpisodeOfCare: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "EpisodeOfCare";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Patient */
            readonly patient: components["schemas"]["Reference"];
            /**
             * Program
             * @description Changed only while no note is signed.
             */
            readonly program: components["schemas"]["Reference"];
            /** Status */
            readonly status: components["schemas"]["EpisodeStatus"];
            /**
             * Period
             * @description The end only when completed or cancelled.
             */
            readonly period: components["schemas"]["DatePeriod"];
            /** Admission type */
            readonly admissionType?: components["schemas"]["CodedValue"];
            /** Referral */
            readonly referral?: {
                /** Source */
                readonly source: components["schemas"]["CodedValue"];
                /** Organization */
                readonly organization?: components["schemas"]["Reference"];
                /** Person */
                readonly person?: string;
                /**
                 * Date
                 * Format: date
                 */
                readonly date?: string;
                /** Reason */
                readonly reason?: string;
            };
            /** Care manager */
            readonly careManager?: components["schemas"]["Reference"];
            /**
             * Care team
             * @description The team of this enrollment.
             */
            readonly careTeam?: readonly components["schemas"]["CareTeamMember"][];
            /** Location */
            readonly location?: components["schemas"]["Reference"];
            /**
             * Diagnoses
             * @description Rank 1 is the principal one.
             */
            readonly diagnoses?: readonly {
                /** Problem */
                readonly condition: components["schemas"]["Reference"];
                /** Rank */
                readonly rank: number;
                /** Use */
                readonly use: components["schemas"]["EpisodeDiagnosisUse"];
            }[];
            /**
             * Care plan
             * @description The active plan.
             */
            readonly carePlan?: components["schemas"]["Reference"];
            /** Coverages */
            readonly coverages?: readonly {
                /** Coverage */
                readonly coverage: components["schemas"]["Reference"];
                /** Order */
                readonly order: number;
            }[];
            /**
             * Level of care
             * @description For example ASAM 2.1.
             */
            readonly levelOfCare?: string;
            /** Legal status */
            readonly legalStatus?: components["schemas"]["CodedValue"];
            /**
             * Discharge
             * @description Needed to complete.
             */
            readonly discharge?: {
                /**
                 * Date
                 * Format: date
                 */
                readonly date: string;
                /** Reason */
                readonly reason: components["schemas"]["CodedValue"];
                /** Disposition */
                readonly disposition?: string;
                /** Summary note */
                readonly summaryNote?: components["schemas"]["Reference"];
                /** Follow-up */
                readonly followUp?: string;
            };
            /**
             * Target end
             * Format: date
             */
            readonly targetEnd?: string;
            /** Status history */
            readonly statusHistory?: readonly components["schemas"]["StatusChange"][];
        };
        /**
         * EpisodeOfCare
         * @description The body of a create.
         */
        readonly EpisodeOfCareCreate: {
            /** @constant */
            readonly resourceType?: "EpisodeOfCare";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Patient */
            readonly patient: components["schemas"]["Reference"];
            /**
             * Program
             * @description Changed only while no note is signed.
             */
            readonly program: components["schemas"]["Reference"];
            /** Status */
            readonly status: components["schemas"]["EpisodeStatus"];
            /**
             * Period
             * @description The end only when completed or cancelled.
             */
            readonly period: components["schemas"]["DatePeriod"];
            /** Admission type */
            readonly admissionType?: components["schemas"]["CodedValue"];
            /** Referral */
            readonly referral?: {
                /** Source */
                readonly source: components["schemas"]["CodedValue"];
                /** Organization */
                readonly organization?: components["schemas"]["Reference"];
                /** Person */
                readonly person?: string;
                /**
                 * Date
                 * Format: date
                 */
                readonly date?: string;
                /** Reason */
                readonly reason?: string;
            };
            /** Care manager */
            readonly careManager?: components["schemas"]["Reference"];
            /**
             * Care team
             * @description The team of this enrollment.
             */
            readonly careTeam?: readonly components["schemas"]["CareTeamMember"][];
            /** Location */
            readonly location?: components["schemas"]["Reference"];
            /**
             * Diagnoses
             * @description Rank 1 is the principal one.
             */
            readonly diagnoses?: readonly {
                /** Problem */
                readonly condition: components["schemas"]["Reference"];
                /** Rank */
                readonly rank: number;
                /** Use */
                readonly use: components["schemas"]["EpisodeDiagnosisUse"];
            }[];
            /** Coverages */
            readonly coverages?: readonly {
                /** Coverage */
                readonly coverage: components["schemas"]["Reference"];
                /** Order */
                readonly order: number;
            }[];
            /**
             * Level of care
             * @description For example ASAM 2.1.
             */
            readonly levelOfCare?: string;
            /** Legal status */
            readonly legalStatus?: components["schemas"]["CodedValue"];
            /**
             * Discharge
             * @description Needed to complete.
             */
            readonly discharge?: {
                /**
                 * Date
                 * Format: date
                 */
                readonly date: string;
                /** Reason */
                readonly reason: components["schemas"]["CodedValue"];
                /** Disposition */
                readonly disposition?: string;
                /** Summary note */
                readonly summaryNote?: components["schemas"]["Reference"];
                /** Follow-up */
                readonly followUp?: string;
            };
            /**
             * Target end
             * Format: date
             */
            readonly targetEnd?: string;
        };
        /**
         * EpisodeStatus
         * @description The values of episode status.
         * @enum {string}
         */
        readonly EpisodeStatus: "Active" | "Completed" | "Cancelled";
        /**
         * FacilitatorRole
         * @description The values of facilitator role.
         * @enum {string}
         */
        readonly FacilitatorRole: "Primary" | "Co";
        /**
         * FilterOperator
         * @description The values of filter operator.
         * @enum {string}
         */
        readonly FilterOperator: "eq" | "ne" | "lt" | "le" | "gt" | "ge" | "in" | "nin" | "contains" | "startsWith" | "exists" | "between";
        /**
         * FontAppearance
         * @description The values of font appearance.
         * @enum {string}
         */
        readonly FontAppearance: "Normal" | "Large";
        /**
         * Form
         * @description A tree of questions, used by note sections.
         */
        readonly Form: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Form";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Replaces
             * @description The former version.
             */
            readonly replaces?: components["schemas"]["Reference"];
            /** Category */
            readonly category?: string;
            /**
             * Elements
             * @description The questions; ids are unique in the form.
             */
            readonly elements: readonly components["schemas"]["FormElement"][];
            /**
             * Layout
             * @default {
             *       "columns": 1,
             *       "grid": 10
             *     }
             */
            readonly layout: {
                /**
                 * Columns
                 * @default 1
                 */
                readonly columns: number;
                /**
                 * Grid
                 * @default 10
                 */
                readonly grid: number;
            };
            /**
             * Translations
             * @description Missing words fall back to the base language.
             */
            readonly translations?: components["schemas"]["Translations"];
            /**
             * Validations
             * @description Checks across fields.
             */
            readonly validations?: readonly components["schemas"]["ElementDefinitionValidation"][];
            /**
             * JSON schema
             * @description Made from the elements.
             */
            readonly jsonSchema: {
                readonly [key: string]: unknown;
            };
            /**
             * Screen schema
             * @description Made from the elements.
             */
            readonly uiSchema: {
                readonly [key: string]: unknown;
            };
            /**
             * FHIR questionnaire
             * @description The form as FHIR.
             */
            readonly fhirQuestionnaire?: {
                readonly [key: string]: unknown;
            };
            /**
             * Usage
             * @description How many definitions use it.
             */
            readonly usage: number;
            /**
             * Sample data
             * @description For the preview.
             */
            readonly sampleData?: {
                readonly [key: string]: unknown;
            };
            /** Author */
            readonly author: components["schemas"]["Reference"];
            /**
             * Change log
             * @description Who changed what in which version.
             */
            readonly changeLog?: readonly components["schemas"]["ChangeLogEntry"][];
        };
        /**
         * Form
         * @description The body of a create.
         */
        readonly FormCreate: {
            /** @constant */
            readonly resourceType?: "Form";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /** Category */
            readonly category?: string;
            /**
             * Elements
             * @description The questions; ids are unique in the form.
             */
            readonly elements: readonly components["schemas"]["FormElement"][];
            /**
             * Layout
             * @default {
             *       "columns": 1,
             *       "grid": 10
             *     }
             */
            readonly layout: {
                /**
                 * Columns
                 * @default 1
                 */
                readonly columns: number;
                /**
                 * Grid
                 * @default 10
                 */
                readonly grid: number;
            };
            /**
             * Translations
             * @description Missing words fall back to the base language.
             */
            readonly translations?: components["schemas"]["Translations"];
            /**
             * Validations
             * @description Checks across fields.
             */
            readonly validations?: readonly components["schemas"]["ElementDefinitionValidation"][];
            /**
             * Sample data
             * @description For the preview.
             */
            readonly sampleData?: {
                readonly [key: string]: unknown;
            };
        };
        readonly FormElement: components["schemas"]["AddressElement"] | components["schemas"]["ApproximateElement"] | components["schemas"]["AttachmentElement"] | components["schemas"]["BooleanElement"] | components["schemas"]["ChoiceElement"] | components["schemas"]["ContactPointElement"] | components["schemas"]["DateTimeElement"] | components["schemas"]["DateElement"] | components["schemas"]["DecimalElement"] | components["schemas"]["DurationElement"] | components["schemas"]["GridElement"] | components["schemas"]["HeadingElement"] | components["schemas"]["InstructionsElement"] | components["schemas"]["IntegerElement"] | components["schemas"]["OpenChoiceElement"] | components["schemas"]["QuantityElement"] | components["schemas"]["RankingElement"] | components["schemas"]["ReferenceElement"] | components["schemas"]["RepeaterElement"] | components["schemas"]["SectionElement"] | components["schemas"]["ServiceEventsElement"] | components["schemas"]["SignatureElement"] | components["schemas"]["StringElement"] | components["schemas"]["TextElement"] | components["schemas"]["TimeElement"] | components["schemas"]["UrlElement"] | components["schemas"]["UsStateElement"];
        /**
         * FormElementType
         * @description The types of form elements that this release ships.
         * @enum {string}
         */
        readonly FormElementType: "Boolean" | "Integer" | "Decimal" | "String" | "Text" | "Date" | "DateTime" | "Time" | "Choice" | "OpenChoice" | "Ranking" | "ContactPoint" | "Approximate" | "Address" | "Signature" | "Duration" | "Grid" | "UsState" | "ServiceEvents" | "Heading" | "Instructions" | "Section" | "Repeater" | "Quantity" | "Url" | "Attachment" | "Reference";
        /**
         * FormSignature
         * @description A signature captured in a form; read-only after the capture.
         */
        readonly FormSignature: {
            /** Method */
            readonly method: components["schemas"]["SignatureMethod"];
            /** Image */
            readonly image?: components["schemas"]["Content"];
            /** Strokes */
            readonly strokes?: string;
            /** Typed name */
            readonly typedName?: string;
            /**
             * Signed at
             * Format: date-time
             */
            readonly signedAt: string;
            /** Signer */
            readonly signer?: components["schemas"]["Reference"];
            /** Role */
            readonly role?: components["schemas"]["SignerRole"];
            /** Statement */
            readonly statement?: string;
        };
        /**
         * GenderSet
         * @description The values of gender set.
         * @enum {string}
         */
        readonly GenderSet: "Administrative" | "Binary" | "Expanded";
        /**
         * GrantGroup
         * @description The values of grant group.
         * @enum {string}
         */
        readonly GrantGroup: "administrative" | "clinical" | "internal" | "messaging" | "scheduler" | "survey";
        /**
         * GrantSet
         * @description A named bundle of flags and permissions.
         */
        readonly GrantSet: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "GrantSet";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Unique.
             */
            readonly name: string;
            /** Key */
            readonly key: string;
            /** Group */
            readonly group: components["schemas"]["GrantGroup"];
            /**
             * Flags
             * @description Full flag strings.
             */
            readonly flags: readonly string[];
            /**
             * Permissions
             * @description Type:Verb.
             */
            readonly permissions?: readonly string[];
            /** Description */
            readonly description?: string;
            /**
             * Built in
             * @description Part of the product.
             */
            readonly builtIn: boolean;
        };
        /**
         * GrantSet
         * @description The body of a create.
         */
        readonly GrantSetCreate: {
            /** @constant */
            readonly resourceType?: "GrantSet";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Unique.
             */
            readonly name: string;
            /** Key */
            readonly key: string;
            /** Group */
            readonly group: components["schemas"]["GrantGroup"];
            /**
             * Flags
             * @description Full flag strings.
             */
            readonly flags: readonly string[];
            /**
             * Permissions
             * @description Type:Verb.
             */
            readonly permissions: readonly string[];
            /** Description */
            readonly description?: string;
        };
        /**
         * GridAxis
         * @description A fixed row of a grid.
         */
        readonly GridAxis: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /** Label */
            readonly label?: string;
            /** Label message */
            readonly labelId?: string;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
        };
        /**
         * Grid
         * @description {rows: {rowId: {columnId: value, _na?: true}}}, or an array of rows when freeRows
         */
        readonly GridElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label?: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Grid";
            /** Rows */
            readonly rows?: readonly components["schemas"]["GridAxis"][];
            /** Columns */
            readonly columns: readonly components["schemas"]["FormElement"][];
            /** Free rows */
            readonly freeRows?: boolean;
            /** Add label */
            readonly addLabel?: string;
        };
        /**
         * Group
         * @description A therapy group or a group of staff.
         */
        readonly Group: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Group";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Name */
            readonly name: string;
            /** Kind */
            readonly kind: components["schemas"]["GroupKind"];
            /**
             * Active
             * @description Inactive groups are not offered.
             * @default true
             */
            readonly active: boolean;
            /**
             * Enrollment
             * @default Open
             */
            readonly enrollment: components["schemas"]["GroupEnrollment"];
            /**
             * Program
             * @description Needed unless the kind is Staff.
             */
            readonly program?: components["schemas"]["Reference"];
            /**
             * Service
             * @description A service that supports groups.
             */
            readonly service?: components["schemas"]["Reference"];
            /** Location */
            readonly location?: components["schemas"]["Reference"];
            /**
             * Facilitators
             * @description One of them is primary.
             */
            readonly facilitators: readonly {
                /** Practitioner */
                readonly practitioner: components["schemas"]["Reference"];
                /** Role */
                readonly role: components["schemas"]["FacilitatorRole"];
                /** Period */
                readonly period?: components["schemas"]["DatePeriod"];
            }[];
            /**
             * Members
             * @description Waiting, active, on hold, completed or discharged.
             */
            readonly members?: readonly {
                /** ID */
                readonly id: string;
                /** Patient */
                readonly patient: components["schemas"]["Reference"];
                /** Enrollment */
                readonly episodeOfCare?: components["schemas"]["Reference"];
                /** Status */
                readonly status: components["schemas"]["GroupMemberStatus"];
                /** Period */
                readonly period?: components["schemas"]["DatePeriod"];
                /** Goal links */
                readonly goalLinks?: readonly {
                    /** Care plan */
                    readonly carePlan: components["schemas"]["Reference"];
                    /** Goal */
                    readonly goalId: string;
                    /** Objective */
                    readonly objectiveId?: string;
                }[];
                /** Note */
                readonly note?: string;
            }[];
            /**
             * Capacity
             * @default {
             *       "min": 2,
             *       "max": 12
             *     }
             */
            readonly capacity: {
                /**
                 * Minimum
                 * @default 2
                 */
                readonly min: number;
                /**
                 * Maximum
                 * @default 12
                 */
                readonly max: number;
            };
            /** Curriculum */
            readonly curriculum?: readonly {
                /** ID */
                readonly id: string;
                /** Number */
                readonly number: number;
                /** Title */
                readonly title: string;
                /** Objectives */
                readonly objectives?: string;
            }[];
            /**
             * Current session number
             * @description Moves on when the session is finished.
             */
            readonly currentSession?: number;
            /**
             * Series
             * @description The first appointment of the series.
             */
            readonly series?: components["schemas"]["Reference"];
            /** Note definition */
            readonly noteDefinition?: components["schemas"]["Reference"];
            /** Rules */
            readonly rules?: string;
            /**
             * Packet
             * @description The consent to the rules of the group.
             */
            readonly packet?: components["schemas"]["Reference"];
        };
        /**
         * Group
         * @description The body of a create.
         */
        readonly GroupCreate: {
            /** @constant */
            readonly resourceType?: "Group";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Name */
            readonly name: string;
            /** Kind */
            readonly kind: components["schemas"]["GroupKind"];
            /**
             * Active
             * @description Inactive groups are not offered.
             * @default true
             */
            readonly active: boolean;
            /**
             * Enrollment
             * @default Open
             */
            readonly enrollment: components["schemas"]["GroupEnrollment"];
            /**
             * Program
             * @description Needed unless the kind is Staff.
             */
            readonly program?: components["schemas"]["Reference"];
            /**
             * Service
             * @description A service that supports groups.
             */
            readonly service?: components["schemas"]["Reference"];
            /** Location */
            readonly location?: components["schemas"]["Reference"];
            /**
             * Facilitators
             * @description One of them is primary.
             */
            readonly facilitators: readonly {
                /** Practitioner */
                readonly practitioner: components["schemas"]["Reference"];
                /** Role */
                readonly role: components["schemas"]["FacilitatorRole"];
                /** Period */
                readonly period?: components["schemas"]["DatePeriod"];
            }[];
            /**
             * Members
             * @description Waiting, active, on hold, completed or discharged.
             */
            readonly members?: readonly {
                /** ID */
                readonly id: string;
                /** Patient */
                readonly patient: components["schemas"]["Reference"];
                /** Enrollment */
                readonly episodeOfCare?: components["schemas"]["Reference"];
                /** Status */
                readonly status: components["schemas"]["GroupMemberStatus"];
                /** Period */
                readonly period?: components["schemas"]["DatePeriod"];
                /** Goal links */
                readonly goalLinks?: readonly {
                    /** Care plan */
                    readonly carePlan: components["schemas"]["Reference"];
                    /** Goal */
                    readonly goalId: string;
                    /** Objective */
                    readonly objectiveId?: string;
                }[];
                /** Note */
                readonly note?: string;
            }[];
            /**
             * Capacity
             * @default {
             *       "min": 2,
             *       "max": 12
             *     }
             */
            readonly capacity: {
                /**
                 * Minimum
                 * @default 2
                 */
                readonly min: number;
                /**
                 * Maximum
                 * @default 12
                 */
                readonly max: number;
            };
            /** Curriculum */
            readonly curriculum?: readonly {
                /** ID */
                readonly id: string;
                /** Number */
                readonly number: number;
                /** Title */
                readonly title: string;
                /** Objectives */
                readonly objectives?: string;
            }[];
            /**
             * Current session number
             * @description Moves on when the session is finished.
             */
            readonly currentSession?: number;
            /**
             * Series
             * @description The first appointment of the series.
             */
            readonly series?: components["schemas"]["Reference"];
            /** Note definition */
            readonly noteDefinition?: components["schemas"]["Reference"];
            /** Rules */
            readonly rules?: string;
            /**
             * Packet
             * @description The consent to the rules of the group.
             */
            readonly packet?: components["schemas"]["Reference"];
        };
        /**
         * GroupEnrollment
         * @description The values of group enrollment.
         * @enum {string}
         */
        readonly GroupEnrollment: "Open" | "Closed" | "InviteOnly";
        /**
         * GroupKind
         * @description The values of group kind.
         * @enum {string}
         */
        readonly GroupKind: "Therapy" | "Psychoeducation" | "Skills" | "Family" | "Residence" | "Staff";
        /**
         * GroupMemberStatus
         * @description The values of group member status.
         * @enum {string}
         */
        readonly GroupMemberStatus: "Waiting" | "Active" | "OnHold" | "Completed" | "Discharged";
        /**
         * Heading
         * @description none
         */
        readonly HeadingElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Heading";
            /**
             * Level
             * @default 3
             */
            readonly level: number;
        };
        /**
         * HealthcareService
         * @description A service that can be scheduled, documented and billed.
         */
        readonly HealthcareService: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "HealthcareService";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown when a session is booked or documented.
             */
            readonly name: string;
            /**
             * Code
             * @description The practice's own short code.
             */
            readonly code: string;
            /** Category */
            readonly category: components["schemas"]["CodedValue"];
            /** Status */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Flags
             * @description What applies to sessions of this service.
             */
            readonly flags?: readonly components["schemas"]["ServiceFlag"][];
            /**
             * Session time unit
             * @description Clock times, minutes only, or a count of increments.
             */
            readonly sessionTimeUnit: components["schemas"]["SessionTimeUnit"];
            /**
             * Unit basis
             * @description Units by minutes, one per visit, or one per day.
             * @default Minutes
             */
            readonly unitBasis: components["schemas"]["UnitBasis"];
            /**
             * Increment minutes
             * @description Needed for time increments and for rounded units.
             */
            readonly incrementMinutes?: number;
            /**
             * Rounding
             * @description How units are made of minutes.
             * @default EightMinute
             */
            readonly rounding: components["schemas"]["UnitRounding"];
            /**
             * Minimum minutes
             * @description Lower bound of the rule Session duration.
             */
            readonly minMinutes?: number;
            /**
             * Maximum minutes
             * @description Upper bound of the rule Session duration.
             */
            readonly maxMinutes?: number;
            /**
             * Default minutes
             * @description Length of a new appointment.
             * @default 60
             */
            readonly defaultMinutes: number;
            /**
             * Maximum units per day
             * @description Per patient.
             */
            readonly maxUnitsPerDay?: number;
            /**
             * Billing code
             * @description HCPCS code or the practice's own.
             */
            readonly billingCode?: string;
            /** Modifiers */
            readonly modifiers?: readonly components["schemas"]["CodedValue"][];
            /**
             * Add-on to
             * @description Only with one of these in a multi-service session.
             */
            readonly addOnTo?: readonly components["schemas"]["Reference"][];
            /**
             * Allowed licenses
             * @description Empty means any.
             */
            readonly allowedLicenses?: readonly components["schemas"]["CodedValue"][];
            /** Modes */
            readonly modes: readonly components["schemas"]["EncounterMode"][];
            /**
             * Places of service
             * @description Empty means any.
             */
            readonly placesOfService?: readonly components["schemas"]["CodedValue"][];
            /** Programs */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /**
             * Note definition
             * @description Started when nothing else is chosen.
             */
            readonly noteDefinition?: components["schemas"]["Reference"];
            /**
             * Group note definition
             * @description For services that support groups.
             */
            readonly groupNoteDefinition?: components["schemas"]["Reference"];
            /**
             * Subform
             * @description Inserted in a multi-service note.
             */
            readonly subform?: components["schemas"]["Reference"];
            /**
             * Service for missed visits
             * @description Documents a missed visit.
             * @default false
             */
            readonly missedVisitService: boolean;
            /**
             * Group size
             * @description A warning outside of it.
             */
            readonly groupSize?: {
                /** Minimum */
                readonly min?: number;
                /** Maximum */
                readonly max?: number;
            };
            /**
             * Needs a link to the care plan
             * @description The note must point to the care plan.
             * @default true
             */
            readonly requiresCarePlanLink: boolean;
            /** Rate */
            readonly rate?: readonly {
                /** Amount */
                readonly amount: components["schemas"]["Money"];
                /** Per */
                readonly per: components["schemas"]["RateUnit"];
                /**
                 * From
                 * Format: date
                 */
                readonly from: string;
            }[];
            /** Color */
            readonly color?: components["schemas"]["Color"];
        };
        /**
         * HealthcareService
         * @description The body of a create.
         */
        readonly HealthcareServiceCreate: {
            /** @constant */
            readonly resourceType?: "HealthcareService";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown when a session is booked or documented.
             */
            readonly name: string;
            /**
             * Code
             * @description The practice's own short code.
             */
            readonly code: string;
            /** Category */
            readonly category: components["schemas"]["CodedValue"];
            /** Status */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Flags
             * @description What applies to sessions of this service.
             */
            readonly flags?: readonly components["schemas"]["ServiceFlag"][];
            /**
             * Session time unit
             * @description Clock times, minutes only, or a count of increments.
             */
            readonly sessionTimeUnit: components["schemas"]["SessionTimeUnit"];
            /**
             * Unit basis
             * @description Units by minutes, one per visit, or one per day.
             * @default Minutes
             */
            readonly unitBasis: components["schemas"]["UnitBasis"];
            /**
             * Increment minutes
             * @description Needed for time increments and for rounded units.
             */
            readonly incrementMinutes?: number;
            /**
             * Rounding
             * @description How units are made of minutes.
             * @default EightMinute
             */
            readonly rounding: components["schemas"]["UnitRounding"];
            /**
             * Minimum minutes
             * @description Lower bound of the rule Session duration.
             */
            readonly minMinutes?: number;
            /**
             * Maximum minutes
             * @description Upper bound of the rule Session duration.
             */
            readonly maxMinutes?: number;
            /**
             * Default minutes
             * @description Length of a new appointment.
             * @default 60
             */
            readonly defaultMinutes: number;
            /**
             * Maximum units per day
             * @description Per patient.
             */
            readonly maxUnitsPerDay?: number;
            /**
             * Billing code
             * @description HCPCS code or the practice's own.
             */
            readonly billingCode?: string;
            /** Modifiers */
            readonly modifiers?: readonly components["schemas"]["CodedValue"][];
            /**
             * Add-on to
             * @description Only with one of these in a multi-service session.
             */
            readonly addOnTo?: readonly components["schemas"]["Reference"][];
            /**
             * Allowed licenses
             * @description Empty means any.
             */
            readonly allowedLicenses?: readonly components["schemas"]["CodedValue"][];
            /** Modes */
            readonly modes: readonly components["schemas"]["EncounterMode"][];
            /**
             * Places of service
             * @description Empty means any.
             */
            readonly placesOfService?: readonly components["schemas"]["CodedValue"][];
            /** Programs */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /**
             * Note definition
             * @description Started when nothing else is chosen.
             */
            readonly noteDefinition?: components["schemas"]["Reference"];
            /**
             * Group note definition
             * @description For services that support groups.
             */
            readonly groupNoteDefinition?: components["schemas"]["Reference"];
            /**
             * Subform
             * @description Inserted in a multi-service note.
             */
            readonly subform?: components["schemas"]["Reference"];
            /**
             * Service for missed visits
             * @description Documents a missed visit.
             * @default false
             */
            readonly missedVisitService: boolean;
            /**
             * Group size
             * @description A warning outside of it.
             */
            readonly groupSize?: {
                /** Minimum */
                readonly min?: number;
                /** Maximum */
                readonly max?: number;
            };
            /**
             * Needs a link to the care plan
             * @description The note must point to the care plan.
             * @default true
             */
            readonly requiresCarePlanLink: boolean;
            /** Rate */
            readonly rate?: readonly {
                /** Amount */
                readonly amount: components["schemas"]["Money"];
                /** Per */
                readonly per: components["schemas"]["RateUnit"];
                /**
                 * From
                 * Format: date
                 */
                readonly from: string;
            }[];
            /** Color */
            readonly color?: components["schemas"]["Color"];
        };
        /**
         * HumanName
         * @description A person's name; an official name has a family name.
         */
        readonly HumanName: {
            /**
             * Use
             * @default official
             */
            readonly use: components["schemas"]["NameUse"];
            /** Given names */
            readonly given?: readonly string[];
            /** Middle name */
            readonly middle?: string;
            /** Family name */
            readonly family?: string;
            /** Prefix */
            readonly prefix?: string;
            /** Suffix */
            readonly suffix?: string;
            /** Text */
            readonly text?: string;
        };
        /**
         * Identifier
         * @description A number by which another system or a register knows the row; system and value are unique in practice and type.
         */
        readonly Identifier: {
            /** System */
            readonly system: string;
            /** Value */
            readonly value: string;
            /** Use */
            readonly use?: components["schemas"]["IdentifierUse"];
            /** Type */
            readonly type?: components["schemas"]["IdentifierType"];
            /** Period */
            readonly period?: components["schemas"]["Period"];
            /** Assigner */
            readonly assigner?: string;
        };
        /**
         * IdentifierType
         * @description The values of identifier type.
         * @enum {string}
         */
        readonly IdentifierType: "mrn" | "medicaid" | "medicare" | "ssn" | "external" | "npi" | "tax" | "dea" | "license" | "other";
        /**
         * IdentifierUse
         * @description The values of identifier use.
         * @enum {string}
         */
        readonly IdentifierUse: "usual" | "official" | "temp" | "secondary" | "old";
        /**
         * ImportChange
         * @description A part that was taken over in another shape.
         */
        readonly ImportChange: {
            /** Source question */
            readonly linkId?: string;
            /** What */
            readonly what: string;
        };
        /**
         * ImportRefusal
         * @description A part that could not be taken over, and why.
         */
        readonly ImportRefusal: {
            /** Source question */
            readonly linkId?: string;
            /** What */
            readonly what: string;
        };
        /**
         * ImportedQuestionnaire
         * @description What became of one source questionnaire.
         */
        readonly ImportedQuestionnaire: {
            /** File name */
            readonly fileName?: string;
            /** Title */
            readonly title: string;
            /** Questionnaire */
            readonly questionnaire?: components["schemas"]["Reference"];
            /** Kept */
            readonly kept: number;
            /** Changed */
            readonly changed?: readonly components["schemas"]["ImportChange"][];
            /** Refused */
            readonly refused?: readonly components["schemas"]["ImportRefusal"][];
        };
        /**
         * InstructionTone
         * @description The values of instruction tone.
         * @enum {string}
         */
        readonly InstructionTone: "Plain" | "Info" | "Warn";
        /**
         * Instructions
         * @description none
         */
        readonly InstructionsElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label?: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Instructions";
            /** Body */
            readonly body?: string;
            /** Text message id */
            readonly bodyId?: string;
            /**
             * Look
             * @default Plain
             */
            readonly tone: components["schemas"]["InstructionTone"];
            /** Image */
            readonly image?: components["schemas"]["Content"];
        };
        /**
         * InstrumentLicence
         * @description The values of instrument licence.
         * @enum {string}
         */
        readonly InstrumentLicence: "PublicDomain" | "FreeWithNotice" | "Licensed" | "Custom";
        /** @description Is there usable coverage? */
        readonly InsuranceRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "Insurance";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * When it is needed
                 * @default Billable
                 */
                readonly requireWhen: components["schemas"]["CoverageNeed"];
                /** Accepted types of coverage */
                readonly acceptTypes?: readonly string[];
                /**
                 * Require a primary coverage
                 * @default true
                 */
                readonly requirePrimary: boolean;
                /**
                 * Require complete data
                 * @default true
                 */
                readonly requireComplete: boolean;
                /** Eligibility checked within days */
                readonly eligibilityWithinDays?: number;
                /**
                 * The payer covers the service
                 * @default true
                 */
                readonly checkCoveredService: boolean;
                /**
                 * The service accepts the license
                 * @default false
                 */
                readonly checkLicense: boolean;
                /**
                 * Heed coverage limited to programs
                 * @default true
                 */
                readonly programLimited: boolean;
                /**
                 * Accept pending coverage
                 * @default false
                 */
                readonly acceptPending: boolean;
            };
        };
        /**
         * Integer
         * @description a whole number
         */
        readonly IntegerElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Integer";
            /** Unit */
            readonly unit?: components["schemas"]["Unit"];
            /** Step */
            readonly step?: number;
            /** Minimum label */
            readonly minLabel?: string;
            /** Maximum label */
            readonly maxLabel?: string;
        };
        /**
         * Invite
         * @description An invitation to sign in, and what became of it.
         */
        readonly Invite: {
            /** Status */
            readonly status?: components["schemas"]["InviteStatus"];
            /** Target */
            readonly target?: string;
            /**
             * Sent at
             * Format: date-time
             */
            readonly sentAt?: string;
            /**
             * Expires at
             * Format: date-time
             */
            readonly expiresAt?: string;
            /**
             * Accepted at
             * Format: date-time
             */
            readonly acceptedAt?: string;
        };
        /**
         * InviteStatus
         * @description The values of invite status.
         * @enum {string}
         */
        readonly InviteStatus: "None" | "Sent" | "Opened" | "Accepted" | "Expired" | "Revoked";
        /**
         * JobResult
         * @description The values of job result.
         * @enum {string}
         */
        readonly JobResult: "Pending" | "Success" | "Failed" | "Warning" | "Hold";
        /**
         * JsonPatchOperation
         * @description One operation of a JSON Patch (RFC 6902).
         */
        readonly JsonPatchOperation: {
            /**
             * Operation
             * @enum {string}
             */
            readonly op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            /** Path */
            readonly path: string;
            /** From */
            readonly from?: string;
            /** Value */
            readonly value?: unknown;
        };
        /**
         * LabelKey
         * @description The values of label key.
         * @enum {string}
         */
        readonly LabelKey: "patient" | "session" | "location" | "enrollment" | "problem" | "practitioner";
        /**
         * LabelPair
         * @description A practice's own word, singular and plural.
         */
        readonly LabelPair: {
            /** Singular */
            readonly singular: string;
            /** Plural */
            readonly plural: string;
        };
        /**
         * Licence
         * @description A licence or certification of a staff member.
         */
        readonly Licence: {
            /** Type */
            readonly type: components["schemas"]["CodedValue"];
            /** Number */
            readonly number: string;
            /** State */
            readonly state?: components["schemas"]["CodedValue"];
            /**
             * Issued
             * Format: date
             */
            readonly issued?: string;
            /**
             * Expires
             * Format: date
             */
            readonly expires?: string;
            /** Primary source verified */
            readonly primarySourceVerified?: boolean;
        };
        /**
         * LicenceSnapshot
         * @description The licence as it stood on the date of service.
         */
        readonly LicenceSnapshot: {
            /** Type */
            readonly type: components["schemas"]["CodedValue"];
            /** Number */
            readonly number?: string;
            /** State */
            readonly state?: components["schemas"]["CodedValue"];
            /**
             * Expires
             * Format: date
             */
            readonly expires?: string;
        };
        /**
         * LiveRegion
         * @description The values of live region.
         * @enum {string}
         */
        readonly LiveRegion: "off" | "polite";
        /**
         * Location
         * @description A site, a room or another place where care happens.
         */
        readonly Location: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Location";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Name */
            readonly name: string;
            /**
             * Short name
             * @description For the header of the calendar.
             */
            readonly shortName?: string;
            /**
             * Kind
             * @description A room belongs to a site.
             */
            readonly kind: components["schemas"]["LocationKind"];
            /**
             * Status
             * @default active
             */
            readonly status: components["schemas"]["LocationStatus"];
            /**
             * Part of
             * @description The site of a room.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /** Organization */
            readonly organization?: components["schemas"]["Reference"];
            /**
             * Place of service
             * @description Default for sessions here.
             */
            readonly placeOfService?: components["schemas"]["CodedValue"];
            /**
             * Programs
             * @description Programs that may use it; empty means all.
             */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /**
             * Address
             * @description Needed for a site.
             */
            readonly address?: components["schemas"]["Address"];
            /** District */
            readonly district?: components["schemas"]["Reference"];
            /**
             * Time zone
             * @description Times of sessions here are shown in it.
             */
            readonly timezone: components["schemas"]["TimeZone"];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /**
             * Capacity
             * @description People; group appointments warn above it.
             */
            readonly capacity?: number;
            /**
             * Bookable
             * @description Double booking is checked.
             * @default true
             */
            readonly bookable: boolean;
            /**
             * Hours
             * @description Opening hours.
             */
            readonly hours?: readonly {
                /** Weekday */
                readonly weekday: components["schemas"]["Weekday"];
                /** Start */
                readonly start: components["schemas"]["ClockTime"];
                /** End */
                readonly end: components["schemas"]["ClockTime"];
            }[];
            /**
             * Telehealth URL
             * Format: uri
             * @description Virtual.
             */
            readonly telehealthUrl?: string;
            /**
             * Virtual
             * @description True for the kind Virtual.
             */
            readonly virtual?: boolean;
            /**
             * Accessibility
             * @description Wheelchair, hearing loop and the like.
             */
            readonly accessibility?: readonly string[];
        };
        /**
         * Location
         * @description The body of a create.
         */
        readonly LocationCreate: {
            /** @constant */
            readonly resourceType?: "Location";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Name */
            readonly name: string;
            /**
             * Short name
             * @description For the header of the calendar.
             */
            readonly shortName?: string;
            /**
             * Kind
             * @description A room belongs to a site.
             */
            readonly kind: components["schemas"]["LocationKind"];
            /**
             * Status
             * @default active
             */
            readonly status: components["schemas"]["LocationStatus"];
            /**
             * Part of
             * @description The site of a room.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /** Organization */
            readonly organization?: components["schemas"]["Reference"];
            /**
             * Place of service
             * @description Default for sessions here.
             */
            readonly placeOfService?: components["schemas"]["CodedValue"];
            /**
             * Programs
             * @description Programs that may use it; empty means all.
             */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /**
             * Address
             * @description Needed for a site.
             */
            readonly address?: components["schemas"]["Address"];
            /** District */
            readonly district?: components["schemas"]["Reference"];
            /**
             * Time zone
             * @description Times of sessions here are shown in it.
             */
            readonly timezone: components["schemas"]["TimeZone"];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /**
             * Capacity
             * @description People; group appointments warn above it.
             */
            readonly capacity?: number;
            /**
             * Bookable
             * @description Double booking is checked.
             * @default true
             */
            readonly bookable: boolean;
            /**
             * Hours
             * @description Opening hours.
             */
            readonly hours?: readonly {
                /** Weekday */
                readonly weekday: components["schemas"]["Weekday"];
                /** Start */
                readonly start: components["schemas"]["ClockTime"];
                /** End */
                readonly end: components["schemas"]["ClockTime"];
            }[];
            /**
             * Telehealth URL
             * Format: uri
             * @description Virtual.
             */
            readonly telehealthUrl?: string;
            /**
             * Accessibility
             * @description Wheelchair, hearing loop and the like.
             */
            readonly accessibility?: readonly string[];
        };
        /**
         * LocationKind
         * @description The values of location kind.
         * @enum {string}
         */
        readonly LocationKind: "Site" | "Room" | "PatientHome" | "Community" | "Virtual" | "Vehicle" | "Other";
        /** @description Is a location or place of service chosen, and does it fit? */
        readonly LocationSelectedRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "LocationSelected";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Require a location
                 * @default true
                 */
                readonly requireLocation: boolean;
                /**
                 * Require a place of service
                 * @description As the practice prefers when nothing is chosen.
                 */
                readonly requirePlaceOfService?: boolean;
                /** Allowed places of service */
                readonly allowedPlacesOfService?: readonly string[];
                /** Allowed locations */
                readonly allowedLocations?: readonly components["schemas"]["Reference"][];
                /**
                 * The place fits the mode
                 * @default true
                 */
                readonly modeConsistency: boolean;
                /**
                 * Kinds that need an address
                 * @default [
                 *       "Community"
                 *     ]
                 */
                readonly requireAddressWhen: readonly components["schemas"]["LocationKind"][];
                /**
                 * Require the patient's state
                 * @description For telehealth.
                 * @default true
                 */
                readonly requirePatientState: boolean;
            };
        };
        /**
         * LocationStatus
         * @description The values of location status.
         * @enum {string}
         */
        readonly LocationStatus: "active" | "suspended" | "inactive";
        /**
         * Meta
         * @description What the server knows about a row.
         */
        readonly Meta: {
            /** Version ID */
            readonly versionId: string;
            /**
             * Last modified
             * Format: date-time
             */
            readonly lastModified: string;
            /** Last modified by */
            readonly lastModifiedBy?: components["schemas"]["Reference"];
            /** Deleted */
            readonly isDeleted?: boolean;
            /** Historical */
            readonly isHistorical?: boolean;
            /** Fields removed */
            readonly hasTransformations?: boolean;
            /** Resource system */
            readonly resourceSystem: string;
            /**
             * Created
             * Format: date-time
             */
            readonly created: string;
            /** Created by */
            readonly createdBy?: components["schemas"]["Reference"];
            /** Security labels */
            readonly securityLabels?: readonly components["schemas"]["CodedValue"][];
        };
        /**
         * MidnightMode
         * @description What becomes of a session that runs past midnight.
         * @enum {string}
         */
        readonly MidnightMode: "Forbid" | "RequireSplit" | "AllowStartDate";
        /**
         * MissedVisitOutcome
         * @description The values of missed visit outcome.
         * @enum {string}
         */
        readonly MissedVisitOutcome: "NoShow" | "Cancelled";
        /** @description Does the session carry a valid diagnosis? */
        readonly MissingDiagnosisRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "MissingDiagnosis";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Minimum count
                 * @default 1
                 */
                readonly minCount: number;
                /**
                 * Require primary
                 * @default true
                 */
                readonly requirePrimary: boolean;
                /** Allow prefixes */
                readonly allowPrefixes?: readonly string[];
                /**
                 * Deny prefixes
                 * @default [
                 *       "Z"
                 *     ]
                 */
                readonly denyPrefixes: readonly string[];
                /**
                 * Allowed verification
                 * @default [
                 *       "Provisional",
                 *       "Confirmed"
                 *     ]
                 */
                readonly allowedVerification: readonly components["schemas"]["ConditionVerification"][];
                /** Provisional maximum days */
                readonly provisionalMaxDays?: number;
                /**
                 * Active on date
                 * @default true
                 */
                readonly activeOnDate: boolean;
                /** Maximum age days */
                readonly maxAgeDays?: number;
                /**
                 * Exempt categories
                 * @default [
                 *       "assessment",
                 *       "crisis",
                 *       "indirect"
                 *     ]
                 */
                readonly exemptCategories: readonly string[];
            };
        };
        /**
         * MissingRule
         * @description The values of missing rule.
         * @enum {string}
         */
        readonly MissingRule: "PerKind" | "Zero" | "Blank" | "Skip";
        /**
         * Money
         * @description An amount of money.
         */
        readonly Money: {
            /** Amount */
            readonly amount: number;
            /**
             * Currency
             * @default USD
             */
            readonly currency: string;
        };
        /**
         * NameUse
         * @description The values of name use.
         * @enum {string}
         */
        readonly NameUse: "official" | "usual" | "nickname" | "maiden" | "old";
        /**
         * Note
         * @description A clinical note; once signed it is locked.
         */
        readonly Note: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Note";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Kind */
            readonly kind: components["schemas"]["NoteKind"];
            /**
             * Composition
             * @description Individual, for a group, or for several services.
             */
            readonly composition: components["schemas"]["NoteComposition"];
            /**
             * Status
             * @description Preliminary until signed.
             * @default Preliminary
             */
            readonly status: components["schemas"]["ReportStatus"];
            /**
             * Signing state
             * @description Where it stands on the way to its signatures.
             */
            readonly signingState: components["schemas"]["SigningState"];
            /**
             * Definition
             * @description The version that it was started with.
             */
            readonly definition: components["schemas"]["Reference"];
            /**
             * Session
             * @description Needed except for documentation notes.
             */
            readonly encounter?: components["schemas"]["Reference"];
            /**
             * Part of
             * @description The shared note that this one belongs to.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /**
             * Derived from
             * @description Copied or drafted from.
             */
            readonly derivedFrom?: readonly components["schemas"]["Reference"][];
            /** Subject */
            readonly subject: components["schemas"]["Reference"];
            /**
             * Patient
             * @description Absent on the note of a whole group.
             */
            readonly patient?: components["schemas"]["Reference"];
            /** Template */
            readonly template?: components["schemas"]["Reference"];
            /** Signature configuration */
            readonly signatureConfiguration: components["schemas"]["Reference"];
            /**
             * Printed summary
             * @description The print made when it became final.
             */
            readonly summaryDocument?: components["schemas"]["Reference"];
            /** Participants */
            readonly participants: readonly components["schemas"]["Participant"][];
            /**
             * Sections
             * @description The forms with their answers.
             */
            readonly sections: readonly components["schemas"]["NoteSection"][];
            /** Signatures */
            readonly signatures?: readonly components["schemas"]["Signature"][];
            /** Patient signatures */
            readonly patientSignatures?: readonly components["schemas"]["Signature"][];
            /**
             * Reviewers
             * @description People asked to review before signing.
             */
            readonly reviewers?: readonly components["schemas"]["Review"][];
            /**
             * Definition assignments
             * @description Which definition is used for which member or service.
             */
            readonly definitionAssignments?: readonly {
                /** Definition */
                readonly definition: components["schemas"]["Reference"];
                /** Service */
                readonly service?: components["schemas"]["Reference"];
                /** Patient */
                readonly patient?: components["schemas"]["Reference"];
                /** Member session */
                readonly childEncounter?: components["schemas"]["Reference"];
                /** Member note */
                readonly childNote?: components["schemas"]["Reference"];
                /** Sections */
                readonly sectionIds?: readonly string[];
            }[];
            /**
             * Created
             * Format: date-time
             */
            readonly created: string;
            /**
             * Author
             * @description Owner of the draft.
             */
            readonly author: components["schemas"]["Reference"];
            /**
             * Service date
             * Format: date
             * @description From the session.
             */
            readonly serviceDate: string;
            /**
             * Program
             * @description Copied for search.
             */
            readonly program?: components["schemas"]["Reference"];
            /**
             * Service
             * @description Copied for search.
             */
            readonly serviceType?: components["schemas"]["Reference"];
            /**
             * Enrollment
             * @description Copied for search.
             */
            readonly episodeOfCare?: components["schemas"]["Reference"];
            /**
             * Problem of the interface
             * @description The last problem of the interface.
             */
            readonly syncIssueMessage?: string;
            /** Result of the interface */
            readonly syncResult?: components["schemas"]["JobResult"];
            /**
             * Scribe
             * @description Who wrote for the author.
             */
            readonly scribe?: components["schemas"]["Reference"];
            /**
             * Ready at
             * Format: date-time
             */
            readonly readyAt?: string;
            /**
             * First signed at
             * Format: date-time
             */
            readonly firstSignedAt?: string;
            /**
             * Final at
             * Format: date-time
             */
            readonly finalAt?: string;
            /**
             * Due for signature
             * Format: date-time
             * @description When it is late.
             */
            readonly dueToSign?: string;
            /** Returned */
            readonly returned?: readonly {
                /** By */
                readonly by: components["schemas"]["Reference"];
                /**
                 * Time
                 * Format: date-time
                 */
                readonly at: string;
                /** Reason */
                readonly reason: components["schemas"]["CodedValue"];
                /** Comment */
                readonly comment?: string;
            }[];
            /** Amendments */
            readonly amendments?: readonly components["schemas"]["Amendment"][];
            /** Voided */
            readonly void?: {
                /** By */
                readonly by: components["schemas"]["Reference"];
                /**
                 * Time
                 * Format: date-time
                 */
                readonly at: string;
                /** Reason */
                readonly reason: components["schemas"]["CodedValue"];
                /** Comment */
                readonly comment?: string;
            };
            /**
             * Rule results
             * @description From the last check.
             */
            readonly ruleResults?: readonly components["schemas"]["RuleResult"][];
            /**
             * Provenance
             * @description Where the text came from.
             */
            readonly provenance?: readonly components["schemas"]["Provenance"][];
            /**
             * Confidential
             * @description Adds the label R.
             * @default false
             */
            readonly confidential: boolean;
            /**
             * Release to patient
             * @description In the patient portal.
             */
            readonly releaseToPatient?: {
                /**
                 * Allowed
                 * @default true
                 */
                readonly allowed: boolean;
                /** Reason for withholding */
                readonly withheldReason?: string;
                /**
                 * Released at
                 * Format: date-time
                 */
                readonly releasedAt?: string;
            };
        };
        /**
         * NoteComposition
         * @description The values of note composition.
         * @enum {string}
         */
        readonly NoteComposition: "Individual" | "Group" | "MultiService";
        /**
         * Note
         * @description The body of a create.
         */
        readonly NoteCreate: {
            /** @constant */
            readonly resourceType?: "Note";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Kind */
            readonly kind: components["schemas"]["NoteKind"];
            /**
             * Composition
             * @description Individual, for a group, or for several services.
             */
            readonly composition: components["schemas"]["NoteComposition"];
            /**
             * Status
             * @description Preliminary until signed.
             * @default Preliminary
             */
            readonly status: components["schemas"]["ReportStatus"];
            /**
             * Definition
             * @description The version that it was started with.
             */
            readonly definition: components["schemas"]["Reference"];
            /**
             * Session
             * @description Needed except for documentation notes.
             */
            readonly encounter?: components["schemas"]["Reference"];
            /**
             * Part of
             * @description The shared note that this one belongs to.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /**
             * Derived from
             * @description Copied or drafted from.
             */
            readonly derivedFrom?: readonly components["schemas"]["Reference"][];
            /** Subject */
            readonly subject: components["schemas"]["Reference"];
            /**
             * Patient
             * @description Absent on the note of a whole group.
             */
            readonly patient?: components["schemas"]["Reference"];
            /** Template */
            readonly template?: components["schemas"]["Reference"];
            /** Signature configuration */
            readonly signatureConfiguration: components["schemas"]["Reference"];
            /** Participants */
            readonly participants?: readonly components["schemas"]["Participant"][];
            /**
             * Sections
             * @description The forms with their answers.
             */
            readonly sections?: readonly components["schemas"]["NoteSection"][];
            /**
             * Reviewers
             * @description People asked to review before signing.
             */
            readonly reviewers?: readonly components["schemas"]["Review"][];
            /**
             * Definition assignments
             * @description Which definition is used for which member or service.
             */
            readonly definitionAssignments?: readonly {
                /** Definition */
                readonly definition: components["schemas"]["Reference"];
                /** Service */
                readonly service?: components["schemas"]["Reference"];
                /** Patient */
                readonly patient?: components["schemas"]["Reference"];
                /** Member session */
                readonly childEncounter?: components["schemas"]["Reference"];
                /** Member note */
                readonly childNote?: components["schemas"]["Reference"];
                /** Sections */
                readonly sectionIds?: readonly string[];
            }[];
            /**
             * Scribe
             * @description Who wrote for the author.
             */
            readonly scribe?: components["schemas"]["Reference"];
            /**
             * Confidential
             * @description Adds the label R.
             * @default false
             */
            readonly confidential: boolean;
            /**
             * Release to patient
             * @description In the patient portal.
             */
            readonly releaseToPatient?: {
                /**
                 * Allowed
                 * @default true
                 */
                readonly allowed: boolean;
                /** Reason for withholding */
                readonly withheldReason?: string;
                /**
                 * Released at
                 * Format: date-time
                 */
                readonly releasedAt?: string;
            };
        };
        /**
         * NoteDefinition
         * @description What a kind of note consists of and who signs it.
         */
        readonly NoteDefinition: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "NoteDefinition";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Type
             * @description Sections with forms, one text, a part, an import, or an assessment.
             */
            readonly type: components["schemas"]["NoteDefinitionType"];
            /**
             * Kinds
             * @description Where it may be started.
             */
            readonly kinds: readonly components["schemas"]["NoteKind"][];
            /**
             * Category
             * @description Groups definitions in pickers.
             * @default Progress
             */
            readonly category: string;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Programs
             * @description Empty means all.
             */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /**
             * Services
             * @description Empty means all.
             */
            readonly services?: readonly components["schemas"]["Reference"][];
            /**
             * Roles
             * @description Who may start it; empty means all.
             */
            readonly roles?: readonly components["schemas"]["Reference"][];
            /**
             * Licenses
             * @description Who may start it; empty means all.
             */
            readonly licenses?: readonly components["schemas"]["CodedValue"][];
            /**
             * Sections
             * @description Needed for forms and assessments.
             */
            readonly sections?: readonly components["schemas"]["NoteDefinitionSection"][];
            /**
             * Questionnaires
             * @description For assessments.
             */
            readonly questionnaires?: readonly components["schemas"]["Reference"][];
            /** Note rules */
            readonly noteRules?: readonly components["schemas"]["Reference"][];
            /** Signature configuration */
            readonly signatureConfiguration: components["schemas"]["Reference"];
            /**
             * Needs a session
             * @description False only for documentation notes.
             * @default true
             */
            readonly requiresEncounter: boolean;
            /**
             * Needs a diagnosis
             * @description The same as a rule.
             * @default false
             */
            readonly requiresDiagnosis: boolean;
            /**
             * Needs a link to the care plan
             * @description The same as a rule.
             * @default false
             */
            readonly requiresCarePlanLink: boolean;
            /**
             * Carry forward
             * @description Default for the elements.
             * @default {
             *       "mode": "None",
             *       "maxAgeDays": 365
             *     }
             */
            readonly carryForward: {
                /**
                 * Mode
                 * @default None
                 */
                readonly mode: components["schemas"]["CarryForward"];
                /**
                 * Maximum age days
                 * @default 365
                 */
                readonly maxAgeDays: number;
            };
            /**
             * Scribe format
             * @description The shape of a drafted text.
             */
            readonly scribeFormat?: components["schemas"]["ScribeNoteFormat"];
            /**
             * Section map
             * @description Which section receives which part of a draft.
             */
            readonly sectionMap?: readonly {
                /** Format section */
                readonly formatSection: string;
                /** Section key */
                readonly sectionKey: string;
            }[];
            /**
             * Print layout
             * @default {
             *       "template": "Standard",
             *       "hideEmpty": true,
             *       "fontSize": 11
             *     }
             */
            readonly printLayout: {
                /**
                 * Template
                 * @default Standard
                 */
                readonly template: components["schemas"]["PrintTemplate"];
                /** Header */
                readonly header?: string;
                /** Footer */
                readonly footer?: string;
                /**
                 * Hide empty
                 * @default true
                 */
                readonly hideEmpty: boolean;
                /**
                 * Font size
                 * @default 11
                 */
                readonly fontSize: number;
            };
            /**
             * Title template
             * @description Like {{service}} – {{date}}.
             */
            readonly titleTemplate?: string;
            /**
             * Security labels
             * @description Put on the notes.
             */
            readonly securityLabels?: readonly components["schemas"]["CodedValue"][];
            /**
             * Release to patient
             * @description Never only for psychotherapy notes.
             * @default AfterSign
             */
            readonly releaseToPatient: components["schemas"]["ReleaseRule"];
            /**
             * Change log
             * @description Who changed what in which version.
             */
            readonly changeLog?: readonly components["schemas"]["ChangeLogEntry"][];
            /**
             * Replaces
             * @description The former version.
             */
            readonly replaces?: components["schemas"]["Reference"];
        };
        /**
         * NoteDefinition
         * @description The body of a create.
         */
        readonly NoteDefinitionCreate: {
            /** @constant */
            readonly resourceType?: "NoteDefinition";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Type
             * @description Sections with forms, one text, a part, an import, or an assessment.
             */
            readonly type: components["schemas"]["NoteDefinitionType"];
            /**
             * Kinds
             * @description Where it may be started.
             */
            readonly kinds: readonly components["schemas"]["NoteKind"][];
            /**
             * Category
             * @description Groups definitions in pickers.
             * @default Progress
             */
            readonly category: string;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Programs
             * @description Empty means all.
             */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /**
             * Services
             * @description Empty means all.
             */
            readonly services?: readonly components["schemas"]["Reference"][];
            /**
             * Roles
             * @description Who may start it; empty means all.
             */
            readonly roles?: readonly components["schemas"]["Reference"][];
            /**
             * Licenses
             * @description Who may start it; empty means all.
             */
            readonly licenses?: readonly components["schemas"]["CodedValue"][];
            /**
             * Sections
             * @description Needed for forms and assessments.
             */
            readonly sections?: readonly components["schemas"]["NoteDefinitionSection"][];
            /**
             * Questionnaires
             * @description For assessments.
             */
            readonly questionnaires?: readonly components["schemas"]["Reference"][];
            /** Note rules */
            readonly noteRules?: readonly components["schemas"]["Reference"][];
            /** Signature configuration */
            readonly signatureConfiguration: components["schemas"]["Reference"];
            /**
             * Needs a session
             * @description False only for documentation notes.
             * @default true
             */
            readonly requiresEncounter: boolean;
            /**
             * Needs a diagnosis
             * @description The same as a rule.
             * @default false
             */
            readonly requiresDiagnosis: boolean;
            /**
             * Needs a link to the care plan
             * @description The same as a rule.
             * @default false
             */
            readonly requiresCarePlanLink: boolean;
            /**
             * Carry forward
             * @description Default for the elements.
             * @default {
             *       "mode": "None",
             *       "maxAgeDays": 365
             *     }
             */
            readonly carryForward: {
                /**
                 * Mode
                 * @default None
                 */
                readonly mode: components["schemas"]["CarryForward"];
                /**
                 * Maximum age days
                 * @default 365
                 */
                readonly maxAgeDays: number;
            };
            /**
             * Scribe format
             * @description The shape of a drafted text.
             */
            readonly scribeFormat?: components["schemas"]["ScribeNoteFormat"];
            /**
             * Section map
             * @description Which section receives which part of a draft.
             */
            readonly sectionMap?: readonly {
                /** Format section */
                readonly formatSection: string;
                /** Section key */
                readonly sectionKey: string;
            }[];
            /**
             * Print layout
             * @default {
             *       "template": "Standard",
             *       "hideEmpty": true,
             *       "fontSize": 11
             *     }
             */
            readonly printLayout: {
                /**
                 * Template
                 * @default Standard
                 */
                readonly template: components["schemas"]["PrintTemplate"];
                /** Header */
                readonly header?: string;
                /** Footer */
                readonly footer?: string;
                /**
                 * Hide empty
                 * @default true
                 */
                readonly hideEmpty: boolean;
                /**
                 * Font size
                 * @default 11
                 */
                readonly fontSize: number;
            };
            /**
             * Title template
             * @description Like {{service}} – {{date}}.
             */
            readonly titleTemplate?: string;
            /**
             * Security labels
             * @description Put on the notes.
             */
            readonly securityLabels?: readonly components["schemas"]["CodedValue"][];
            /**
             * Release to patient
             * @description Never only for psychotherapy notes.
             * @default AfterSign
             */
            readonly releaseToPatient: components["schemas"]["ReleaseRule"];
        };
        /**
         * NoteDefinitionSection
         * @description A section form at its place in a note definition.
         */
        readonly NoteDefinitionSection: {
            /** ID */
            readonly id: string;
            /** Key */
            readonly key: string;
            /** Section form */
            readonly sectionForm: components["schemas"]["Reference"];
            /** Title */
            readonly title?: string;
            /** Order */
            readonly order: number;
            /** Required */
            readonly required?: boolean;
            /** Collapsible */
            readonly collapsible?: boolean;
            /** Collapsed at first */
            readonly defaultCollapsed?: boolean;
            /**
             * Scope
             * @default Common
             */
            readonly scope: components["schemas"]["SectionScope"];
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
        };
        /**
         * NoteDefinitionType
         * @description The values of note definition type.
         * @enum {string}
         */
        readonly NoteDefinitionType: "Form" | "Narrative" | "Subform" | "Import" | "Assessment";
        /**
         * NoteKind
         * @description What kind of note it is.
         * @enum {string}
         */
        readonly NoteKind: "Note" | "DocumentationNote" | "AssessmentNote" | "ScribeSession" | "GroupNote" | "MultiServiceNote";
        /**
         * NoteRule
         * @description Checks of a note before it is signed.
         */
        readonly NoteRule: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "NoteRule";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Replaces
             * @description The former version.
             */
            readonly replaces?: components["schemas"]["Reference"];
            /** Description */
            readonly description?: string;
            /** Combinator */
            readonly combinator: components["schemas"]["ConditionCombinator"];
            /**
             * Items
             * @description The checks.
             */
            readonly items: readonly components["schemas"]["RuleItem"][];
            /**
             * Groups
             * @description Nested at most 3 deep.
             */
            readonly groups?: readonly components["schemas"]["RuleGroup"][];
            /**
             * Applies to
             * @description Empty means everywhere.
             */
            readonly appliesTo?: components["schemas"]["RuleFilter"];
            /**
             * Severity
             * @description Of the whole group, for Or and None.
             */
            readonly severity?: components["schemas"]["RuleSeverity"];
            /**
             * Message
             * @description Of the whole group.
             */
            readonly message?: string;
            /**
             * Order
             * @description Lower ones are checked first.
             * @default 100
             */
            readonly order: number;
        };
        /**
         * NoteRule
         * @description The body of a create.
         */
        readonly NoteRuleCreate: {
            /** @constant */
            readonly resourceType?: "NoteRule";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /** Description */
            readonly description?: string;
            /** Combinator */
            readonly combinator: components["schemas"]["ConditionCombinator"];
            /**
             * Items
             * @description The checks.
             */
            readonly items: readonly components["schemas"]["RuleItem"][];
            /**
             * Groups
             * @description Nested at most 3 deep.
             */
            readonly groups?: readonly components["schemas"]["RuleGroup"][];
            /**
             * Applies to
             * @description Empty means everywhere.
             */
            readonly appliesTo?: components["schemas"]["RuleFilter"];
            /**
             * Severity
             * @description Of the whole group, for Or and None.
             */
            readonly severity?: components["schemas"]["RuleSeverity"];
            /**
             * Message
             * @description Of the whole group.
             */
            readonly message?: string;
            /**
             * Order
             * @description Lower ones are checked first.
             * @default 100
             */
            readonly order: number;
        };
        /**
         * NoteRuleKind
         * @description The values of note rule kind.
         * @enum {string}
         */
        readonly NoteRuleKind: "SessionDuration" | "ShowStatus" | "ServiceDate" | "ProgramSelected" | "ProgramLocation" | "LocationSelected" | "MissingDiagnosis" | "SpanMidnight" | "AppointmentRequired" | "SessionOverlap" | "Authorization" | "SessionDurationIncrement" | "Insurance" | "ServiceBasedSubformDuration";
        /**
         * NoteSection
         * @description One section of a note: its form, its place and its answers.
         */
        readonly NoteSection: {
            /** ID */
            readonly id: string;
            /** Key */
            readonly key: string;
            /** Type */
            readonly type: components["schemas"]["CodedValue"];
            /** Title */
            readonly title: string;
            /** Order */
            readonly order: number;
            /** Form */
            readonly form: components["schemas"]["Reference"];
            /**
             * Scope
             * @default Common
             */
            readonly scope: components["schemas"]["SectionScope"];
            /** Data */
            readonly data: components["schemas"]["Answers"];
            /** Narrative */
            readonly narrative?: string;
            /**
             * Progress
             * @default NotStarted
             */
            readonly progress: components["schemas"]["Progress"];
            /** Source */
            readonly source?: string;
            /** Author */
            readonly author?: components["schemas"]["Reference"];
            /**
             * Last modified
             * Format: date-time
             */
            readonly lastModified?: string;
            /** Required */
            readonly required?: boolean;
            /** Hidden */
            readonly hidden?: boolean;
        };
        /**
         * NoteSectionForm
         * @description A form as a section of a note.
         */
        readonly NoteSectionForm: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "NoteSectionForm";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Replaces
             * @description The former version.
             */
            readonly replaces?: components["schemas"]["Reference"];
            /** Section type */
            readonly sectionType: components["schemas"]["CodedValue"];
            /** Form */
            readonly form: components["schemas"]["Reference"];
            /**
             * Scope default
             * @default Common
             */
            readonly scopeDefault: components["schemas"]["SectionScope"];
            /**
             * Carry forward
             * @description Overrides the note definition.
             */
            readonly carryForward?: components["schemas"]["CarryForward"];
            /**
             * Prefill
             * @description Where first values come from.
             */
            readonly prefill?: readonly {
                /** Question */
                readonly elementId: components["schemas"]["ElementId"];
                /** Path */
                readonly path: string;
            }[];
            /**
             * Required elements
             * @description Ids of the form.
             */
            readonly requiredElements?: readonly components["schemas"]["ElementId"][];
            /**
             * Hidden elements
             * @description Ids of the form.
             */
            readonly hiddenElements?: readonly components["schemas"]["ElementId"][];
            /**
             * Narrative allowed
             * @description Adds a box for free text.
             * @default false
             */
            readonly narrativeAllowed: boolean;
            /**
             * Scribe target
             * @description Drafts may be put here.
             * @default false
             */
            readonly scribeTarget: boolean;
            /**
             * Least links to the care plan
             * @description Links to the care plan that are needed.
             * @default 0
             */
            readonly minPlanLinks: number;
            /** Help */
            readonly help?: string;
        };
        /**
         * NoteSectionForm
         * @description The body of a create.
         */
        readonly NoteSectionFormCreate: {
            /** @constant */
            readonly resourceType?: "NoteSectionForm";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /** Section type */
            readonly sectionType: components["schemas"]["CodedValue"];
            /** Form */
            readonly form: components["schemas"]["Reference"];
            /**
             * Scope default
             * @default Common
             */
            readonly scopeDefault: components["schemas"]["SectionScope"];
            /**
             * Carry forward
             * @description Overrides the note definition.
             */
            readonly carryForward?: components["schemas"]["CarryForward"];
            /**
             * Prefill
             * @description Where first values come from.
             */
            readonly prefill?: readonly {
                /** Question */
                readonly elementId: components["schemas"]["ElementId"];
                /** Path */
                readonly path: string;
            }[];
            /**
             * Required elements
             * @description Ids of the form.
             */
            readonly requiredElements?: readonly components["schemas"]["ElementId"][];
            /**
             * Hidden elements
             * @description Ids of the form.
             */
            readonly hiddenElements?: readonly components["schemas"]["ElementId"][];
            /**
             * Narrative allowed
             * @description Adds a box for free text.
             * @default false
             */
            readonly narrativeAllowed: boolean;
            /**
             * Scribe target
             * @description Drafts may be put here.
             * @default false
             */
            readonly scribeTarget: boolean;
            /**
             * Least links to the care plan
             * @description Links to the care plan that are needed.
             * @default 0
             */
            readonly minPlanLinks: number;
            /** Help */
            readonly help?: string;
        };
        /**
         * NotificationChannel
         * @description The values of notification channel.
         * @enum {string}
         */
        readonly NotificationChannel: "InApp" | "Email" | "Sms";
        /**
         * OpenChoice
         * @description {code} or {text}; with multiple an array of them
         */
        readonly OpenChoiceElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "OpenChoice";
            /** Options */
            readonly options?: readonly components["schemas"]["Option"][];
            /** Coded list */
            readonly codedList?: string;
            /** Multiple */
            readonly multiple?: boolean;
        };
        /**
         * OpenChoiceValue
         * @description A code of the options, or text of one's own.
         */
        readonly OpenChoiceValue: {
            /** Code */
            readonly code?: string;
            /** Text */
            readonly text?: string;
        };
        /**
         * OpenStep
         * @description A step that the caller may sign now.
         */
        readonly OpenStep: {
            /** Step */
            readonly stepId: string;
            /** Role */
            readonly role: components["schemas"]["SignerRole"];
            /** Meaning */
            readonly meaning: components["schemas"]["SignatureMeaning"];
            /** Attestation */
            readonly attestationText?: string;
            /** Methods */
            readonly methods?: readonly components["schemas"]["SignatureMethod"][];
        };
        /**
         * Option
         * @description One answer that can be chosen.
         */
        readonly Option: {
            /** Code */
            readonly code: string;
            /** Label */
            readonly label?: string;
            /** Label message */
            readonly labelId?: string;
            /** Score */
            readonly score?: number;
            /** Exclusive */
            readonly exclusive?: boolean;
            /** Allow text */
            readonly allowText?: boolean;
            /** Icon */
            readonly icon?: string;
            /** Help */
            readonly help?: string;
            /** Hidden when */
            readonly hiddenWhen?: components["schemas"]["ConditionGroup"];
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
        };
        /**
         * OptionOrder
         * @description The values of option order.
         * @enum {string}
         */
        readonly OptionOrder: "AsGiven" | "Alphabetical" | "Random";
        /**
         * Organization
         * @description A payer, agency, facility or other organization.
         */
        readonly Organization: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Organization";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Name */
            readonly name: string;
            /** Kind */
            readonly kind: components["schemas"]["OrganizationKind"];
            /**
             * Active
             * @default true
             */
            readonly active: boolean;
            /**
             * Payer ID
             * @description Needed for payers that receive electronic claims.
             */
            readonly payerId?: string;
            /** NPI */
            readonly npi?: string;
            /** Tax ID */
            readonly taxId?: string;
            /**
             * Part of
             * @description No circle.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /** Addresses */
            readonly addresses?: readonly components["schemas"]["Address"][];
            /**
             * Direct address
             * @description Default for sending documents.
             */
            readonly directAddress?: string;
            /**
             * Fax number
             * @description Default for sending documents.
             */
            readonly faxNumber?: string;
            /**
             * Authorization required
             * @description This payer wants an authorization for these.
             */
            readonly authorizationRequired?: readonly components["schemas"]["Reference"][];
            /**
             * Covered services
             * @description Empty means all; the rule Insurance reads it.
             */
            readonly coveredServices?: readonly {
                /** Service */
                readonly service: components["schemas"]["Reference"];
                /**
                 * From
                 * Format: date
                 */
                readonly from?: string;
                /**
                 * To
                 * Format: date
                 */
                readonly to?: string;
            }[];
            /**
             * Timely filing days
             * @description For reports.
             */
            readonly timelyFilingDays?: number;
            /**
             * 42 CFR Part 2 program
             * @description A substance-use program under 42 CFR Part 2.
             * @default false
             */
            readonly part2Program: boolean;
            /** Notes */
            readonly notes?: string;
        };
        /**
         * Organization
         * @description The body of a create.
         */
        readonly OrganizationCreate: {
            /** @constant */
            readonly resourceType?: "Organization";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Name */
            readonly name: string;
            /** Kind */
            readonly kind: components["schemas"]["OrganizationKind"];
            /**
             * Active
             * @default true
             */
            readonly active: boolean;
            /**
             * Payer ID
             * @description Needed for payers that receive electronic claims.
             */
            readonly payerId?: string;
            /** NPI */
            readonly npi?: string;
            /** Tax ID */
            readonly taxId?: string;
            /**
             * Part of
             * @description No circle.
             */
            readonly partOf?: components["schemas"]["Reference"];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /** Addresses */
            readonly addresses?: readonly components["schemas"]["Address"][];
            /**
             * Direct address
             * @description Default for sending documents.
             */
            readonly directAddress?: string;
            /**
             * Fax number
             * @description Default for sending documents.
             */
            readonly faxNumber?: string;
            /**
             * Authorization required
             * @description This payer wants an authorization for these.
             */
            readonly authorizationRequired?: readonly components["schemas"]["Reference"][];
            /**
             * Covered services
             * @description Empty means all; the rule Insurance reads it.
             */
            readonly coveredServices?: readonly {
                /** Service */
                readonly service: components["schemas"]["Reference"];
                /**
                 * From
                 * Format: date
                 */
                readonly from?: string;
                /**
                 * To
                 * Format: date
                 */
                readonly to?: string;
            }[];
            /**
             * Timely filing days
             * @description For reports.
             */
            readonly timelyFilingDays?: number;
            /**
             * 42 CFR Part 2 program
             * @description A substance-use program under 42 CFR Part 2.
             * @default false
             */
            readonly part2Program: boolean;
            /** Notes */
            readonly notes?: string;
        };
        /**
         * OrganizationKind
         * @description The values of organization kind.
         * @enum {string}
         */
        readonly OrganizationKind: "Payer" | "Facility" | "Agency" | "School" | "Court" | "Employer" | "Pharmacy" | "Laboratory" | "ReferralSource" | "Vendor" | "Other";
        /**
         * OverlapCheck
         * @description The values of overlap check.
         * @enum {string}
         */
        readonly OverlapCheck: "Off" | "Warn" | "Block";
        /**
         * OverlapScope
         * @description Whose other sessions are compared.
         * @enum {string}
         */
        readonly OverlapScope: "Practitioner" | "Patient" | "Both";
        /**
         * Participant
         * @description A person who takes part in a session.
         */
        readonly Participant: {
            /** Person */
            readonly individual: components["schemas"]["Reference"];
            /** Type */
            readonly type: components["schemas"]["CareTeamParticipationType"];
            /** Period */
            readonly period?: components["schemas"]["Period"];
            /** Role */
            readonly role?: components["schemas"]["CodedValue"];
            /** License */
            readonly licence?: components["schemas"]["LicenceSnapshot"];
        };
        /**
         * Patient
         * @description A person served.
         */
        readonly Patient: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Patient";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Name */
            readonly name: components["schemas"]["HumanName"];
            /** Other names */
            readonly otherNames?: readonly components["schemas"]["HumanName"][];
            /**
             * Preferred name
             * @description Shown in quotes everywhere, never on claims.
             */
            readonly preferredName?: string;
            /**
             * Birth date
             * Format: date
             * @description Not in the future, at most 130 years ago.
             */
            readonly birthDate: string;
            /**
             * Gender
             * @description Administrative; the practice chooses the set on offer.
             */
            readonly gender: components["schemas"]["AdministrativeGender"];
            /**
             * Sex at birth
             * @description As recorded at birth.
             */
            readonly sexAtBirth?: components["schemas"]["CodedValue"];
            /** Gender identity */
            readonly genderIdentity?: components["schemas"]["CodedValue"];
            /** Sexual orientation */
            readonly sexualOrientation?: components["schemas"]["CodedValue"];
            /** Pronouns */
            readonly pronouns?: components["schemas"]["CodedValue"];
            /** Race */
            readonly race?: readonly components["schemas"]["CodedValue"][];
            /** Ethnicity */
            readonly ethnicity?: components["schemas"]["CodedValue"];
            /** Languages */
            readonly languages?: readonly {
                /** Language */
                readonly language: components["schemas"]["CodedValue"];
                /** Preferred */
                readonly preferred?: boolean;
                /** Interpreter */
                readonly interpreter?: components["schemas"]["CodedValue"];
            }[];
            /** Marital status */
            readonly maritalStatus?: components["schemas"]["CodedValue"];
            /** Employment status */
            readonly employmentStatus?: components["schemas"]["CodedValue"];
            /** Veteran status */
            readonly veteranStatus?: components["schemas"]["CodedValue"];
            /** Living arrangement */
            readonly livingArrangement?: components["schemas"]["CodedValue"];
            /** Education */
            readonly education?: components["schemas"]["CodedValue"];
            /**
             * Deceased
             * @description Cancels future appointments.
             */
            readonly deceased?: {
                /** Value */
                readonly value?: boolean;
                /** Date */
                readonly date?: components["schemas"]["Approximate"];
            };
            /**
             * Active
             * @description Inactive: no open episode and no contact wanted.
             * @default true
             */
            readonly active: boolean;
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /** Addresses */
            readonly addresses?: readonly components["schemas"]["Address"][];
            /** Default location */
            readonly defaultLocation?: components["schemas"]["Reference"];
            /**
             * Small picture
             * @description The small square in lists.
             */
            readonly avatar?: components["schemas"]["Content"];
            /**
             * Photo
             * @description The full identification picture.
             */
            readonly photo?: components["schemas"]["Content"];
            /**
             * Care team
             * @description At most one primary per open episode.
             */
            readonly careTeam?: readonly components["schemas"]["CareTeamMember"][];
            /**
             * Comments
             * @description Remarks that are not clinical.
             */
            readonly comments?: readonly components["schemas"]["Annotation"][];
            /**
             * Confidential team
             * @description When not empty, only these people open the record.
             */
            readonly confidentialTeam?: readonly {
                /** Practitioner */
                readonly practitioner: components["schemas"]["Reference"];
                /** Reason */
                readonly reason?: string;
                /** Added by */
                readonly addedBy?: components["schemas"]["Reference"];
                /**
                 * Since
                 * Format: date-time
                 */
                readonly since?: string;
            }[];
            /**
             * Profile
             * @description Sign-in to the portal.
             */
            readonly profile?: {
                /** Person */
                readonly person?: components["schemas"]["Reference"];
                /**
                 * Roles
                 * @default [
                 *       "user"
                 *     ]
                 */
                readonly roles: readonly components["schemas"]["UserRole"][];
                /** Security roles */
                readonly securityRoles?: readonly components["schemas"]["Reference"][];
                /** Portal */
                readonly portalEnabled?: boolean;
            };
            /**
             * Alerts
             * @description Banners in the header of the chart.
             */
            readonly alerts?: readonly {
                /** ID */
                readonly id: string;
                /** Kind */
                readonly kind: components["schemas"]["PatientAlertKind"];
                /** Text */
                readonly text: string;
                /** Severity */
                readonly severity: components["schemas"]["AlertSeverity"];
                /**
                 * From
                 * Format: date
                 */
                readonly from: string;
                /**
                 * Until
                 * Format: date
                 */
                readonly until?: string;
                /**
                 * Show to
                 * @default all
                 */
                readonly showTo: components["schemas"]["AlertAudience"];
            }[];
            /** General practitioner */
            readonly generalPractitioner?: components["schemas"]["Reference"];
            /** Managing organization */
            readonly managingOrganization?: components["schemas"]["Reference"];
            /**
             * District
             * @description Copied from the first address.
             */
            readonly district?: components["schemas"]["Reference"];
            /** Communication preferences */
            readonly communicationPreferences?: {
                /** Reminders */
                readonly reminders?: readonly components["schemas"]["NotificationChannel"][];
                /** Language */
                readonly language?: components["schemas"]["CodedValue"];
                /** Do not call */
                readonly doNotCall?: boolean;
                /** Quiet hours */
                readonly quietHours?: {
                    /** Start */
                    readonly start: components["schemas"]["ClockTime"];
                    /** End */
                    readonly end: components["schemas"]["ClockTime"];
                };
            };
            /**
             * Guardian required
             * @description Under age or under guardianship.
             */
            readonly guardianRequired?: boolean;
            /** Legal */
            readonly legal?: {
                /** Status */
                readonly status?: readonly components["schemas"]["CodedValue"][];
                /** Notes */
                readonly notes?: string;
            };
            /** Acuity */
            readonly acuity?: components["schemas"]["Acuity"];
            /**
             * Flags
             * @description Test patients stay out of reports.
             * @default {}
             */
            readonly flags: {
                /** Substance use record */
                readonly sud?: boolean;
                /** Restricted */
                readonly restricted?: boolean;
                /** Test patient */
                readonly testPatient?: boolean;
            };
            /**
             * First contact
             * Format: date
             * @description Rolled up by jobs.
             */
            readonly firstContact?: string;
            /**
             * Last service date
             * Format: date
             * @description Rolled up by jobs.
             */
            readonly lastServiceDate?: string;
            /**
             * Next appointment
             * Format: date-time
             * @description Rolled up by jobs.
             */
            readonly nextAppointment?: string;
            /**
             * Next plan review
             * Format: date
             * @description Rolled up by jobs.
             */
            readonly nextPlanReview?: string;
            /**
             * Merged into
             * @description The record that this one was merged into.
             */
            readonly mergedInto?: components["schemas"]["Reference"];
            /**
             * Invite
             * @description How the invitation stands.
             */
            readonly invite?: components["schemas"]["Invite"];
            /**
             * Birth date is estimated
             * @description The birth date is an estimate.
             */
            readonly birthDateApprox?: boolean;
        };
        /**
         * PatientAlertKind
         * @description The values of patient alert kind.
         * @enum {string}
         */
        readonly PatientAlertKind: "safety" | "allergy" | "legal" | "communication" | "billing" | "custom";
        /**
         * Patient
         * @description The body of a create.
         */
        readonly PatientCreate: {
            /** @constant */
            readonly resourceType?: "Patient";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Name */
            readonly name: components["schemas"]["HumanName"];
            /** Other names */
            readonly otherNames?: readonly components["schemas"]["HumanName"][];
            /**
             * Preferred name
             * @description Shown in quotes everywhere, never on claims.
             */
            readonly preferredName?: string;
            /**
             * Birth date
             * Format: date
             * @description Not in the future, at most 130 years ago.
             */
            readonly birthDate: string;
            /**
             * Gender
             * @description Administrative; the practice chooses the set on offer.
             */
            readonly gender: components["schemas"]["AdministrativeGender"];
            /**
             * Sex at birth
             * @description As recorded at birth.
             */
            readonly sexAtBirth?: components["schemas"]["CodedValue"];
            /** Gender identity */
            readonly genderIdentity?: components["schemas"]["CodedValue"];
            /** Sexual orientation */
            readonly sexualOrientation?: components["schemas"]["CodedValue"];
            /** Pronouns */
            readonly pronouns?: components["schemas"]["CodedValue"];
            /** Race */
            readonly race?: readonly components["schemas"]["CodedValue"][];
            /** Ethnicity */
            readonly ethnicity?: components["schemas"]["CodedValue"];
            /** Languages */
            readonly languages?: readonly {
                /** Language */
                readonly language: components["schemas"]["CodedValue"];
                /** Preferred */
                readonly preferred?: boolean;
                /** Interpreter */
                readonly interpreter?: components["schemas"]["CodedValue"];
            }[];
            /** Marital status */
            readonly maritalStatus?: components["schemas"]["CodedValue"];
            /** Employment status */
            readonly employmentStatus?: components["schemas"]["CodedValue"];
            /** Veteran status */
            readonly veteranStatus?: components["schemas"]["CodedValue"];
            /** Living arrangement */
            readonly livingArrangement?: components["schemas"]["CodedValue"];
            /** Education */
            readonly education?: components["schemas"]["CodedValue"];
            /**
             * Deceased
             * @description Cancels future appointments.
             */
            readonly deceased?: {
                /** Value */
                readonly value?: boolean;
                /** Date */
                readonly date?: components["schemas"]["Approximate"];
            };
            /**
             * Active
             * @description Inactive: no open episode and no contact wanted.
             * @default true
             */
            readonly active: boolean;
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /** Addresses */
            readonly addresses?: readonly components["schemas"]["Address"][];
            /** Default location */
            readonly defaultLocation?: components["schemas"]["Reference"];
            /**
             * Small picture
             * @description The small square in lists.
             */
            readonly avatar?: components["schemas"]["Content"];
            /**
             * Photo
             * @description The full identification picture.
             */
            readonly photo?: components["schemas"]["Content"];
            /**
             * Care team
             * @description At most one primary per open episode.
             */
            readonly careTeam?: readonly components["schemas"]["CareTeamMember"][];
            /**
             * Comments
             * @description Remarks that are not clinical.
             */
            readonly comments?: readonly components["schemas"]["Annotation"][];
            /**
             * Confidential team
             * @description When not empty, only these people open the record.
             */
            readonly confidentialTeam?: readonly {
                /** Practitioner */
                readonly practitioner: components["schemas"]["Reference"];
                /** Reason */
                readonly reason?: string;
            }[];
            /**
             * Profile
             * @description Sign-in to the portal.
             */
            readonly profile?: {
                /** Person */
                readonly person?: components["schemas"]["Reference"];
                /**
                 * Roles
                 * @default [
                 *       "user"
                 *     ]
                 */
                readonly roles: readonly components["schemas"]["UserRole"][];
                /** Security roles */
                readonly securityRoles?: readonly components["schemas"]["Reference"][];
                /** Portal */
                readonly portalEnabled?: boolean;
            };
            /**
             * Alerts
             * @description Banners in the header of the chart.
             */
            readonly alerts?: readonly {
                /** ID */
                readonly id: string;
                /** Kind */
                readonly kind: components["schemas"]["PatientAlertKind"];
                /** Text */
                readonly text: string;
                /** Severity */
                readonly severity: components["schemas"]["AlertSeverity"];
                /**
                 * From
                 * Format: date
                 */
                readonly from: string;
                /**
                 * Until
                 * Format: date
                 */
                readonly until?: string;
                /**
                 * Show to
                 * @default all
                 */
                readonly showTo: components["schemas"]["AlertAudience"];
            }[];
            /** General practitioner */
            readonly generalPractitioner?: components["schemas"]["Reference"];
            /** Managing organization */
            readonly managingOrganization?: components["schemas"]["Reference"];
            /** Communication preferences */
            readonly communicationPreferences?: {
                /** Reminders */
                readonly reminders?: readonly components["schemas"]["NotificationChannel"][];
                /** Language */
                readonly language?: components["schemas"]["CodedValue"];
                /** Do not call */
                readonly doNotCall?: boolean;
                /** Quiet hours */
                readonly quietHours?: {
                    /** Start */
                    readonly start: components["schemas"]["ClockTime"];
                    /** End */
                    readonly end: components["schemas"]["ClockTime"];
                };
            };
            /** Legal */
            readonly legal?: {
                /** Status */
                readonly status?: readonly components["schemas"]["CodedValue"][];
                /** Notes */
                readonly notes?: string;
            };
            /** Acuity */
            readonly acuity?: components["schemas"]["Acuity"];
            /**
             * Flags
             * @description Test patients stay out of reports.
             * @default {}
             */
            readonly flags: {
                /** Test patient */
                readonly testPatient?: boolean;
            };
            /**
             * Birth date is estimated
             * @description The birth date is an estimate.
             */
            readonly birthDateApprox?: boolean;
        };
        /**
         * PatientSignatureNeed
         * @description The values of patient signature need.
         * @enum {string}
         */
        readonly PatientSignatureNeed: "Never" | "Always" | "WhenService";
        /**
         * Period
         * @description A span of time; the end is not before the start. Both ends are dates or instants of the same kind.
         */
        readonly Period: {
            /** Start */
            readonly start?: components["schemas"]["DateOrDateTime"];
            /** End */
            readonly end?: components["schemas"]["DateOrDateTime"];
        };
        /**
         * Person
         * @description A login identity; its profiles say who the person is in each practice.
         */
        readonly Person: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Person";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Sign-in name
             * @description An e-mail address or a short name; unique, whatever the case.
             */
            readonly loginName: string;
            /** Name */
            readonly name: components["schemas"]["HumanName"];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /**
             * User roles
             * @description Changed only by operations of the registry.
             * @default [
             *       "user"
             *     ]
             */
            readonly userRoles: readonly components["schemas"]["UserRole"][];
            /**
             * Profiles
             * @description Who this person is in which practice.
             */
            readonly profiles?: readonly {
                /** Practice */
                readonly practice: components["schemas"]["Reference"];
                /** Profile */
                readonly profile: components["schemas"]["Reference"];
                /**
                 * Active
                 * @default true
                 */
                readonly active: boolean;
            }[];
            /**
             * Second factors
             * @description Changed only by the person.
             */
            readonly mfa?: {
                /** Methods */
                readonly methods?: readonly components["schemas"]["SecondFactor"][];
            };
            /**
             * Password set
             * Format: date-time
             */
            readonly passwordSetAt?: string;
            /**
             * Locked until
             * Format: date-time
             * @description No sign-in before this time.
             */
            readonly lockedUntil?: string;
            /**
             * Last sign-in
             * Format: date-time
             */
            readonly lastLogin?: string;
            /**
             * Locale
             * @description Language of messages, like en-US.
             */
            readonly locale?: string;
            /**
             * System account
             * @description A fixed account for jobs.
             */
            readonly isSystem: boolean;
        };
        /**
         * Person
         * @description The body of a create.
         */
        readonly PersonCreate: {
            /** @constant */
            readonly resourceType?: "Person";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Sign-in name
             * @description An e-mail address or a short name; unique, whatever the case.
             */
            readonly loginName: string;
            /** Name */
            readonly name: components["schemas"]["HumanName"];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /**
             * Locale
             * @description Language of messages, like en-US.
             */
            readonly locale?: string;
        };
        /**
         * PopulationLevel
         * @description The values of population level.
         * @enum {string}
         */
        readonly PopulationLevel: "All" | "CareTeam" | "Program";
        /**
         * Practice
         * @description The tenant itself.
         */
        readonly Practice: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Practice";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Practice key
             * @description Path part of every call of the practice.
             */
            readonly networkId: string;
            /** Name */
            readonly name: string;
            /**
             * Active
             * @description An inactive practice can not be entered.
             * @default true
             */
            readonly active: boolean;
            /**
             * Environment
             * @description Checked against the names of production and non-production.
             * @default production
             */
            readonly environment: string;
            /**
             * Demo
             * @description Filled with made-up people.
             * @default false
             */
            readonly demo: boolean;
            /**
             * Created
             * Format: date-time
             * @description When the practice was made.
             */
            readonly created: string;
        };
        /**
         * Practice
         * @description The body of a create.
         */
        readonly PracticeCreate: {
            /** @constant */
            readonly resourceType?: "Practice";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Practice key
             * @description Path part of every call of the practice.
             */
            readonly networkId: string;
            /** Name */
            readonly name: string;
            /**
             * Active
             * @description An inactive practice can not be entered.
             * @default true
             */
            readonly active: boolean;
            /**
             * Environment
             * @description Checked against the names of production and non-production.
             * @default production
             */
            readonly environment: string;
            /**
             * Demo
             * @description Filled with made-up people.
             * @default false
             */
            readonly demo: boolean;
        };
        /**
         * PracticePreferences
         * @description The settings of a practice; exactly one row.
         */
        readonly PracticePreferences: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "PracticePreferences";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Hours until an unsigned note is late
             * @description Hours until an unsigned note is late.
             * @default 36
             */
            readonly noteSignWarningTimeout: number;
            /**
             * Minutes until sign-out
             * @description Minutes without activity until sign-out.
             * @default 30
             */
            readonly sessionTimeout: number;
            /**
             * Weekends count for late notes
             * @default true
             */
            readonly sessionToSignIncludesWeekends: boolean;
            /**
             * Mark all as reviewed allowed
             * @default true
             */
            readonly allowMarkAllReview: boolean;
            /**
             * Check for overlapping sessions
             * @default Off
             */
            readonly overlappingSessionCheck: components["schemas"]["OverlapCheck"];
            /**
             * Require place of service
             * @default true
             */
            readonly requirePlaceOfService: boolean;
            /**
             * Hide place of service
             * @default false
             */
            readonly hidePlaceOfService: boolean;
            /**
             * 24-hour times in printouts
             * @default false
             */
            readonly militaryTimeInPrintouts: boolean;
            /**
             * Notes may be printed
             * @default true
             */
            readonly allowNotePrintout: boolean;
            /**
             * Filter note category by program
             * @default true
             */
            readonly filterNoteCategoryByProgram: boolean;
            /**
             * Filter diagnoses by program
             * @default false
             */
            readonly filterDiagnosesByProgram: boolean;
            /**
             * Notes start from appointments
             * @default true
             */
            readonly allowNotesFromAppointments: boolean;
            /**
             * Clinicians may book
             * @default false
             */
            readonly appointmentCreation: boolean;
            /**
             * Clinicians may cancel
             * @default false
             */
            readonly appointmentCancellation: boolean;
            /**
             * Reports by e-mail
             * @default false
             */
            readonly reportEmails: boolean;
            /**
             * Monthly user report
             * @default true
             */
            readonly monthlyUserReportScheduling: boolean;
            /**
             * Patient signature on phones
             * @default false
             */
            readonly mobilePatientSignature: boolean;
            /**
             * Format of drafted notes
             * @default GIRPP
             */
            readonly defaultScribeNoteFormat: components["schemas"]["ScribeNoteFormat"];
            /**
             * Quick start of notes
             * @default false
             */
            readonly streamlinedStartNote: boolean;
            /**
             * Administrators edit group notes
             * @default false
             */
            readonly groupNoteAdminEdit: boolean;
            /**
             * Labels
             * @description The practice's own words.
             * @default {
             *       "patient": {
             *         "singular": "Patient",
             *         "plural": "Patients"
             *       },
             *       "session": {
             *         "singular": "Session",
             *         "plural": "Sessions"
             *       },
             *       "location": {
             *         "singular": "Location",
             *         "plural": "Locations"
             *       },
             *       "enrollment": {
             *         "singular": "Enrollment",
             *         "plural": "Enrollments"
             *       },
             *       "problem": {
             *         "singular": "Problem",
             *         "plural": "Problems"
             *       },
             *       "practitioner": {
             *         "singular": "Practitioner",
             *         "plural": "Practitioners"
             *       }
             *     }
             */
            readonly labels: {
                /** Patient */
                readonly patient: components["schemas"]["LabelPair"];
                /** Session */
                readonly session: components["schemas"]["LabelPair"];
                /** Location */
                readonly location: components["schemas"]["LabelPair"];
                /** Enrollment */
                readonly enrollment: components["schemas"]["LabelPair"];
                /** Problem */
                readonly problem: components["schemas"]["LabelPair"];
                /** Practitioner */
                readonly practitioner: components["schemas"]["LabelPair"];
            };
            /** Practice name */
            readonly practiceName: string;
            /** Logo */
            readonly logo?: components["schemas"]["Content"];
            /**
             * Time zone
             * @default America/Chicago
             */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Locale
             * @default en-US
             */
            readonly locale: string;
            /**
             * First day of the week
             * @default Sunday
             */
            readonly weekStart: components["schemas"]["Weekday"];
            /**
             * Closed days
             * @description Days on which the practice is closed.
             * @default []
             */
            readonly holidayDates: readonly string[];
            /**
             * Gender set
             * @default Expanded
             */
            readonly genderSet: components["schemas"]["GenderSet"];
            /**
             * Changes to coded lists
             * @description Items hidden, added, renamed or put in order.
             * @default []
             */
            readonly codedListOverrides: readonly components["schemas"]["CodedListOverride"][];
            /**
             * Hours to take a signature back
             * @description Hours in which a signer may take the signature back.
             * @default 24
             */
            readonly unsignWindowHours: number;
            /**
             * Days to reopen an enrollment
             * @description Days in which a completed enrollment can be reopened.
             * @default 30
             */
            readonly reopenEpisodeDays: number;
            /**
             * Days that messages are kept
             * @default 2555
             */
            readonly chatRetentionDays: number;
            /**
             * Recording of sessions for drafts
             * @default false
             */
            readonly ambientListening: boolean;
            /**
             * Days that recordings are kept
             * @default 0
             */
            readonly audioRetentionDays: number;
            /**
             * Default rounding
             * @default EightMinute
             */
            readonly defaultRounding: components["schemas"]["UnitRounding"];
            /**
             * When the care plan link is missing
             * @description What happens when a note does not point to the care plan.
             * @default Warn
             */
            readonly missingPlanLink: components["schemas"]["OverlapCheck"];
            /**
             * Password policy
             * @default {
             *       "minLength": 12,
             *       "checkBreached": true
             *     }
             */
            readonly passwordPolicy: {
                /**
                 * Minimum length
                 * @default 12
                 */
                readonly minLength: number;
                /**
                 * Refuse known leaked passwords
                 * @default true
                 */
                readonly checkBreached: boolean;
                /** Maximum age days */
                readonly maxAgeDays?: number;
            };
            /**
             * Second factor required
             * @default false
             */
            readonly mfaRequired: boolean;
            /**
             * Age of majority
             * @description In years.
             * @default 18
             */
            readonly ageOfMajority: number;
            /**
             * Ages of consent of minors
             * @default {}
             */
            readonly minorConsentAges: {
                /** Mental health */
                readonly mentalHealth?: number;
                /** Substance use */
                readonly substanceUse?: number;
            };
            /**
             * Phone layout
             * @default true
             */
            readonly mobileShell: boolean;
            /**
             * Announcements
             * @default true
             */
            readonly announcements: boolean;
            /**
             * Theme colors
             * @default {}
             */
            readonly themeColors: {
                /** Light */
                readonly light?: components["schemas"]["Color"];
                /** Dark */
                readonly dark?: components["schemas"]["Color"];
            };
            /**
             * 42 CFR Part 2 entity
             * @default false
             */
            readonly part2Entity: boolean;
            /**
             * Note rules everywhere
             * @default []
             */
            readonly defaultNoteRules: readonly components["schemas"]["Reference"][];
            /**
             * Reminders, hours before
             * @description Hours before an appointment.
             * @default [
             *       48,
             *       2
             *     ]
             */
            readonly reminderOffsetsHours: readonly number[];
            /**
             * Minutes of grace before a no-show
             * @default 15
             */
            readonly noShowGraceMinutes: number;
            /**
             * Automatic no-show
             * @default false
             */
            readonly autoNoShow: boolean;
            /**
             * Most occurrences of a series
             * @default 260
             */
            readonly maxRecurrenceOccurrences: number;
        };
        /**
         * PracticePreferences
         * @description The body of a create.
         */
        readonly PracticePreferencesCreate: {
            /** @constant */
            readonly resourceType?: "PracticePreferences";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Hours until an unsigned note is late
             * @description Hours until an unsigned note is late.
             * @default 36
             */
            readonly noteSignWarningTimeout: number;
            /**
             * Minutes until sign-out
             * @description Minutes without activity until sign-out.
             * @default 30
             */
            readonly sessionTimeout: number;
            /**
             * Weekends count for late notes
             * @default true
             */
            readonly sessionToSignIncludesWeekends: boolean;
            /**
             * Mark all as reviewed allowed
             * @default true
             */
            readonly allowMarkAllReview: boolean;
            /**
             * Check for overlapping sessions
             * @default Off
             */
            readonly overlappingSessionCheck: components["schemas"]["OverlapCheck"];
            /**
             * Require place of service
             * @default true
             */
            readonly requirePlaceOfService: boolean;
            /**
             * Hide place of service
             * @default false
             */
            readonly hidePlaceOfService: boolean;
            /**
             * 24-hour times in printouts
             * @default false
             */
            readonly militaryTimeInPrintouts: boolean;
            /**
             * Notes may be printed
             * @default true
             */
            readonly allowNotePrintout: boolean;
            /**
             * Filter note category by program
             * @default true
             */
            readonly filterNoteCategoryByProgram: boolean;
            /**
             * Filter diagnoses by program
             * @default false
             */
            readonly filterDiagnosesByProgram: boolean;
            /**
             * Notes start from appointments
             * @default true
             */
            readonly allowNotesFromAppointments: boolean;
            /**
             * Clinicians may book
             * @default false
             */
            readonly appointmentCreation: boolean;
            /**
             * Clinicians may cancel
             * @default false
             */
            readonly appointmentCancellation: boolean;
            /**
             * Reports by e-mail
             * @default false
             */
            readonly reportEmails: boolean;
            /**
             * Monthly user report
             * @default true
             */
            readonly monthlyUserReportScheduling: boolean;
            /**
             * Patient signature on phones
             * @default false
             */
            readonly mobilePatientSignature: boolean;
            /**
             * Format of drafted notes
             * @default GIRPP
             */
            readonly defaultScribeNoteFormat: components["schemas"]["ScribeNoteFormat"];
            /**
             * Quick start of notes
             * @default false
             */
            readonly streamlinedStartNote: boolean;
            /**
             * Administrators edit group notes
             * @default false
             */
            readonly groupNoteAdminEdit: boolean;
            /**
             * Labels
             * @description The practice's own words.
             * @default {
             *       "patient": {
             *         "singular": "Patient",
             *         "plural": "Patients"
             *       },
             *       "session": {
             *         "singular": "Session",
             *         "plural": "Sessions"
             *       },
             *       "location": {
             *         "singular": "Location",
             *         "plural": "Locations"
             *       },
             *       "enrollment": {
             *         "singular": "Enrollment",
             *         "plural": "Enrollments"
             *       },
             *       "problem": {
             *         "singular": "Problem",
             *         "plural": "Problems"
             *       },
             *       "practitioner": {
             *         "singular": "Practitioner",
             *         "plural": "Practitioners"
             *       }
             *     }
             */
            readonly labels: {
                /** Patient */
                readonly patient: components["schemas"]["LabelPair"];
                /** Session */
                readonly session: components["schemas"]["LabelPair"];
                /** Location */
                readonly location: components["schemas"]["LabelPair"];
                /** Enrollment */
                readonly enrollment: components["schemas"]["LabelPair"];
                /** Problem */
                readonly problem: components["schemas"]["LabelPair"];
                /** Practitioner */
                readonly practitioner: components["schemas"]["LabelPair"];
            };
            /** Practice name */
            readonly practiceName: string;
            /** Logo */
            readonly logo?: components["schemas"]["Content"];
            /**
             * Time zone
             * @default America/Chicago
             */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Locale
             * @default en-US
             */
            readonly locale: string;
            /**
             * First day of the week
             * @default Sunday
             */
            readonly weekStart: components["schemas"]["Weekday"];
            /**
             * Closed days
             * @description Days on which the practice is closed.
             * @default []
             */
            readonly holidayDates: readonly string[];
            /**
             * Gender set
             * @default Expanded
             */
            readonly genderSet: components["schemas"]["GenderSet"];
            /**
             * Changes to coded lists
             * @description Items hidden, added, renamed or put in order.
             * @default []
             */
            readonly codedListOverrides: readonly components["schemas"]["CodedListOverride"][];
            /**
             * Hours to take a signature back
             * @description Hours in which a signer may take the signature back.
             * @default 24
             */
            readonly unsignWindowHours: number;
            /**
             * Days to reopen an enrollment
             * @description Days in which a completed enrollment can be reopened.
             * @default 30
             */
            readonly reopenEpisodeDays: number;
            /**
             * Days that messages are kept
             * @default 2555
             */
            readonly chatRetentionDays: number;
            /**
             * Recording of sessions for drafts
             * @default false
             */
            readonly ambientListening: boolean;
            /**
             * Days that recordings are kept
             * @default 0
             */
            readonly audioRetentionDays: number;
            /**
             * Default rounding
             * @default EightMinute
             */
            readonly defaultRounding: components["schemas"]["UnitRounding"];
            /**
             * When the care plan link is missing
             * @description What happens when a note does not point to the care plan.
             * @default Warn
             */
            readonly missingPlanLink: components["schemas"]["OverlapCheck"];
            /**
             * Password policy
             * @default {
             *       "minLength": 12,
             *       "checkBreached": true
             *     }
             */
            readonly passwordPolicy: {
                /**
                 * Minimum length
                 * @default 12
                 */
                readonly minLength: number;
                /**
                 * Refuse known leaked passwords
                 * @default true
                 */
                readonly checkBreached: boolean;
                /** Maximum age days */
                readonly maxAgeDays?: number;
            };
            /**
             * Second factor required
             * @default false
             */
            readonly mfaRequired: boolean;
            /**
             * Age of majority
             * @description In years.
             * @default 18
             */
            readonly ageOfMajority: number;
            /**
             * Ages of consent of minors
             * @default {}
             */
            readonly minorConsentAges: {
                /** Mental health */
                readonly mentalHealth?: number;
                /** Substance use */
                readonly substanceUse?: number;
            };
            /**
             * Phone layout
             * @default true
             */
            readonly mobileShell: boolean;
            /**
             * Announcements
             * @default true
             */
            readonly announcements: boolean;
            /**
             * Theme colors
             * @default {}
             */
            readonly themeColors: {
                /** Light */
                readonly light?: components["schemas"]["Color"];
                /** Dark */
                readonly dark?: components["schemas"]["Color"];
            };
            /**
             * 42 CFR Part 2 entity
             * @default false
             */
            readonly part2Entity: boolean;
            /**
             * Note rules everywhere
             * @default []
             */
            readonly defaultNoteRules: readonly components["schemas"]["Reference"][];
            /**
             * Reminders, hours before
             * @description Hours before an appointment.
             * @default [
             *       48,
             *       2
             *     ]
             */
            readonly reminderOffsetsHours: readonly number[];
            /**
             * Minutes of grace before a no-show
             * @default 15
             */
            readonly noShowGraceMinutes: number;
            /**
             * Automatic no-show
             * @default false
             */
            readonly autoNoShow: boolean;
            /**
             * Most occurrences of a series
             * @default 260
             */
            readonly maxRecurrenceOccurrences: number;
        };
        /**
         * Practitioner
         * @description The profile of a staff member in one practice.
         */
        readonly Practitioner: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Practitioner";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Person
             * @description Absent until the invitation is accepted.
             */
            readonly person?: components["schemas"]["Reference"];
            /**
             * Active
             * @description Inactive: can not sign in here, own or be invited; the history stays.
             */
            readonly active: boolean;
            /** Name */
            readonly name: components["schemas"]["HumanName"];
            /**
             * Credentials
             * @description After the name, like LCSW.
             */
            readonly credentials?: string;
            /**
             * Roles
             * @description What this person may do here.
             */
            readonly roles: readonly components["schemas"]["Reference"][];
            /**
             * Staff code
             * @description Unique in the practice.
             */
            readonly staffCode?: string;
            /**
             * Licenses
             * @description Each with its state and dates.
             */
            readonly licenses?: readonly components["schemas"]["Licence"][];
            /**
             * NPI
             * @description Ten digits with a check digit.
             */
            readonly npi?: string;
            /**
             * Taxonomy
             * @description Provider taxonomy.
             */
            readonly taxonomy?: string;
            /**
             * Supervisor
             * @description Not the person, no circle, at most 5 deep.
             */
            readonly supervisor?: components["schemas"]["Reference"];
            /**
             * Supervisors
             * @description Dated; the one valid on the date of service counts.
             */
            readonly supervisors?: readonly {
                /** Practitioner */
                readonly practitioner: components["schemas"]["Reference"];
                /** Kind */
                readonly kind: components["schemas"]["SupervisionKind"];
                /** Period */
                readonly period?: components["schemas"]["DatePeriod"];
            }[];
            /**
             * Needs a co-signature
             * @description Notes need the supervisor's signature too.
             * @default false
             */
            readonly requiresCoSignature: boolean;
            /** Programs */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /** Locations */
            readonly locations?: readonly components["schemas"]["Reference"][];
            /** Default location */
            readonly defaultLocation?: components["schemas"]["Reference"];
            /**
             * Services
             * @description Empty means any that the license allows.
             */
            readonly services?: readonly components["schemas"]["Reference"][];
            /** Districts */
            readonly districts?: readonly components["schemas"]["Reference"][];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /** Addresses */
            readonly addresses?: readonly components["schemas"]["Address"][];
            /**
             * Small picture
             * @description An image up to 2 MB.
             */
            readonly avatar?: components["schemas"]["Content"];
            /**
             * Color
             * @description Colour in calendars.
             */
            readonly color?: components["schemas"]["Color"];
            /**
             * Time zone
             * @description Else the practice's.
             */
            readonly timezone?: components["schemas"]["TimeZone"];
            /** Languages */
            readonly languages?: readonly components["schemas"]["CodedValue"][];
            /** Pronouns */
            readonly pronouns?: components["schemas"]["CodedValue"];
            /** Employment */
            readonly employment?: {
                /**
                 * Start
                 * Format: date
                 */
                readonly start: string;
                /**
                 * End
                 * Format: date
                 */
                readonly end?: string;
                /** Kind */
                readonly kind: components["schemas"]["EmploymentKind"];
                /** Full-time equivalent */
                readonly fte?: number;
            };
            /** Productivity target */
            readonly productivityTarget?: {
                /** Minutes per week */
                readonly minutesPerWeek: number;
            };
            /**
             * Population level
             * @description The stricter of role and person wins.
             */
            readonly populationLevel?: components["schemas"]["PopulationLevel"];
            /**
             * Invite
             * @description How the invitation stands.
             */
            readonly invite?: components["schemas"]["Invite"];
            /** Profile */
            readonly profile?: {
                /** Roles */
                readonly roles?: readonly components["schemas"]["UserRole"][];
            };
        };
        /**
         * Practitioner
         * @description The body of a create.
         */
        readonly PractitionerCreate: {
            /** @constant */
            readonly resourceType?: "Practitioner";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Person
             * @description Absent until the invitation is accepted.
             */
            readonly person?: components["schemas"]["Reference"];
            /**
             * Active
             * @description Inactive: can not sign in here, own or be invited; the history stays.
             */
            readonly active: boolean;
            /** Name */
            readonly name: components["schemas"]["HumanName"];
            /**
             * Credentials
             * @description After the name, like LCSW.
             */
            readonly credentials?: string;
            /**
             * Roles
             * @description What this person may do here.
             */
            readonly roles: readonly components["schemas"]["Reference"][];
            /**
             * Staff code
             * @description Unique in the practice.
             */
            readonly staffCode?: string;
            /**
             * Licenses
             * @description Each with its state and dates.
             */
            readonly licenses?: readonly components["schemas"]["Licence"][];
            /**
             * NPI
             * @description Ten digits with a check digit.
             */
            readonly npi?: string;
            /**
             * Taxonomy
             * @description Provider taxonomy.
             */
            readonly taxonomy?: string;
            /**
             * Supervisor
             * @description Not the person, no circle, at most 5 deep.
             */
            readonly supervisor?: components["schemas"]["Reference"];
            /**
             * Supervisors
             * @description Dated; the one valid on the date of service counts.
             */
            readonly supervisors?: readonly {
                /** Practitioner */
                readonly practitioner: components["schemas"]["Reference"];
                /** Kind */
                readonly kind: components["schemas"]["SupervisionKind"];
                /** Period */
                readonly period?: components["schemas"]["DatePeriod"];
            }[];
            /**
             * Needs a co-signature
             * @description Notes need the supervisor's signature too.
             * @default false
             */
            readonly requiresCoSignature: boolean;
            /** Programs */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /** Locations */
            readonly locations?: readonly components["schemas"]["Reference"][];
            /** Default location */
            readonly defaultLocation?: components["schemas"]["Reference"];
            /**
             * Services
             * @description Empty means any that the license allows.
             */
            readonly services?: readonly components["schemas"]["Reference"][];
            /** Districts */
            readonly districts?: readonly components["schemas"]["Reference"][];
            /** Contacts */
            readonly contacts?: readonly components["schemas"]["ContactPoint"][];
            /** Addresses */
            readonly addresses?: readonly components["schemas"]["Address"][];
            /**
             * Small picture
             * @description An image up to 2 MB.
             */
            readonly avatar?: components["schemas"]["Content"];
            /**
             * Color
             * @description Colour in calendars.
             */
            readonly color?: components["schemas"]["Color"];
            /**
             * Time zone
             * @description Else the practice's.
             */
            readonly timezone?: components["schemas"]["TimeZone"];
            /** Languages */
            readonly languages?: readonly components["schemas"]["CodedValue"][];
            /** Pronouns */
            readonly pronouns?: components["schemas"]["CodedValue"];
            /** Employment */
            readonly employment?: {
                /**
                 * Start
                 * Format: date
                 */
                readonly start: string;
                /**
                 * End
                 * Format: date
                 */
                readonly end?: string;
                /** Kind */
                readonly kind: components["schemas"]["EmploymentKind"];
                /** Full-time equivalent */
                readonly fte?: number;
            };
            /** Productivity target */
            readonly productivityTarget?: {
                /** Minutes per week */
                readonly minutesPerWeek: number;
            };
            /**
             * Population level
             * @description The stricter of role and person wins.
             */
            readonly populationLevel?: components["schemas"]["PopulationLevel"];
            /** Profile */
            readonly profile?: {
                /** Roles */
                readonly roles?: readonly components["schemas"]["UserRole"][];
            };
        };
        /**
         * PrintLabel
         * @description The values of print label.
         * @enum {string}
         */
        readonly PrintLabel: "Full" | "Short" | "None";
        /**
         * PrintLayout
         * @description The values of print layout.
         * @enum {string}
         */
        readonly PrintLayout: "Inline" | "Block" | "Table";
        /**
         * PrintSettings
         * @description How an answer is printed.
         */
        readonly PrintSettings: {
            /** Hide */
            readonly hide?: boolean;
            /**
             * Hide when empty
             * @default true
             */
            readonly hideWhenEmpty: boolean;
            /** Show all */
            readonly showAll?: boolean;
            /** Label */
            readonly label?: components["schemas"]["PrintLabel"];
            /** Layout */
            readonly layout?: components["schemas"]["PrintLayout"];
            /** Page break before */
            readonly pageBreakBefore?: boolean;
        };
        /**
         * PrintTemplate
         * @description The values of print template.
         * @enum {string}
         */
        readonly PrintTemplate: "Standard" | "Compact" | "Letter";
        /**
         * Priority
         * @description The values of priority.
         * @enum {string}
         */
        readonly Priority: "Low" | "Normal" | "High" | "Urgent";
        /**
         * Program
         * @description A service line that patients are enrolled in.
         */
        readonly Program: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Program";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown when a patient is enrolled.
             */
            readonly name: string;
            /**
             * Code
             * @description Unique in the practice.
             */
            readonly code: string;
            /** Kind */
            readonly kind: components["schemas"]["ProgramKind"];
            /**
             * Status
             * @description Only Active can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Organization
             * @description Billing entity.
             */
            readonly organization?: components["schemas"]["Reference"];
            /**
             * Locations
             * @description Empty means all.
             */
            readonly locations?: readonly components["schemas"]["Reference"][];
            /**
             * Services
             * @description Services on offer; empty means all.
             */
            readonly services?: readonly components["schemas"]["Reference"][];
            /**
             * Note definitions
             * @description Offered first when a note starts here.
             */
            readonly noteDefinitions?: readonly components["schemas"]["Reference"][];
            /**
             * Diagnosis categories
             * @description ICD-10 prefixes, like F1.
             */
            readonly diagnosisCategories?: readonly string[];
            /** Default place of service */
            readonly defaultPlaceOfService?: components["schemas"]["CodedValue"];
            /**
             * Capacity
             * @description For census and waiting list.
             */
            readonly capacity?: number;
            /**
             * Age range
             * @description A warning at enrollment outside of it.
             */
            readonly ageRange?: components["schemas"]["AgeRange"];
            /**
             * 42 CFR Part 2 program
             * @description Records made here carry the label SUD.
             * @default false
             */
            readonly part2: boolean;
            /**
             * Days between plan reviews
             * @description Days until a care plan is due for review.
             * @default 90
             */
            readonly planReviewDays: number;
            /**
             * Required consents
             * @description Enrollment checklist.
             */
            readonly requiredConsents?: readonly components["schemas"]["CodedValue"][];
            /**
             * Admission packet
             * @description Offered at enrollment.
             */
            readonly admissionPacket?: components["schemas"]["Reference"];
            /** Manager */
            readonly manager?: components["schemas"]["Reference"];
            /**
             * Note rules
             * @description Added for sessions of this program.
             */
            readonly noteRules?: readonly components["schemas"]["Reference"][];
            /** Color */
            readonly color?: components["schemas"]["Color"];
        };
        /**
         * Program
         * @description The body of a create.
         */
        readonly ProgramCreate: {
            /** @constant */
            readonly resourceType?: "Program";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown when a patient is enrolled.
             */
            readonly name: string;
            /**
             * Code
             * @description Unique in the practice.
             */
            readonly code: string;
            /** Kind */
            readonly kind: components["schemas"]["ProgramKind"];
            /**
             * Status
             * @description Only Active can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Organization
             * @description Billing entity.
             */
            readonly organization?: components["schemas"]["Reference"];
            /**
             * Locations
             * @description Empty means all.
             */
            readonly locations?: readonly components["schemas"]["Reference"][];
            /**
             * Services
             * @description Services on offer; empty means all.
             */
            readonly services?: readonly components["schemas"]["Reference"][];
            /**
             * Note definitions
             * @description Offered first when a note starts here.
             */
            readonly noteDefinitions?: readonly components["schemas"]["Reference"][];
            /**
             * Diagnosis categories
             * @description ICD-10 prefixes, like F1.
             */
            readonly diagnosisCategories?: readonly string[];
            /** Default place of service */
            readonly defaultPlaceOfService?: components["schemas"]["CodedValue"];
            /**
             * Capacity
             * @description For census and waiting list.
             */
            readonly capacity?: number;
            /**
             * Age range
             * @description A warning at enrollment outside of it.
             */
            readonly ageRange?: components["schemas"]["AgeRange"];
            /**
             * 42 CFR Part 2 program
             * @description Records made here carry the label SUD.
             * @default false
             */
            readonly part2: boolean;
            /**
             * Days between plan reviews
             * @description Days until a care plan is due for review.
             * @default 90
             */
            readonly planReviewDays: number;
            /**
             * Required consents
             * @description Enrollment checklist.
             */
            readonly requiredConsents?: readonly components["schemas"]["CodedValue"][];
            /**
             * Admission packet
             * @description Offered at enrollment.
             */
            readonly admissionPacket?: components["schemas"]["Reference"];
            /** Manager */
            readonly manager?: components["schemas"]["Reference"];
            /**
             * Note rules
             * @description Added for sessions of this program.
             */
            readonly noteRules?: readonly components["schemas"]["Reference"][];
            /** Color */
            readonly color?: components["schemas"]["Color"];
        };
        /**
         * ProgramKind
         * @description The values of program kind.
         * @enum {string}
         */
        readonly ProgramKind: "Outpatient" | "IntensiveOutpatient" | "PartialHospital" | "Residential" | "Crisis" | "CaseManagement" | "AssertiveCommunity" | "SubstanceUse" | "OpioidTreatment" | "School" | "PeerSupport" | "Vocational" | "Intake" | "Other";
        /** @description May this program serve at this location? */
        readonly ProgramLocationRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ProgramLocation";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Use the locations of the program
                 * @default true
                 */
                readonly useProgramLocations: boolean;
                /**
                 * Allow rooms of an allowed site
                 * @default true
                 */
                readonly allowChildren: boolean;
                /**
                 * Further locations
                 * @default []
                 */
                readonly extraLocations: readonly components["schemas"]["Reference"][];
                /**
                 * Kinds that are always allowed
                 * @default [
                 *       "PatientHome",
                 *       "Community",
                 *       "Virtual"
                 *     ]
                 */
                readonly alwaysAllowedKinds: readonly components["schemas"]["LocationKind"][];
                /**
                 * The district is that of the patient
                 * @default false
                 */
                readonly matchDistrict: boolean;
            };
        };
        /** @description Is a valid program chosen? */
        readonly ProgramSelectedRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ProgramSelected";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Required
                 * @default true
                 */
                readonly required: boolean;
                /** Allowed programs */
                readonly allowedPrograms?: readonly components["schemas"]["Reference"][];
                /**
                 * Require an active enrollment
                 * @default true
                 */
                readonly requireActiveEpisode: boolean;
                /**
                 * The program offers the service
                 * @default true
                 */
                readonly serviceOffered: boolean;
                /**
                 * The practitioner belongs to the program
                 * @default false
                 */
                readonly practitionerInProgram: boolean;
            };
        };
        /**
         * Progress
         * @description The values of progress.
         * @enum {string}
         */
        readonly Progress: "NotStarted" | "InProgress" | "Complete";
        /**
         * ProgressRating
         * @description The values of progress rating.
         * @enum {string}
         */
        readonly ProgressRating: "MuchWorse" | "Worse" | "NoChange" | "Improved" | "MuchImproved" | "Met";
        /**
         * Provenance
         * @description Where a piece of text came from.
         */
        readonly Provenance: {
            /** Section */
            readonly sectionId: string;
            /** Question */
            readonly elementId?: components["schemas"]["ElementId"];
            /** Source */
            readonly source: components["schemas"]["TextSource"];
            /** From */
            readonly from?: components["schemas"]["Reference"];
            /**
             * Time
             * Format: date-time
             */
            readonly at: string;
        };
        /**
         * Quantity
         * @description A number with its unit.
         */
        readonly Quantity: {
            /** Value */
            readonly value: number;
            /** Unit */
            readonly unit?: string;
        };
        /**
         * Quantity
         * @description {value, unit}
         */
        readonly QuantityElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Quantity";
            /** Units */
            readonly units?: readonly components["schemas"]["Unit"][];
            /** Decimals */
            readonly decimals?: number;
        };
        /**
         * Questionnaire
         * @description An instrument or an intake form.
         */
        readonly Questionnaire: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Questionnaire";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Replaces
             * @description The former version.
             */
            readonly replaces?: components["schemas"]["Reference"];
            /**
             * Short name
             * @description For example PHQ-9.
             */
            readonly shortName: string;
            /** Purpose */
            readonly purpose?: string;
            /**
             * Elements
             * @description The questions; ids are unique.
             */
            readonly elements: readonly components["schemas"]["FormElement"][];
            /**
             * Language
             * @default {
             *       "code": "en",
             *       "display": "English"
             *     }
             */
            readonly language: components["schemas"]["CodedValue"];
            /**
             * Translations
             * @description Missing words fall back to the base language.
             */
            readonly translations?: components["schemas"]["Translations"];
            /**
             * License
             * @description A licensed one is published only when the licence is confirmed.
             */
            readonly licence: components["schemas"]["InstrumentLicence"];
            /**
             * License confirmed
             * @description The practice holds the licence.
             */
            readonly licenceConfirmed?: boolean;
            /**
             * Copyright
             * @description Printed with the instrument.
             */
            readonly copyright?: string;
            /**
             * Source
             * @description Where it came from.
             */
            readonly source?: string;
            /**
             * Days looked back
             * @description The days that the questions ask about.
             */
            readonly lookbackDays?: number;
            /**
             * Administration
             * @default Either
             */
            readonly administration: components["schemas"]["Administration"];
            /** Age range */
            readonly ageRange?: components["schemas"]["AgeRange"];
            /**
             * Scoring
             * @description Bands leave no gap and do not overlap.
             */
            readonly scoring?: readonly components["schemas"]["ScoreDefinition"][];
            /** Alerts */
            readonly alerts?: readonly components["schemas"]["QuestionnaireAlert"][];
            /**
             * Days between repeats
             * @description A suggestion for asking again.
             */
            readonly frequencyDays?: number;
            /**
             * Allow skip
             * @default true
             */
            readonly allowSkip: boolean;
            /**
             * One question per page
             * @default false
             */
            readonly oneQuestionPerPage: boolean;
        };
        /**
         * QuestionnaireAlert
         * @description What must be told to whom when an answer crosses a line.
         */
        readonly QuestionnaireAlert: {
            /** ID */
            readonly id: string;
            /** When */
            readonly when: components["schemas"]["ConditionGroup"];
            /** Severity */
            readonly severity: components["schemas"]["AlertSeverity"];
            /** Message */
            readonly message: string;
            /** Notify */
            readonly notify?: components["schemas"]["AlertReceiver"];
            /** Require acknowledgement */
            readonly requireAcknowledgement?: boolean;
        };
        /**
         * Questionnaire
         * @description The body of a create.
         */
        readonly QuestionnaireCreate: {
            /** @constant */
            readonly resourceType?: "Questionnaire";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Short name
             * @description For example PHQ-9.
             */
            readonly shortName: string;
            /** Purpose */
            readonly purpose?: string;
            /**
             * Elements
             * @description The questions; ids are unique.
             */
            readonly elements: readonly components["schemas"]["FormElement"][];
            /**
             * Language
             * @default {
             *       "code": "en",
             *       "display": "English"
             *     }
             */
            readonly language: components["schemas"]["CodedValue"];
            /**
             * Translations
             * @description Missing words fall back to the base language.
             */
            readonly translations?: components["schemas"]["Translations"];
            /**
             * License
             * @description A licensed one is published only when the licence is confirmed.
             */
            readonly licence: components["schemas"]["InstrumentLicence"];
            /**
             * License confirmed
             * @description The practice holds the licence.
             */
            readonly licenceConfirmed?: boolean;
            /**
             * Copyright
             * @description Printed with the instrument.
             */
            readonly copyright?: string;
            /**
             * Source
             * @description Where it came from.
             */
            readonly source?: string;
            /**
             * Days looked back
             * @description The days that the questions ask about.
             */
            readonly lookbackDays?: number;
            /**
             * Administration
             * @default Either
             */
            readonly administration: components["schemas"]["Administration"];
            /** Age range */
            readonly ageRange?: components["schemas"]["AgeRange"];
            /**
             * Scoring
             * @description Bands leave no gap and do not overlap.
             */
            readonly scoring?: readonly components["schemas"]["ScoreDefinition"][];
            /** Alerts */
            readonly alerts?: readonly components["schemas"]["QuestionnaireAlert"][];
            /**
             * Days between repeats
             * @description A suggestion for asking again.
             */
            readonly frequencyDays?: number;
            /**
             * Allow skip
             * @default true
             */
            readonly allowSkip: boolean;
            /**
             * One question per page
             * @default false
             */
            readonly oneQuestionPerPage: boolean;
        };
        /**
         * QuestionnaireResponse
         * @description The answers to a questionnaire, with scores.
         */
        readonly QuestionnaireResponse: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "QuestionnaireResponse";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Questionnaire */
            readonly questionnaire: components["schemas"]["Reference"];
            /** Patient */
            readonly patient: components["schemas"]["Reference"];
            /**
             * Status
             * @description Preliminary until finished.
             */
            readonly status: components["schemas"]["ReportStatus"];
            /** Progress */
            readonly progress: components["schemas"]["Progress"];
            /**
             * Authored
             * Format: date-time
             * @description When it was filled in.
             */
            readonly authored: string;
            /** Author */
            readonly author: components["schemas"]["Reference"];
            /** Source */
            readonly source: components["schemas"]["AnswerSource"];
            /**
             * Mode
             * @default InSession
             */
            readonly mode: components["schemas"]["AnswerMode"];
            /**
             * Answers
             * @description By element id.
             */
            readonly answers: components["schemas"]["Answers"];
            /**
             * Item scores
             * @description Points per element.
             */
            readonly itemScores?: {
                readonly [key: string]: unknown;
            };
            /**
             * Scores
             * @description One per score of the questionnaire.
             */
            readonly scores?: readonly {
                /** Score */
                readonly scoringId: string;
                /** Short name */
                readonly shortName?: string;
                /** Value */
                readonly value?: number;
                /** Band */
                readonly band?: string;
                /** Missing */
                readonly missing?: number;
                /** Prorated */
                readonly prorated?: boolean;
            }[];
            /**
             * Alerts
             * @description A critical one blocks signing until acknowledged.
             */
            readonly alerts?: readonly {
                /** Alert */
                readonly alertId: string;
                /**
                 * Raised at
                 * Format: date-time
                 */
                readonly raisedAt: string;
                /** Acknowledged by */
                readonly acknowledgedBy?: components["schemas"]["Reference"];
                /**
                 * Time
                 * Format: date-time
                 */
                readonly at?: string;
                /** Action */
                readonly action?: string;
            }[];
            /** Session */
            readonly encounter?: components["schemas"]["Reference"];
            /** Note */
            readonly note?: components["schemas"]["Reference"];
            /** Packet response */
            readonly packetResponse?: components["schemas"]["Reference"];
            /** Seconds needed */
            readonly durationSeconds?: number;
            /**
             * Language
             * @default {
             *       "code": "en",
             *       "display": "English"
             *     }
             */
            readonly language: components["schemas"]["CodedValue"];
            /**
             * Previous
             * @description The last final answers to the same instrument.
             */
            readonly previous?: components["schemas"]["Reference"];
        };
        /**
         * QuestionnaireResponse
         * @description The body of a create.
         */
        readonly QuestionnaireResponseCreate: {
            /** @constant */
            readonly resourceType?: "QuestionnaireResponse";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Questionnaire */
            readonly questionnaire: components["schemas"]["Reference"];
            /** Patient */
            readonly patient: components["schemas"]["Reference"];
            /**
             * Status
             * @description Preliminary until finished.
             */
            readonly status: components["schemas"]["ReportStatus"];
            /**
             * Authored
             * Format: date-time
             * @description When it was filled in.
             */
            readonly authored: string;
            /** Author */
            readonly author: components["schemas"]["Reference"];
            /** Source */
            readonly source: components["schemas"]["AnswerSource"];
            /**
             * Mode
             * @default InSession
             */
            readonly mode: components["schemas"]["AnswerMode"];
            /**
             * Answers
             * @description By element id.
             */
            readonly answers: components["schemas"]["Answers"];
            /** Session */
            readonly encounter?: components["schemas"]["Reference"];
            /** Note */
            readonly note?: components["schemas"]["Reference"];
            /** Packet response */
            readonly packetResponse?: components["schemas"]["Reference"];
            /** Seconds needed */
            readonly durationSeconds?: number;
            /**
             * Language
             * @default {
             *       "code": "en",
             *       "display": "English"
             *     }
             */
            readonly language: components["schemas"]["CodedValue"];
        };
        /**
         * Ranking
         * @description option codes in rank order; may be partial
         */
        readonly RankingElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Ranking";
            /** Options */
            readonly options?: readonly components["schemas"]["Option"][];
            /** Coded list */
            readonly codedList?: string;
        };
        /**
         * RateUnit
         * @description The values of rate unit.
         * @enum {string}
         */
        readonly RateUnit: "unit" | "session";
        /**
         * Recurrence
         * @description When a series repeats (workflows 2.4).
         */
        readonly Recurrence: {
            /** Frequency */
            readonly frequency: components["schemas"]["RecurrenceValue"];
            /**
             * Interval
             * @default 1
             */
            readonly interval: number;
            /** Weekdays */
            readonly weekdays?: readonly components["schemas"]["Weekday"][];
            /** Day of month */
            readonly dayOfMonth?: number;
            /** Weekday of the month */
            readonly nthWeekday?: {
                /** Which one */
                readonly nth: number;
                /** Weekday */
                readonly weekday: components["schemas"]["Weekday"];
            };
            /** Month */
            readonly month?: number;
            /**
             * Start
             * Format: date
             */
            readonly start: string;
            /** End */
            readonly end: components["schemas"]["RecurrenceEnd"];
            /** Exceptions */
            readonly exceptions?: readonly string[];
            /** Time zone */
            readonly timezone: components["schemas"]["TimeZone"];
        };
        /**
         * RecurrenceEnd
         * @description A series ends after a count of occurrences or on a date.
         */
        readonly RecurrenceEnd: {
            /** Count */
            readonly count?: number;
            /**
             * Until
             * Format: date
             */
            readonly until?: string;
        };
        /**
         * Recurrence
         * @description The values of recurrence.
         * @enum {string}
         */
        readonly RecurrenceValue: "Daily" | "Weekly" | "Monthly" | "Annually";
        /**
         * Reference
         * @description The stub of another row. Stored without display; a pinned reference names the version.
         */
        readonly Reference: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** Type */
            readonly resourceType: string;
            /** Display */
            readonly display?: string;
            /** Partition */
            readonly partition?: string;
            /** Version */
            readonly versionId?: string;
            /**
             * Resource
             * @description Only in answers with expand.
             */
            readonly resource?: {
                readonly [key: string]: unknown;
            };
        };
        /**
         * Reference
         * @description a reference; with multiple an array of them
         */
        readonly ReferenceElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Reference";
            /** Types */
            readonly types: readonly string[];
            /** Filter */
            readonly filter?: {
                readonly [key: string]: unknown;
            };
            /** Multiple */
            readonly multiple?: boolean;
            /** Pinned */
            readonly pinned?: boolean;
        };
        /**
         * ReleaseRule
         * @description The values of release rule.
         * @enum {string}
         */
        readonly ReleaseRule: "Always" | "AfterSign" | "Manual" | "Never";
        /**
         * Repeater
         * @description an array of objects {_rowId, answers by child id}
         */
        readonly RepeaterElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label?: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Repeater";
            /** Children */
            readonly children: readonly components["schemas"]["FormElement"][];
            /** Add label */
            readonly addLabel?: string;
            /** Summary */
            readonly summary?: string;
        };
        /**
         * Repeats
         * @description How often a value may repeat.
         */
        readonly Repeats: {
            /** Minimum */
            readonly min?: number;
            /** Maximum */
            readonly max?: number;
        };
        /**
         * ReportStatus
         * @description Whether a record is final.
         * @enum {string}
         */
        readonly ReportStatus: "Final" | "Preliminary" | "Amended" | "EnteredInError";
        /**
         * Resource
         * @description The shape that every resource shares; the generator adds it to each type.
         */
        readonly Resource: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /**
             * Type
             * @description The generator makes it the constant of the type.
             */
            readonly resourceType: string;
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
        };
        /**
         * Review
         * @description A reviewer and what became of the review.
         */
        readonly Review: {
            /** Practitioner */
            readonly practitioner: components["schemas"]["Reference"];
            /**
             * Requested at
             * Format: date-time
             */
            readonly requestedAt?: string;
            /**
             * Due date
             * Format: date
             */
            readonly due?: string;
            /**
             * State
             * @default Requested
             */
            readonly state: components["schemas"]["ReviewState"];
            /** Comment */
            readonly comment?: string;
        };
        /**
         * ReviewState
         * @description The values of review state.
         * @enum {string}
         */
        readonly ReviewState: "Requested" | "Approved" | "Returned" | "Declined";
        /**
         * Rounding
         * @description The values of rounding.
         * @enum {string}
         */
        readonly Rounding: "HalfUp" | "HalfEven" | "Down" | "Up";
        /**
         * RowMatch
         * @description The values of row match.
         * @enum {string}
         */
        readonly RowMatch: "any" | "all";
        /**
         * RuleFilter
         * @description Where a note rule applies; an empty list means all, every given part must match.
         */
        readonly RuleFilter: {
            /** Kinds */
            readonly kinds?: readonly components["schemas"]["NoteKind"][];
            /** Compositions */
            readonly compositions?: readonly components["schemas"]["NoteComposition"][];
            /** Definitions */
            readonly definitions?: readonly components["schemas"]["Reference"][];
            /** Programs */
            readonly programs?: readonly components["schemas"]["Reference"][];
            /** Services */
            readonly services?: readonly components["schemas"]["Reference"][];
            /** Service categories */
            readonly serviceCategories?: readonly components["schemas"]["CodedValue"][];
            /** Payers */
            readonly payers?: readonly components["schemas"]["Reference"][];
            /** Roles */
            readonly roles?: readonly components["schemas"]["Reference"][];
            /** Licenses */
            readonly licenses?: readonly components["schemas"]["CodedValue"][];
            /** Modes */
            readonly modes?: readonly components["schemas"]["EncounterMode"][];
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * From
             * Format: date
             */
            readonly from?: string;
            /**
             * Until
             * Format: date
             */
            readonly until?: string;
        };
        /**
         * RuleGroup
         * @description Items joined by a combinator; groups nest at most 3 deep.
         */
        readonly RuleGroup: {
            /** Combinator */
            readonly combinator: components["schemas"]["ConditionCombinator"];
            /** Items */
            readonly items?: readonly components["schemas"]["RuleItem"][];
            /** Groups */
            readonly groups?: readonly components["schemas"]["RuleGroup"][];
            /** Severity */
            readonly severity?: components["schemas"]["RuleSeverity"];
            /** Message */
            readonly message?: string;
        };
        readonly RuleItem: components["schemas"]["AppointmentRequiredRule"] | components["schemas"]["AuthorizationRule"] | components["schemas"]["InsuranceRule"] | components["schemas"]["LocationSelectedRule"] | components["schemas"]["MissingDiagnosisRule"] | components["schemas"]["ProgramLocationRule"] | components["schemas"]["ProgramSelectedRule"] | components["schemas"]["ServiceBasedSubformDurationRule"] | components["schemas"]["ServiceDateRule"] | components["schemas"]["SessionDurationIncrementRule"] | components["schemas"]["SessionDurationRule"] | components["schemas"]["SessionOverlapRule"] | components["schemas"]["ShowStatusRule"] | components["schemas"]["SpanMidnightRule"];
        /**
         * RuleItemCommon
         * @description What the items of every rule kind share.
         */
        readonly RuleItemCommon: {
            /** ID */
            readonly id: string;
            /** Kind */
            readonly kind: components["schemas"]["NoteRuleKind"];
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
        };
        /**
         * RuleOutcome
         * @description The values of rule outcome.
         * @enum {string}
         */
        readonly RuleOutcome: "Pass" | "Fail" | "Skipped" | "Overridden";
        /**
         * RuleOverride
         * @description Why a warning or an overridable failure was passed over.
         */
        readonly RuleOverride: {
            /** Rule */
            readonly ruleId: string;
            /** Item */
            readonly itemId: string;
            /** Reason */
            readonly reason: string;
        };
        /**
         * RuleResult
         * @description What one note rule item found.
         */
        readonly RuleResult: {
            /** Rule */
            readonly ruleId: string;
            /** Item */
            readonly itemId: string;
            /** Kind */
            readonly kind: components["schemas"]["NoteRuleKind"];
            /** Severity */
            readonly severity: components["schemas"]["RuleSeverity"];
            /** Outcome */
            readonly outcome: components["schemas"]["RuleOutcome"];
            /** Message */
            readonly message?: string;
            /** Rule version */
            readonly ruleVersion?: string;
            /**
             * Checked at
             * Format: date-time
             */
            readonly checkedAt?: string;
            /** Override */
            readonly override?: {
                /** By */
                readonly by: components["schemas"]["Reference"];
                /** Reason */
                readonly reason: string;
                /**
                 * Time
                 * Format: date-time
                 */
                readonly at: string;
            };
        };
        /**
         * RuleSeverity
         * @description The values of rule severity.
         * @enum {string}
         */
        readonly RuleSeverity: "Block" | "Warn" | "Info";
        /**
         * RuleTarget
         * @description The values of rule target.
         * @enum {string}
         */
        readonly RuleTarget: "Parent" | "Members" | "Services" | "Auto";
        /**
         * RuleTiming
         * @description The values of rule timing.
         * @enum {string}
         */
        readonly RuleTiming: "Live" | "AtSign" | "Both";
        /**
         * SaveTarget
         * @description The values of save target.
         * @enum {string}
         */
        readonly SaveTarget: "None" | "Observation" | "Condition" | "CarePlanOutcome";
        /**
         * Schedule
         * @description When its owner is available.
         */
        readonly Schedule: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "Schedule";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Owner
             * @description Whose availability this is.
             */
            readonly owner: components["schemas"]["Reference"];
            /** Owner kind */
            readonly ownerKind: components["schemas"]["ScheduleOwnerKind"];
            /** Name */
            readonly name: string;
            /** Time zone */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Active
             * @description One active schedule per owner and date.
             * @default true
             */
            readonly active: boolean;
            /** Period */
            readonly period?: components["schemas"]["Period"];
            /**
             * Minutes per slot
             * @description Length of a slot in the calendar.
             * @default 15
             */
            readonly slotMinutes: number;
            /**
             * Availability
             * @description Exactly one of weekday, recurrence and date in each row.
             */
            readonly availability?: readonly components["schemas"]["Availability"][];
            /**
             * Exceptions
             * @description Days that differ from the rest.
             */
            readonly exceptions?: readonly {
                /**
                 * Date
                 * Format: date
                 */
                readonly date: string;
                /** Kind */
                readonly kind: components["schemas"]["AvailabilityKind"];
                /** Start */
                readonly start?: components["schemas"]["ClockTime"];
                /** End */
                readonly end?: components["schemas"]["ClockTime"];
                /** Reason */
                readonly reason?: string;
            }[];
            /**
             * Booking window
             * @default {
             *       "minHours": 0,
             *       "maxDays": 365
             *     }
             */
            readonly bookingWindow: {
                /**
                 * Minimum hours
                 * @default 0
                 */
                readonly minHours: number;
                /**
                 * Maximum days
                 * @default 365
                 */
                readonly maxDays: number;
            };
            /**
             * Buffers
             * @default {
             *       "beforeMinutes": 0,
             *       "afterMinutes": 0
             *     }
             */
            readonly buffers: {
                /**
                 * Before minutes
                 * @default 0
                 */
                readonly beforeMinutes: number;
                /**
                 * After minutes
                 * @default 0
                 */
                readonly afterMinutes: number;
            };
            /**
             * Double booking
             * @description How many patients may overlap.
             * @default {
             *       "allowed": false,
             *       "max": 1
             *     }
             */
            readonly doubleBooking: {
                /**
                 * Allowed
                 * @default false
                 */
                readonly allowed: boolean;
                /**
                 * Maximum
                 * @default 1
                 */
                readonly max: number;
            };
            /**
             * Public booking
             * @description Patients may propose times.
             * @default false
             */
            readonly publicBooking: boolean;
            /** Color */
            readonly color?: components["schemas"]["Color"];
            /**
             * Shared with
             * @description May see details of private events.
             */
            readonly sharedWith?: readonly components["schemas"]["Reference"][];
        };
        /**
         * Schedule
         * @description The body of a create.
         */
        readonly ScheduleCreate: {
            /** @constant */
            readonly resourceType?: "Schedule";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Owner
             * @description Whose availability this is.
             */
            readonly owner: components["schemas"]["Reference"];
            /** Owner kind */
            readonly ownerKind: components["schemas"]["ScheduleOwnerKind"];
            /** Name */
            readonly name: string;
            /** Time zone */
            readonly timezone: components["schemas"]["TimeZone"];
            /**
             * Active
             * @description One active schedule per owner and date.
             * @default true
             */
            readonly active: boolean;
            /** Period */
            readonly period?: components["schemas"]["Period"];
            /**
             * Minutes per slot
             * @description Length of a slot in the calendar.
             * @default 15
             */
            readonly slotMinutes: number;
            /**
             * Availability
             * @description Exactly one of weekday, recurrence and date in each row.
             */
            readonly availability?: readonly components["schemas"]["Availability"][];
            /**
             * Exceptions
             * @description Days that differ from the rest.
             */
            readonly exceptions?: readonly {
                /**
                 * Date
                 * Format: date
                 */
                readonly date: string;
                /** Kind */
                readonly kind: components["schemas"]["AvailabilityKind"];
                /** Start */
                readonly start?: components["schemas"]["ClockTime"];
                /** End */
                readonly end?: components["schemas"]["ClockTime"];
                /** Reason */
                readonly reason?: string;
            }[];
            /**
             * Booking window
             * @default {
             *       "minHours": 0,
             *       "maxDays": 365
             *     }
             */
            readonly bookingWindow: {
                /**
                 * Minimum hours
                 * @default 0
                 */
                readonly minHours: number;
                /**
                 * Maximum days
                 * @default 365
                 */
                readonly maxDays: number;
            };
            /**
             * Buffers
             * @default {
             *       "beforeMinutes": 0,
             *       "afterMinutes": 0
             *     }
             */
            readonly buffers: {
                /**
                 * Before minutes
                 * @default 0
                 */
                readonly beforeMinutes: number;
                /**
                 * After minutes
                 * @default 0
                 */
                readonly afterMinutes: number;
            };
            /**
             * Double booking
             * @description How many patients may overlap.
             * @default {
             *       "allowed": false,
             *       "max": 1
             *     }
             */
            readonly doubleBooking: {
                /**
                 * Allowed
                 * @default false
                 */
                readonly allowed: boolean;
                /**
                 * Maximum
                 * @default 1
                 */
                readonly max: number;
            };
            /**
             * Public booking
             * @description Patients may propose times.
             * @default false
             */
            readonly publicBooking: boolean;
            /** Color */
            readonly color?: components["schemas"]["Color"];
            /**
             * Shared with
             * @description May see details of private events.
             */
            readonly sharedWith?: readonly components["schemas"]["Reference"][];
        };
        /**
         * ScheduleOwnerKind
         * @description The values of schedule owner kind.
         * @enum {string}
         */
        readonly ScheduleOwnerKind: "Practitioner" | "Location" | "Program" | "Device";
        /**
         * ScoreDefinition
         * @description How a score is made of answers and what its bands mean.
         */
        readonly ScoreDefinition: {
            /** ID */
            readonly id: string;
            /** Name */
            readonly name: string;
            /** Kind */
            readonly kind: components["schemas"]["ScoreKind"];
            /** Questions */
            readonly itemIds?: readonly components["schemas"]["ElementId"][];
            /** Reversed questions */
            readonly reverse?: readonly components["schemas"]["ElementId"][];
            /** Prorating */
            readonly prorate?: {
                /** Allowed */
                readonly allowed?: boolean;
                /** Maximum missing */
                readonly maxMissing?: number;
            };
            /** Bands */
            readonly bands?: readonly {
                /** Minimum */
                readonly min: number;
                /** Maximum */
                readonly max: number;
                /** Label */
                readonly label: string;
                /** Severity */
                readonly severity: components["schemas"]["BandSeverity"];
            }[];
            /** Change */
            readonly change?: {
                /** Reliable */
                readonly reliable?: number;
                /** Clinically significant */
                readonly clinicallySignificant?: number;
            };
            /** Code */
            readonly code?: string;
        };
        /**
         * ScoreKind
         * @description The values of score kind.
         * @enum {string}
         */
        readonly ScoreKind: "Sum" | "Average" | "Custom";
        /**
         * ScribeNoteFormat
         * @description The values of scribe note format.
         * @enum {string}
         */
        readonly ScribeNoteFormat: "BIRP" | "DAP" | "GIRPP" | "SIRP" | "BehavioralSOAP" | "HP" | "PhysicalSOAP";
        /**
         * SecondFactor
         * @description The values of second factor.
         * @enum {string}
         */
        readonly SecondFactor: "Totp" | "Passkey" | "RecoveryCode";
        /**
         * Section
         * @description none: the children's answers stay flat by id
         */
        readonly SectionElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label?: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Section";
            /** Children */
            readonly children: readonly components["schemas"]["FormElement"][];
            /** Collapsible */
            readonly collapsible?: boolean;
            /** Collapsed */
            readonly collapsed?: boolean;
            /** Columns */
            readonly columns?: number;
        };
        /**
         * SectionScope
         * @description The values of section scope.
         * @enum {string}
         */
        readonly SectionScope: "Common" | "PerPatient" | "PerService";
        /**
         * SecurityRole
         * @description A role: a bundle of grant sets and a reach.
         */
        readonly SecurityRole: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "SecurityRole";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description A built-in role or the practice's own.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every practice for built-in roles.
             */
            readonly key: string;
            /**
             * Fixed role
             * @description Set on roles that the program knows.
             */
            readonly fixedId?: string;
            /**
             * Based on
             * @description The role that this one was copied from.
             */
            readonly basedOn?: components["schemas"]["Reference"];
            /** Grant sets */
            readonly grantSets: readonly components["schemas"]["Reference"][];
            /**
             * Population level
             * @description Which patients the role reaches.
             * @default All
             */
            readonly populationLevel: components["schemas"]["PopulationLevel"];
            /**
             * Includes supervisees
             * @description Reaches the patients of supervisees too.
             * @default false
             */
            readonly includeSupervisees: boolean;
            /**
             * Built in
             * @description Part of the product; not deletable.
             */
            readonly builtIn: boolean;
            /** Assignable by */
            readonly assignableBy?: readonly components["schemas"]["Reference"][];
            /** Description */
            readonly description?: string;
        };
        /**
         * SecurityRole
         * @description The body of a create.
         */
        readonly SecurityRoleCreate: {
            /** @constant */
            readonly resourceType?: "SecurityRole";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description A built-in role or the practice's own.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every practice for built-in roles.
             */
            readonly key: string;
            /**
             * Based on
             * @description The role that this one was copied from.
             */
            readonly basedOn?: components["schemas"]["Reference"];
            /** Grant sets */
            readonly grantSets: readonly components["schemas"]["Reference"][];
            /**
             * Population level
             * @description Which patients the role reaches.
             * @default All
             */
            readonly populationLevel: components["schemas"]["PopulationLevel"];
            /**
             * Includes supervisees
             * @description Reaches the patients of supervisees too.
             * @default false
             */
            readonly includeSupervisees: boolean;
            /** Assignable by */
            readonly assignableBy?: readonly components["schemas"]["Reference"][];
            /** Description */
            readonly description?: string;
        };
        /**
         * SecurityToken
         * @description Opens named records for its owner for a day.
         */
        readonly SecurityToken: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "SecurityToken";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /** Owner */
            readonly owner: components["schemas"]["Reference"];
            /**
             * Expiration
             * Format: date-time
             * @description 24 hours after it was made; a longer list does not move it.
             */
            readonly expiration: string;
            /**
             * Patient allowances
             * @description Whose records it opens.
             */
            readonly patientAllowances: readonly components["schemas"]["Reference"][];
            /**
             * Reasons
             * @description Why the record was opened.
             */
            readonly reasons?: readonly {
                /** Patient */
                readonly patient: components["schemas"]["Reference"];
                /** Reason */
                readonly reason: components["schemas"]["CodedValue"];
                /** Text */
                readonly text?: string;
                /**
                 * Time
                 * Format: date-time
                 */
                readonly at?: string;
            }[];
            /**
             * Created
             * Format: date-time
             */
            readonly created: string;
        };
        /**
         * SecurityToken
         * @description The body of a create.
         */
        readonly SecurityTokenCreate: {
            /** @constant */
            readonly resourceType?: "SecurityToken";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Owner */
            readonly owner: components["schemas"]["Reference"];
            /**
             * Patient allowances
             * @description Whose records it opens.
             */
            readonly patientAllowances: readonly components["schemas"]["Reference"][];
            /**
             * Reasons
             * @description Why the record was opened.
             */
            readonly reasons?: readonly {
                /** Patient */
                readonly patient: components["schemas"]["Reference"];
                /** Reason */
                readonly reason: components["schemas"]["CodedValue"];
                /** Text */
                readonly text?: string;
            }[];
        };
        /** @description Do the services of a multi-service note add up? */
        readonly ServiceBasedSubformDurationRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ServiceBasedSubformDuration";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Comparison
                 * @default SumWithinSession
                 */
                readonly compare: components["schemas"]["ServiceSum"];
                /**
                 * Tolerance in minutes
                 * @default 5
                 */
                readonly toleranceMinutes: number;
                /**
                 * Each service keeps its bounds
                 * @default true
                 */
                readonly eachWithinServiceBounds: boolean;
                /**
                 * Services do not overlap
                 * @description Of one performer.
                 * @default true
                 */
                readonly noOverlap: boolean;
                /**
                 * Services lie inside the session
                 * @default true
                 */
                readonly insideSession: boolean;
                /**
                 * No gaps between services
                 * @default false
                 */
                readonly requireContiguous: boolean;
                /**
                 * Every service has its time
                 * @default true
                 */
                readonly requireAll: boolean;
                /**
                 * Categories that do not count
                 * @default [
                 *       "indirect",
                 *       "administrative"
                 *     ]
                 */
                readonly excludeCategories: readonly string[];
                /**
                 * An add-on needs its base
                 * @default true
                 */
                readonly addOnNeedsBase: boolean;
            };
        };
        /** @description Is the date of service allowed? */
        readonly ServiceDateRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ServiceDate";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Not in future
                 * @default true
                 */
                readonly notInFuture: boolean;
                /**
                 * Future tolerance minutes
                 * @default 15
                 */
                readonly futureToleranceMinutes: number;
                /** Maximum days back */
                readonly maxDaysBack?: number;
                /**
                 * Count days
                 * @default Calendar
                 */
                readonly countDays: components["schemas"]["DayCount"];
                /**
                 * Within episode
                 * @default true
                 */
                readonly withinEpisode: boolean;
                /**
                 * Not after death
                 * @default true
                 */
                readonly notAfterDeath: boolean;
                /**
                 * Closed through
                 * Format: date
                 */
                readonly closedThrough?: string;
                /** Weekdays */
                readonly weekdays?: readonly components["schemas"]["Weekday"][];
                /**
                 * Require end before now
                 * @default true
                 */
                readonly requireEndBeforeNow: boolean;
            };
        };
        /**
         * ServiceEvent
         * @description One service in a multi-service session.
         */
        readonly ServiceEvent: {
            /** ID */
            readonly id: string;
            /** Service */
            readonly service: components["schemas"]["Reference"];
            /** Performer */
            readonly performer?: components["schemas"]["Reference"];
            /** Start */
            readonly start?: components["schemas"]["ClockTime"];
            /** End */
            readonly end?: components["schemas"]["ClockTime"];
            /** Minutes */
            readonly minutes: number;
            /** Increments */
            readonly increments?: number;
            /** Units */
            readonly units?: number;
            /** Place of service */
            readonly placeOfService?: components["schemas"]["CodedValue"];
            /** Mode */
            readonly mode?: components["schemas"]["EncounterMode"];
            /** Member session */
            readonly childEncounter?: components["schemas"]["Reference"];
            /** Subform */
            readonly subform?: {
                readonly [key: string]: unknown;
            };
            /**
             * Status
             * @default Show
             */
            readonly status: components["schemas"]["VisitStatus"];
            /** Comment */
            readonly comment?: string;
        };
        /**
         * ServiceEvents
         * @description an array of ServiceEvent
         */
        readonly ServiceEventsElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "ServiceEvents";
        };
        /**
         * ServiceFlag
         * @description The values of service flag.
         * @enum {string}
         */
        readonly ServiceFlag: "Billable" | "SupportsGroups" | "RequireUnits";
        /**
         * ServiceSum
         * @description How the minutes of the services are compared with the session.
         * @enum {string}
         */
        readonly ServiceSum: "SumEqualsSession" | "SumWithinSession" | "EachOnly";
        /** @description Do the minutes and units fit the increments? */
        readonly SessionDurationIncrementRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "SessionDurationIncrement";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Increment minutes
                 * @enum {integer}
                 */
                readonly incrementMinutes?: 1 | 5 | 6 | 10 | 15 | 20 | 30 | 60;
                /** Rounding */
                readonly rounding?: components["schemas"]["UnitRounding"];
                /**
                 * Require an exact multiple
                 * @default false
                 */
                readonly requireExactMultiple: boolean;
                /** Units at least */
                readonly minUnits?: number;
                /** Units at most */
                readonly maxUnits?: number;
                /** Units a day at most */
                readonly maxUnitsPerDay?: number;
                /**
                 * Typed units equal the computed ones
                 * @default true
                 */
                readonly unitsMustMatch: boolean;
                /**
                 * Pool the minutes of the services
                 * @description By the eight-minute rule only.
                 * @default false
                 */
                readonly aggregateServices: boolean;
            };
        };
        /** @description Is the length of the session allowed? */
        readonly SessionDurationRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "SessionDuration";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /** Minimum minutes */
                readonly minMinutes?: number;
                /** Maximum minutes */
                readonly maxMinutes?: number;
                /**
                 * Use service bounds
                 * @default true
                 */
                readonly useServiceBounds: boolean;
                /**
                 * Basis
                 * @default Direct
                 */
                readonly basis: components["schemas"]["DurationBasis"];
                /**
                 * Require times
                 * @default true
                 */
                readonly requireTimes: boolean;
            };
        };
        /** @description Does the session collide with another one? */
        readonly SessionOverlapRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "SessionOverlap";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Scope
                 * @default Both
                 */
                readonly scope: components["schemas"]["OverlapScope"];
                /**
                 * Tolerance in minutes
                 * @default 0
                 */
                readonly toleranceMinutes: number;
                /**
                 * Visit statuses that are ignored
                 * @default [
                 *       "NoShow",
                 *       "Cancelled"
                 *     ]
                 */
                readonly ignoreVisitStatuses: readonly components["schemas"]["VisitStatus"][];
                /**
                 * Sessions with unsigned notes count
                 * @default true
                 */
                readonly includeDrafts: boolean;
                /**
                 * Booked appointments count
                 * @default false
                 */
                readonly includeAppointments: boolean;
                /**
                 * Ignore sessions of the same shared session
                 * @default true
                 */
                readonly ignoreSameParent: boolean;
                /**
                 * Services that may go on at once
                 * @description Pairs of service categories; for a patient, by different practitioners.
                 * @default [
                 *       {
                 *         "categoryA": "case-management",
                 *         "categoryB": "medication"
                 *       }
                 *     ]
                 */
                readonly concurrentAllowed: readonly {
                    /** One category */
                    readonly categoryA: string;
                    /** Other category */
                    readonly categoryB: string;
                }[];
                /**
                 * Parts taken by the practitioner
                 * @default [
                 *       "PrimaryPerformer"
                 *     ]
                 */
                readonly roles: readonly components["schemas"]["CareTeamParticipationType"][];
                /**
                 * For a patient, compare billable services only
                 * @default true
                 */
                readonly ignoreNonBillablePatient: boolean;
            };
        };
        /**
         * SessionTimeUnit
         * @description The values of session time unit.
         * @enum {string}
         */
        readonly SessionTimeUnit: "Duration" | "DurationMinutes" | "TimeIncrements";
        /** @description Did the visit take place, and may this note be signed for it? */
        readonly ShowStatusRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "ShowStatus";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Allowed visit statuses
                 * @default [
                 *       "Show"
                 *     ]
                 */
                readonly allowed: readonly components["schemas"]["VisitStatus"][];
                /**
                 * Require a reason
                 * @description A missed visit needs its reason.
                 * @default true
                 */
                readonly requireReason: boolean;
                /**
                 * Require a service for missed visits
                 * @default true
                 */
                readonly requireMissedVisitService: boolean;
                /**
                 * Forbid billable services
                 * @description When the visit did not take place.
                 * @default true
                 */
                readonly forbidBillable: boolean;
            };
        };
        /**
         * Signature
         * @description One signature; it never changes, except that it can be marked invalid.
         */
        readonly Signature: {
            /** ID */
            readonly id: string;
            /** Role */
            readonly role: components["schemas"]["SignerRole"];
            /** Meaning */
            readonly meaning: components["schemas"]["SignatureMeaning"];
            /** Method */
            readonly method: components["schemas"]["SignatureMethod"];
            /** Signer */
            readonly signer: components["schemas"]["Reference"];
            /** On behalf of */
            readonly onBehalfOf?: components["schemas"]["Reference"];
            /**
             * Signed at
             * Format: date-time
             */
            readonly signedAt?: string;
            /** Step */
            readonly stepId?: string;
            /** License */
            readonly licence?: components["schemas"]["LicenceSnapshot"];
            /** Credentials text */
            readonly credentialsText?: string;
            /** Image */
            readonly image?: components["schemas"]["Content"];
            /** Strokes */
            readonly strokes?: string;
            /** Content hash */
            readonly contentHash: string;
            /** Resource version */
            readonly resourceVersion: string;
            /** IP address */
            readonly ip?: string;
            /** Device name */
            readonly deviceName?: string;
            /** Refusal reason */
            readonly refusalReason?: components["schemas"]["CodedValue"];
            /** Comment */
            readonly comment?: string;
            /** Invalidated */
            readonly invalidated?: {
                /**
                 * Time
                 * Format: date-time
                 */
                readonly at: string;
                /** By */
                readonly by: components["schemas"]["Reference"];
                /** Reason */
                readonly reason: string;
            };
        };
        /**
         * SignatureConfiguration
         * @description Who signs a note, in which order and how.
         */
        readonly SignatureConfiguration: {
            /**
             * ID
             * Format: uuid
             */
            readonly id: string;
            /** @constant */
            readonly resourceType: "SignatureConfiguration";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition: string;
            /** Display */
            readonly display: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /** Version */
            readonly meta: components["schemas"]["Meta"];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Replaces
             * @description The former version.
             */
            readonly replaces?: components["schemas"]["Reference"];
            /**
             * Steps
             * @description Same order means any sequence.
             */
            readonly steps: readonly components["schemas"]["SignatureStep"][];
            /**
             * Patient signature
             * @default {
             *       "required": "Never",
             *       "telehealth": "Skip"
             *     }
             */
            readonly patientSignature: {
                /**
                 * Required
                 * @default Never
                 */
                readonly required: components["schemas"]["PatientSignatureNeed"];
                /** Services */
                readonly services?: readonly components["schemas"]["Reference"][];
                /** Methods */
                readonly methods?: readonly components["schemas"]["SignatureMethod"][];
                /**
                 * Telehealth
                 * @default Skip
                 */
                readonly telehealth: components["schemas"]["TelehealthSignature"];
            };
            /**
             * Amendment steps
             * @default SameAsOriginal
             */
            readonly amendmentSteps: components["schemas"]["AmendmentSteps"];
            /**
             * Hours to take a signature back
             * @description Else the practice's preference.
             */
            readonly unsignWindowHours?: number;
            /**
             * Lock after first signature
             * @description The note can not be edited after the first signature.
             * @default true
             */
            readonly lockAfterFirstSignature: boolean;
        };
        /**
         * SignatureConfiguration
         * @description The body of a create.
         */
        readonly SignatureConfigurationCreate: {
            /** @constant */
            readonly resourceType?: "SignatureConfiguration";
            /**
             * Partition
             * @description Derived by the server; a different one is refused (2006).
             */
            readonly partition?: string;
            /** Identifiers */
            readonly identifiers?: readonly components["schemas"]["Identifier"][];
            /**
             * Name
             * @description Shown in lists and on notes.
             */
            readonly name: string;
            /**
             * Key
             * @description The same in every version.
             */
            readonly key: string;
            /**
             * Version
             * @description Counts the versions of one key.
             * @default 1
             */
            readonly version: number;
            /**
             * Status
             * @description Only Active ones can be chosen.
             */
            readonly status: components["schemas"]["DefinitionStatus"];
            /**
             * Steps
             * @description Same order means any sequence.
             */
            readonly steps: readonly components["schemas"]["SignatureStep"][];
            /**
             * Patient signature
             * @default {
             *       "required": "Never",
             *       "telehealth": "Skip"
             *     }
             */
            readonly patientSignature: {
                /**
                 * Required
                 * @default Never
                 */
                readonly required: components["schemas"]["PatientSignatureNeed"];
                /** Services */
                readonly services?: readonly components["schemas"]["Reference"][];
                /** Methods */
                readonly methods?: readonly components["schemas"]["SignatureMethod"][];
                /**
                 * Telehealth
                 * @default Skip
                 */
                readonly telehealth: components["schemas"]["TelehealthSignature"];
            };
            /**
             * Amendment steps
             * @default SameAsOriginal
             */
            readonly amendmentSteps: components["schemas"]["AmendmentSteps"];
            /**
             * Hours to take a signature back
             * @description Else the practice's preference.
             */
            readonly unsignWindowHours?: number;
            /**
             * Lock after first signature
             * @description The note can not be edited after the first signature.
             * @default true
             */
            readonly lockAfterFirstSignature: boolean;
        };
        /**
         * Signature
         * @description a captured signature
         */
        readonly SignatureElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Signature";
            /** Statement */
            readonly statement?: string;
            /** Role */
            readonly role?: components["schemas"]["SignerRole"];
            /** Methods */
            readonly methods?: readonly components["schemas"]["SignatureMethod"][];
        };
        /**
         * SignatureMeaning
         * @description The values of signature meaning.
         * @enum {string}
         */
        readonly SignatureMeaning: "Authored" | "CoSigned" | "Reviewed" | "Approved" | "Consented" | "Acknowledged" | "Witnessed" | "Refused" | "UnableToSign";
        /**
         * SignatureMethod
         * @description The values of signature method.
         * @enum {string}
         */
        readonly SignatureMethod: "Password" | "Pin" | "Drawn" | "Typed" | "Image" | "System";
        /**
         * SignatureStep
         * @description One step of the order in which people sign.
         */
        readonly SignatureStep: {
            /** ID */
            readonly id: string;
            /** Order */
            readonly order: number;
            /** Role */
            readonly role: components["schemas"]["SignerRole"];
            /**
             * Required
             * @default true
             */
            readonly required: boolean;
            /** Signed by */
            readonly who: components["schemas"]["StepSigner"];
            /** Security role */
            readonly securityRole?: components["schemas"]["Reference"];
            /** Licenses */
            readonly licenses?: readonly components["schemas"]["CodedValue"][];
            /** Practitioner */
            readonly practitioner?: components["schemas"]["Reference"];
            /** Problem */
            readonly condition?: components["schemas"]["ConditionGroup"];
            /** Meaning */
            readonly meaning: components["schemas"]["SignatureMeaning"];
            /** Methods */
            readonly methods: readonly components["schemas"]["SignatureMethod"][];
            /** Maximum hours */
            readonly maxHours?: number;
            /** Allow decline */
            readonly allowDecline?: boolean;
            /** Attestation */
            readonly attestationText?: string;
            /**
             * Require reauthentication
             * @default true
             */
            readonly requireReauthentication: boolean;
        };
        /**
         * SignerRole
         * @description The values of signer role.
         * @enum {string}
         */
        readonly SignerRole: "Author" | "Performer" | "Supervisor" | "Prescriber" | "Reviewer" | "Witness" | "Patient" | "Guardian" | "RelatedPerson" | "Interpreter";
        /**
         * SigningState
         * @description Where a note stands on the way to its signatures.
         * @enum {string}
         */
        readonly SigningState: "Draft" | "ReadyToSign" | "PartiallySigned" | "Signed" | "Returned" | "Amending" | "Voided";
        /**
         * SortOrder
         * @description The values of sort order.
         * @enum {string}
         */
        readonly SortOrder: "asc" | "desc";
        /** @description Does the session cross midnight? */
        readonly SpanMidnightRule: {
            /** ID */
            readonly id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly kind: "SpanMidnight";
            /**
             * Severity
             * @default Block
             */
            readonly severity: components["schemas"]["RuleSeverity"];
            /**
             * When evaluated
             * @default Both
             */
            readonly evaluate: components["schemas"]["RuleTiming"];
            /** Message */
            readonly message?: string;
            /**
             * May be overridden
             * @description Default: true when the severity is Warn.
             */
            readonly allowOverride?: boolean;
            /**
             * Override needs a reason
             * @default true
             */
            readonly overrideReasonRequired: boolean;
            /** Visit statuses */
            readonly visitStatuses?: readonly components["schemas"]["VisitStatus"][];
            /**
             * Target
             * @default Auto
             */
            readonly target: components["schemas"]["RuleTarget"];
            readonly params?: {
                /**
                 * Mode
                 * @default RequireSplit
                 */
                readonly mode: components["schemas"]["MidnightMode"];
                /**
                 * Hours after midnight at most
                 * @default 24
                 */
                readonly maxHoursAfterMidnight: number;
                /**
                 * Services exempt from this
                 * @default []
                 */
                readonly exemptServices: readonly components["schemas"]["Reference"][];
                /**
                 * Use the times of the appointment
                 * @default false
                 */
                readonly useAppointmentTimes: boolean;
            };
        };
        /**
         * StatusChange
         * @description One change of a status, appended by the server.
         */
        readonly StatusChange: {
            /** From */
            readonly from?: string;
            /** To */
            readonly to: string;
            /**
             * Time
             * Format: date-time
             */
            readonly at?: string;
            /** By */
            readonly by?: components["schemas"]["Reference"];
            /** Reason */
            readonly reason?: string;
            /** Comment */
            readonly comment?: string;
        };
        /**
         * StepSigner
         * @description The values of step signer.
         * @enum {string}
         */
        readonly StepSigner: "Author" | "PrimaryPerformer" | "Supervisor" | "AnyWithRole" | "AnyWithLicense" | "Named" | "Patient" | "Guardian";
        /**
         * String
         * @description one line of text
         */
        readonly StringElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "String";
        };
        /**
         * SupervisionKind
         * @description The values of supervision kind.
         * @enum {string}
         */
        readonly SupervisionKind: "clinical" | "administrative";
        /**
         * TelehealthSignature
         * @description The values of telehealth signature.
         * @enum {string}
         */
        readonly TelehealthSignature: "Skip" | "RequireLater" | "VerbalAttestation";
        /**
         * Text
         * @description several lines; a small part of markdown
         */
        readonly TextElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Text";
            /** Plain */
            readonly plain?: boolean;
        };
        /**
         * TextSource
         * @description The values of text source.
         * @enum {string}
         */
        readonly TextSource: "Typed" | "Template" | "CarriedForward" | "Snippet" | "Dictation" | "Ambient" | "Copied" | "Calculated";
        /**
         * Time
         * @description HH:MM
         */
        readonly TimeElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Time";
        };
        /**
         * TimeOfDay
         * @description The values of time of day.
         * @enum {string}
         */
        readonly TimeOfDay: "Morning" | "Afternoon" | "Evening";
        /**
         * TimePeriod
         * @description A span between two instants, half open.
         */
        readonly TimePeriod: {
            /**
             * Start
             * Format: date-time
             */
            readonly start: string;
            /**
             * End
             * Format: date-time
             */
            readonly end?: string;
        };
        /**
         * TimeZone
         * @description An IANA time zone, like America/Chicago.
         */
        readonly TimeZone: string;
        /**
         * Translations
         * @description Language, then element id, then words.
         */
        readonly Translations: {
            readonly [key: string]: {
                readonly [key: string]: components["schemas"]["ElementTranslation"];
            };
        };
        /**
         * Unit
         * @description A unit: UCUM code and words.
         */
        readonly Unit: {
            /** Code */
            readonly code: string;
            /** Label */
            readonly label?: string;
        };
        /**
         * UnitBasis
         * @description The values of unit basis.
         * @enum {string}
         */
        readonly UnitBasis: "Minutes" | "Visit" | "Day";
        /**
         * UnitRounding
         * @description The values of unit rounding.
         * @enum {string}
         */
        readonly UnitRounding: "EightMinute" | "Midpoint" | "FullUnit" | "RoundUp" | "Exact";
        /**
         * UnitShortage
         * @description What too few authorized units do.
         * @enum {string}
         */
        readonly UnitShortage: "Block" | "Warn";
        /**
         * Url
         * @description an address on the web
         */
        readonly UrlElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "Url";
        };
        /**
         * UsState
         * @description two letters
         */
        readonly UsStateElement: {
            /** ID */
            readonly id: components["schemas"]["ElementId"];
            /**
             * Label
             * @description The question; may contain practice words like {{label.patient}}.
             */
            readonly label: string;
            /**
             * Label message
             * @description A message id used instead of label, on generated screens only.
             */
            readonly labelId?: string;
            /** Short label */
            readonly shortLabel?: string;
            /** Help */
            readonly help?: string;
            /** Placeholder */
            readonly placeholder?: string;
            /**
             * Required
             * @description Needed at ready or submit, not while drafting.
             */
            readonly required?: boolean;
            /** Required when */
            readonly requiredWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Unless
             * @description When true, the validation of this element is skipped.
             */
            readonly unless?: components["schemas"]["ConditionGroup"];
            /** Read only */
            readonly readOnly?: boolean;
            /**
             * Hidden
             * @description Never shown; may hold a calculated value.
             */
            readonly hidden?: boolean;
            /** Visible when */
            readonly visibleWhen?: components["schemas"]["ConditionGroup"];
            /**
             * Width
             * @description Columns of the 10-unit grid.
             * @default 10
             */
            readonly width: number;
            /** Repeats */
            readonly repeats?: components["schemas"]["Repeats"];
            /**
             * Default
             * @description A value, or {"path": …} of form-elements 7.1.
             */
            readonly default?: unknown;
            /** Display */
            readonly display?: components["schemas"]["ElementDisplay"];
            /** Validation */
            readonly validation?: components["schemas"]["Validation"];
            /** Calculation */
            readonly calculation?: components["schemas"]["Calculation"];
            /**
             * Carry forward
             * @default Inherit
             */
            readonly carryForward: components["schemas"]["ElementCarryForward"];
            /**
             * Prefill
             * @description A path of form-elements 7.1.
             */
            readonly prefill?: string;
            /** Codes */
            readonly codes?: readonly components["schemas"]["CodeMapping"][];
            /**
             * Save as
             * @default None
             */
            readonly saveAs: components["schemas"]["SaveTarget"];
            /** Print */
            readonly print?: components["schemas"]["PrintSettings"];
            /** Scribe hint */
            readonly scribeHint?: string;
            /** Sensitive */
            readonly sensitive?: boolean;
            /** Accessibility settings */
            readonly a11y?: {
                /** Described by */
                readonly describedBy?: components["schemas"]["ElementId"];
                /** Announcements */
                readonly live?: components["schemas"]["LiveRegion"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "UsState";
            /** Military addresses */
            readonly military?: boolean;
        };
        /**
         * UserRole
         * @description The values of user role.
         * @enum {string}
         */
        readonly UserRole: "administrator" | "developer" | "executive" | "implementation" | "marketing" | "product" | "qualityassurance" | "support" | "sysadmin" | "user";
        /**
         * Validation
         * @description The checks of one answer beside its type; each key has a default message.
         */
        readonly Validation: {
            /** Minimum */
            readonly min?: number;
            /** Maximum */
            readonly max?: number;
            /** Warn minimum */
            readonly warnMin?: number;
            /** Warn maximum */
            readonly warnMax?: number;
            /** Minimum date */
            readonly minDate?: string;
            /** Maximum date */
            readonly maxDate?: string;
            /** Length */
            readonly length?: number;
            /** Minimum length */
            readonly minLength?: number;
            /** Maximum length */
            readonly maxLength?: number;
            /** Minimum items */
            readonly minItems?: number;
            /** Maximum items */
            readonly maxItems?: number;
            /** Minimum words */
            readonly minWords?: number;
            /** Email */
            readonly email?: boolean;
            /** URL */
            readonly url?: boolean;
            /** Trim */
            readonly trim?: boolean;
            /** Lowercase */
            readonly lowercase?: boolean;
            /** Uppercase */
            readonly uppercase?: boolean;
            /** Integer */
            readonly integer?: boolean;
            /** Positive */
            readonly positive?: boolean;
            /** Negative */
            readonly negative?: boolean;
            /** One of */
            readonly oneOf?: readonly unknown[];
            /** Not one of */
            readonly notOneOf?: readonly unknown[];
            /**
             * Pattern
             * @description Linear patterns only; checked when the form is published.
             */
            readonly pattern?: string;
            /** Pattern message */
            readonly patternMessage?: string;
            /**
             * Unique
             * @description The sub-field that must not repeat; empty means the whole value.
             */
            readonly unique?: string;
        };
        /**
         * VisitStatus
         * @description How a visit went.
         * @enum {string}
         */
        readonly VisitStatus: "Show" | "NoShow" | "Cancelled";
        /**
         * Weekday
         * @description The values of weekday.
         * @enum {string}
         */
        readonly Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        readonly PatchOperation: {
            /** @enum {unknown} */
            readonly op: "add" | "remove" | "replace" | "move" | "copy" | "test";
            readonly path: string;
            readonly from?: string;
            readonly value?: unknown;
        };
        readonly Filter: {
            readonly field: string;
            /** @enum {unknown} */
            readonly op: "eq" | "ne" | "lt" | "le" | "gt" | "ge" | "in" | "nin" | "contains" | "startsWith" | "exists" | "between";
            readonly value?: unknown;
        };
        readonly Problem: {
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly detail?: string;
            readonly subStatus?: number;
            readonly code?: string;
            readonly versionId?: string;
            readonly errors?: readonly {
                readonly pointer: string;
                readonly code: string;
                readonly message: string;
            }[];
        };
    };
    responses: {
        /** @description No, with the reason. */
        readonly Refusal: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The short key of the practice. */
        readonly practice: string;
        /** @description The UUID of the row, or the alias of a type that has one row. */
        readonly id: string;
        /** @description A version of the row. */
        readonly versionId: string;
        /** @description The version that the change was made on; another one is a conflict. */
        readonly expectedVersion: string;
        /** @description Rows of a page. */
        readonly pageSize: number;
        /** @description A sortable field. */
        readonly orderBy: string;
        /** @description Rising or falling. */
        readonly order: "asc" | "desc";
        /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
        readonly exportId: string;
        /** @description The file of the export. */
        readonly exportFormat: "csv" | "xlsx";
        /** @description The columns of the export. */
        readonly exportColumns: string;
        /** @description Deleted rows come too. */
        readonly includeDeleted: boolean;
        /** @description Everything is done as it would be and answered, and nothing is kept. */
        readonly dryRun: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly "person.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Person"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Person"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Person"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "person.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Person"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practice.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Practice"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practice.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Practice"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practice.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practice"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practice.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Practice"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practice"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practice.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practice"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practice.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practice"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Appointment"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppointmentCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Appointment"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Appointment"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Appointment"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "appointment.startNote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Note definition
                     * @description Absent: the default of the service, else the only fitting one.
                     */
                    readonly noteDefinition?: components["schemas"]["Reference"];
                    /**
                     * Patient
                     * @description Needed when several patients take part.
                     */
                    readonly subject?: components["schemas"]["Reference"];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Session */
                        readonly encounter: components["schemas"]["Reference"];
                        /** Note */
                        readonly note: components["schemas"]["Reference"];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "auditEvent.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AuditEvent"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "auditEvent.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AuditEvent"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "auditEvent.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditEvent"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "auditEvent.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AuditEvent"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Condition"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConditionCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Condition"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Condition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Condition"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Condition"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Condition"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Condition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Condition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Condition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "condition.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Condition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Encounter"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EncounterCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Encounter"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Encounter"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Encounter"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Encounter"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Encounter"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Encounter"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Encounter"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Encounter"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "encounter.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Encounter"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "episodeOfCare.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EpisodeOfCare"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "episodeOfCare.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EpisodeOfCareCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EpisodeOfCare"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EpisodeOfCare"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "episodeOfCare.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EpisodeOfCare"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "episodeOfCare.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EpisodeOfCare"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "episodeOfCare.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EpisodeOfCare"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EpisodeOfCare"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "episodeOfCare.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EpisodeOfCare"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "episodeOfCare.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EpisodeOfCare"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Form"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FormCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Form"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Form"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.newVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Version
                     * @description The version that the caller had; another one is a conflict (2002).
                     */
                    readonly versionId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "form.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Form"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "grantSet.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["GrantSet"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "grantSet.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GrantSetCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantSet"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantSet"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "grantSet.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["GrantSet"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "grantSet.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantSet"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "grantSet.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GrantSet"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantSet"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "grantSet.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantSet"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "grantSet.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GrantSet"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Group"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GroupCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Group"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Group"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "group.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["HealthcareService"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HealthcareServiceCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthcareService"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthcareService"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["HealthcareService"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthcareService"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HealthcareService"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthcareService"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthcareService"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthcareService"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "healthcareService.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthcareService"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Location"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LocationCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Location"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Location"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Location"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Location"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Location"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Location"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "location.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Location"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NoteDefinition"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteDefinitionCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NoteDefinition"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteDefinition"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.newVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Version
                     * @description The version that the caller had; another one is a conflict (2002).
                     */
                    readonly versionId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteDefinition.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteDefinition"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NoteRule"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteRuleCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NoteRule"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteRule"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.newVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Version
                     * @description The version that the caller had; another one is a conflict (2002).
                     */
                    readonly versionId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteRule.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteRule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NoteSectionForm"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteSectionFormCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NoteSectionForm"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteSectionForm"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.newVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Version
                     * @description The version that the caller had; another one is a conflict (2002).
                     */
                    readonly versionId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "noteSectionForm.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NoteSectionForm"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Note"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NoteCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Note"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Note"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Version
                     * @description The version that the caller had; another one is a conflict (2002).
                     */
                    readonly versionId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Checks */
                        readonly ruleResults: readonly components["schemas"]["RuleResult"][];
                        /** Open steps */
                        readonly openSteps: readonly components["schemas"]["OpenStep"][];
                        /** Content hash */
                        readonly contentHash: string;
                        /**
                         * Version
                         * @description The version that the caller had; another one is a conflict (2002).
                         */
                        readonly versionId: string;
                    };
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "note.sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Step */
                    readonly stepId: string;
                    /** Meaning */
                    readonly meaning: components["schemas"]["SignatureMeaning"];
                    /**
                     * Name
                     * @description The signer's name as typed.
                     */
                    readonly name: string;
                    /** Method */
                    readonly method: components["schemas"]["SignatureMethod"];
                    /**
                     * Password
                     * @description The re-entered password; never stored.
                     */
                    readonly credential: string;
                    /**
                     * Content hash
                     * @description From ready; when the note has changed since, the answer is 409.
                     */
                    readonly contentHash: string;
                    /**
                     * Overrides
                     * @default []
                     */
                    readonly overrides?: readonly components["schemas"]["RuleOverride"][];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Note"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Organization"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrganizationCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Organization"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Organization"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Organization"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Organization"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Organization"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Organization"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "organization.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Organization"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Patient"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PatientCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Patient"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Patient"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Patient"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Patient"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Patient"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Patient"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Patient"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Patient"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "patient.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Patient"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practicePreferences.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PracticePreferences"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practicePreferences.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PracticePreferences"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practicePreferences.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticePreferences"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practicePreferences.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PracticePreferences"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticePreferences"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practicePreferences.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticePreferences"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practicePreferences.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PracticePreferences"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Practitioner"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PractitionerCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practitioner"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practitioner"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Practitioner"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practitioner"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Practitioner"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practitioner"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practitioner"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practitioner"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "practitioner.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Practitioner"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Program"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProgramCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Program"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Program"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Program"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Program"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Program"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Program"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Program"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "program.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Program"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["QuestionnaireResponse"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuestionnaireResponseCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["QuestionnaireResponse"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuestionnaireResponse"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaireResponse.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QuestionnaireResponse"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Questionnaire"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["QuestionnaireCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** File name */
                    readonly fileName: string;
                    /**
                     * Content
                     * @description The JSON of the file.
                     */
                    readonly content: unknown;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Questionnaires */
                        readonly questionnaires: readonly components["schemas"]["Reference"][];
                        /** Report */
                        readonly report: readonly components["schemas"]["ImportedQuestionnaire"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Questionnaire"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Questionnaire"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.newVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Version
                     * @description The version that the caller had; another one is a conflict (2002).
                     */
                    readonly versionId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Questionnaire"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "questionnaire.useAsNote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Name
                     * @description Absent: the name of the questionnaire.
                     */
                    readonly name?: string;
                    /**
                     * Signature configuration
                     * @description Absent: the practice's first active one.
                     */
                    readonly signatureConfiguration?: components["schemas"]["Reference"];
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** Note definition */
                        readonly noteDefinition: components["schemas"]["Reference"];
                        /** Section forms */
                        readonly sectionForms: readonly components["schemas"]["Reference"][];
                        /** Forms */
                        readonly forms: readonly components["schemas"]["Reference"][];
                    };
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Schedule"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScheduleCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Schedule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Schedule"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Schedule"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Schedule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Schedule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Schedule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "schedule.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Schedule"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityRole.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SecurityRole"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityRole.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecurityRoleCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityRole"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityRole"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityRole.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SecurityRole"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityRole.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityRole"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityRole.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecurityRole"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityRole"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityRole.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityRole"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityRole.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityRole"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SecurityToken"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecurityTokenCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityToken"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityToken"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SecurityToken"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityToken"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SecurityToken"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityToken"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityToken"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityToken"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "securityToken.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SecurityToken"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SignatureConfiguration"][];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.create": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignatureConfigurationCreate"];
            };
        };
        readonly responses: {
            /** @description It was there already. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            /** @description Added. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.query": {
        readonly parameters: {
            readonly query?: {
                /** @description Rows of a page. */
                readonly pageSize?: components["parameters"]["pageSize"];
                /** @description A sortable field. */
                readonly orderBy?: components["parameters"]["orderBy"];
                /** @description Rising or falling. */
                readonly order?: components["parameters"]["order"];
                /** @description Deleted rows come too. */
                readonly includeDeleted?: components["parameters"]["includeDeleted"];
                /** @description A UUIDv7 of the export that the rows leave with; needs CanExportData, and the trail says what left. */
                readonly exportId?: components["parameters"]["exportId"];
                /** @description The file of the export. */
                readonly exportFormat?: components["parameters"]["exportFormat"];
                /** @description The columns of the export. */
                readonly exportColumns?: components["parameters"]["exportColumns"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["Filter"][];
            };
        };
        readonly responses: {
            /** @description A page; header x-continuation-token leads to the next. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SignatureConfiguration"][];
                };
            };
            /** @description Only the count, in x-total-count (prefer: return=minimal). */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            /** @description Not changed. */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.update": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SignatureConfiguration"];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.delete": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.patch": {
        readonly parameters: {
            readonly query?: {
                /** @description The version that the change was made on; another one is a conflict. */
                readonly versionId?: components["parameters"]["expectedVersion"];
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json-patch+json": readonly components["schemas"]["PatchOperation"][];
            };
        };
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.readVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
                /** @description A version of the row. */
                readonly versionId: components["parameters"]["versionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.newVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.publish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * Version
                     * @description The version that the caller had; another one is a conflict (2002).
                     */
                    readonly versionId: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
    readonly "signatureConfiguration.restore": {
        readonly parameters: {
            readonly query?: {
                /** @description Everything is done as it would be and answered, and nothing is kept. */
                readonly dryRun?: components["parameters"]["dryRun"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The short key of the practice. */
                readonly practice: components["parameters"]["practice"];
                /** @description The UUID of the row, or the alias of a type that has one row. */
                readonly id: components["parameters"]["id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description As it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignatureConfiguration"];
                };
            };
            readonly "4XX": components["responses"]["Refusal"];
            readonly "5XX": components["responses"]["Refusal"];
        };
    };
}
