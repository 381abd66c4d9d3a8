// Generated from schemas/resources/note.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj14 } from './shared/participant.js'
import { validate as obj15 } from './shared/note-section.js'
import { validate as obj16 } from './shared/review.js'
import { validate as obj24 } from './shared/meta.js'
import { validate as obj44 } from './shared/signature.js'
import { validate as obj60 } from './shared/coded-value.js'
import { validate as obj66 } from './shared/charting.js'
import { validate as obj7 } from './shared/reference.js'
import { validate as obj70 } from './shared/amendment.js'
import { validate as obj75 } from './shared/rule-result.js'
import { validate as obj76 } from './shared/provenance.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Note"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"kind":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"composition":{"enum":["Individual","Group","MultiService"]},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"signingState":false,"definition":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"derivedFrom":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"subject":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"template":{"x-shared":"generated/validators/shared/reference.js"},"signatureConfiguration":false,"summaryDocument":false,"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/participant.js"},"minItems":1},"sections":{"type":"array","items":{"x-shared":"generated/validators/shared/note-section.js"},"minItems":1,"maxItems":200},"signatures":false,"patientSignatures":false,"reviewers":{"type":"array","items":{"x-shared":"generated/validators/shared/review.js"}},"definitionAssignments":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"definition":{"x-shared":"generated/validators/shared/reference.js"},"service":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"childEncounter":{"x-shared":"generated/validators/shared/reference.js"},"childNote":{"x-shared":"generated/validators/shared/reference.js"},"sectionIds":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"required":["definition"]}},"created":false,"author":false,"serviceDate":false,"program":false,"serviceType":false,"episodeOfCare":false,"syncIssueMessage":false,"syncResult":false,"scribe":{"x-shared":"generated/validators/shared/reference.js"},"readyAt":false,"firstSignedAt":false,"finalAt":false,"dueToSign":false,"returned":false,"reassigned":false,"countersigners":false,"leftInChart":false,"adminEdits":false,"amendments":false,"void":false,"files":false,"sessionWords":false,"ruleResults":false,"provenance":false,"confidential":{"type":"boolean"},"releaseToPatient":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"boolean"},"withheldReason":{"type":"string","maxLength":500},"releasedAt":{"type":"string","format":"date-time"}},"required":[]}},"required":["kind","composition","status","definition","subject"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"];
const obj3 = ["Individual","Group","MultiService"];
const obj5 = ["Final","Preliminary","Amended","EnteredInError"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.composition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "composition"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.definition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});errors++;
}
if(data.resourceType !== undefined){
if("Note" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Note"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"false schema",params:{}});errors++;
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"false schema",params:{}});errors++;
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.composition !== undefined){
if(!(obj3.includes(data.composition))){
(vErrors ??= []).push({instancePath:instancePath+"/composition",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.signingState !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signingState",keyword:"false schema",params:{}});errors++;
}
if(data.definition !== undefined){
if(!(obj7(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj7(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.partOf !== undefined){
if(!(obj7(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.derivedFrom !== undefined){
let data14 = data.derivedFrom;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj7(data14[i1], {instancePath:instancePath+"/derivedFrom/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/derivedFrom",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj7(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj7(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.template !== undefined){
if(!(obj7(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.signatureConfiguration !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signatureConfiguration",keyword:"false schema",params:{}});errors++;
}
if(data.summaryDocument !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/summaryDocument",keyword:"false schema",params:{}});errors++;
}
if(data.participants !== undefined){
let data21 = data.participants;
if(Array.isArray(data21)){
if(data21.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(!(obj14(data21[i2], {instancePath:instancePath+"/participants/" + i2,parentData:data21,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sections !== undefined){
let data23 = data.sections;
if(Array.isArray(data23)){
if(data23.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data23.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"minItems",params:{limit: 1}});errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(!(obj15(data23[i3], {instancePath:instancePath+"/sections/" + i3,parentData:data23,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.signatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"false schema",params:{}});errors++;
}
if(data.patientSignatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"false schema",params:{}});errors++;
}
if(data.reviewers !== undefined){
let data27 = data.reviewers;
if(Array.isArray(data27)){
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
if(!(obj16(data27[i4], {instancePath:instancePath+"/reviewers/" + i4,parentData:data27,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.definitionAssignments !== undefined){
let data29 = data.definitionAssignments;
if(Array.isArray(data29)){
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
let data30 = data29[i5];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.definition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i5,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
for(const key1 in data30){
if(!((((((key1 === "definition") || (key1 === "service")) || (key1 === "patient")) || (key1 === "childEncounter")) || (key1 === "childNote")) || (key1 === "sectionIds"))){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i5,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data30.definition !== undefined){
if(!(obj7(data30.definition, {instancePath:instancePath+"/definitionAssignments/" + i5+"/definition",parentData:data30,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data30.service !== undefined){
if(!(obj7(data30.service, {instancePath:instancePath+"/definitionAssignments/" + i5+"/service",parentData:data30,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data30.patient !== undefined){
if(!(obj7(data30.patient, {instancePath:instancePath+"/definitionAssignments/" + i5+"/patient",parentData:data30,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data30.childEncounter !== undefined){
if(!(obj7(data30.childEncounter, {instancePath:instancePath+"/definitionAssignments/" + i5+"/childEncounter",parentData:data30,parentDataProperty:"childEncounter",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data30.childNote !== undefined){
if(!(obj7(data30.childNote, {instancePath:instancePath+"/definitionAssignments/" + i5+"/childNote",parentData:data30,parentDataProperty:"childNote",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data30.sectionIds !== undefined){
let data36 = data30.sectionIds;
if(Array.isArray(data36)){
const len6 = data36.length;
for(let i6=0; i6<len6; i6++){
let data37 = data36[i6];
if(typeof data37 === "string"){
if(func1(data37) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i5+"/sectionIds/" + i6,keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data37) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i5+"/sectionIds/" + i6,keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i5+"/sectionIds/" + i6,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i5+"/sectionIds",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i5,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.created !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"false schema",params:{}});errors++;
}
if(data.author !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"false schema",params:{}});errors++;
}
if(data.serviceDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"false schema",params:{}});errors++;
}
if(data.program !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/program",keyword:"false schema",params:{}});errors++;
}
if(data.serviceType !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceType",keyword:"false schema",params:{}});errors++;
}
if(data.episodeOfCare !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/episodeOfCare",keyword:"false schema",params:{}});errors++;
}
if(data.syncIssueMessage !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/syncIssueMessage",keyword:"false schema",params:{}});errors++;
}
if(data.syncResult !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/syncResult",keyword:"false schema",params:{}});errors++;
}
if(data.scribe !== undefined){
if(!(obj7(data.scribe, {instancePath:instancePath+"/scribe",parentData:data,parentDataProperty:"scribe",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.readyAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/readyAt",keyword:"false schema",params:{}});errors++;
}
if(data.firstSignedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/firstSignedAt",keyword:"false schema",params:{}});errors++;
}
if(data.finalAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/finalAt",keyword:"false schema",params:{}});errors++;
}
if(data.dueToSign !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dueToSign",keyword:"false schema",params:{}});errors++;
}
if(data.returned !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/returned",keyword:"false schema",params:{}});errors++;
}
if(data.reassigned !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned",keyword:"false schema",params:{}});errors++;
}
if(data.countersigners !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/countersigners",keyword:"false schema",params:{}});errors++;
}
if(data.leftInChart !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/leftInChart",keyword:"false schema",params:{}});errors++;
}
if(data.adminEdits !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits",keyword:"false schema",params:{}});errors++;
}
if(data.amendments !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/amendments",keyword:"false schema",params:{}});errors++;
}
if(data.void !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/void",keyword:"false schema",params:{}});errors++;
}
if(data.files !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"false schema",params:{}});errors++;
}
if(data.sessionWords !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords",keyword:"false schema",params:{}});errors++;
}
if(data.ruleResults !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ruleResults",keyword:"false schema",params:{}});errors++;
}
if(data.provenance !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/provenance",keyword:"false schema",params:{}});errors++;
}
if(data.confidential !== undefined){
if(typeof data.confidential !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/confidential",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.releaseToPatient !== undefined){
let data63 = data.releaseToPatient;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key2 in data63){
if(!(((key2 === "allowed") || (key2 === "withheldReason")) || (key2 === "releasedAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data63.allowed !== undefined){
if(typeof data63.allowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/allowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data63.withheldReason !== undefined){
let data65 = data63.withheldReason;
if(typeof data65 === "string"){
if(func1(data65) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/withheldReason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/withheldReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data63.releasedAt !== undefined){
let data66 = data63.releasedAt;
if(typeof data66 === "string"){
if(!(formats0.validate(data66))){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/releasedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/releasedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Note"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"kind":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"composition":{"enum":["Individual","Group","MultiService"]},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"signingState":{"enum":["Draft","ReadyToSign","PartiallySigned","Signed","Returned","Amending","Voided"]},"definition":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"derivedFrom":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"subject":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"template":{"x-shared":"generated/validators/shared/reference.js"},"signatureConfiguration":{"x-shared":"generated/validators/shared/reference.js"},"summaryDocument":{"x-shared":"generated/validators/shared/reference.js"},"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/participant.js"},"minItems":1},"sections":{"type":"array","items":{"x-shared":"generated/validators/shared/note-section.js"},"minItems":1,"maxItems":200},"signatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"patientSignatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"reviewers":{"type":"array","items":{"x-shared":"generated/validators/shared/review.js"}},"definitionAssignments":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"definition":{"x-shared":"generated/validators/shared/reference.js"},"service":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"childEncounter":{"x-shared":"generated/validators/shared/reference.js"},"childNote":{"x-shared":"generated/validators/shared/reference.js"},"sectionIds":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"required":["definition"]}},"created":{"type":"string","format":"date-time"},"author":{"x-shared":"generated/validators/shared/reference.js"},"serviceDate":{"type":"string","format":"date"},"program":{"x-shared":"generated/validators/shared/reference.js"},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"syncIssueMessage":{"type":"string","maxLength":1000},"syncResult":{"enum":["Pending","Success","Failed","Warning","Hold"]},"scribe":{"x-shared":"generated/validators/shared/reference.js"},"readyAt":{"type":"string","format":"date-time"},"firstSignedAt":{"type":"string","format":"date-time"},"finalAt":{"type":"string","format":"date-time"},"dueToSign":{"type":"string","format":"date-time"},"returned":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"comment":{"type":"string","maxLength":1000}},"required":["by","at","reason"]}},"reassigned":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"to":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","minLength":1,"maxLength":1000},"amendment":{"type":"string","maxLength":64}},"required":["by","at","to","reason"]},"maxItems":100},"countersigners":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"securityRole":{"x-shared":"generated/validators/shared/reference.js"},"practitioner":{"x-shared":"generated/validators/shared/reference.js"}}},"maxItems":50},"leftInChart":{"type":"array","items":{"x-shared":"generated/validators/shared/charting.js"}},"adminEdits":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"changes":{"type":"array","minItems":1,"items":{"enum":["Attendance","Times","Members","Definition"]}}},"required":["by","at","changes"]}},"amendments":{"type":"array","items":{"x-shared":"generated/validators/shared/amendment.js"}},"void":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"comment":{"type":"string","maxLength":1000},"sessionVersion":{"type":"string","maxLength":20}},"required":["by","at","reason"]},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"file":{"x-shared":"generated/validators/shared/reference.js"},"hash":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"required":["file","hash"]},"maxItems":1000},"sessionWords":{"type":"object","additionalProperties":false,"properties":{"service":{"type":"string","maxLength":80},"program":{"type":"string","maxLength":80},"problems":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}}},"ruleResults":{"type":"array","items":{"x-shared":"generated/validators/shared/rule-result.js"}},"provenance":{"type":"array","items":{"x-shared":"generated/validators/shared/provenance.js"}},"confidential":{"type":"boolean"},"releaseToPatient":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"boolean"},"withheldReason":{"type":"string","maxLength":500},"releasedAt":{"type":"string","format":"date-time"}}}},"required":["id","resourceType","partition","display","meta","kind","composition","status","signingState","definition","subject","signatureConfiguration","participants","sections","created","author","serviceDate","confidential"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats6 = formats.date;
const obj31 = ["Draft","ReadyToSign","PartiallySigned","Signed","Returned","Amending","Voided"];
const obj56 = ["Pending","Success","Failed","Warning","Hold"];
const obj68 = ["Attendance","Times","Members","Definition"];
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.resourceType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceType"}});errors++;
}
if(data.partition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "partition"}});errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"}});errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.composition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "composition"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.signingState === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signingState"}});errors++;
}
if(data.definition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.signatureConfiguration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signatureConfiguration"}});errors++;
}
if(data.participants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "participants"}});errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"}});errors++;
}
if(data.created === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.serviceDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "serviceDate"}});errors++;
}
if(data.confidential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "confidential"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Note" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Note"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
let data3 = data.display;
if(typeof data3 === "string"){
if(func1(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
if(!(obj24(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj24.errors : vErrors.concat(obj24.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.composition !== undefined){
if(!(obj3.includes(data.composition))){
(vErrors ??= []).push({instancePath:instancePath+"/composition",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.signingState !== undefined){
if(!(obj31.includes(data.signingState))){
(vErrors ??= []).push({instancePath:instancePath+"/signingState",keyword:"enum",params:{allowedValues: obj31}});errors++;
}
}
if(data.definition !== undefined){
if(!(obj7(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj7(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.partOf !== undefined){
if(!(obj7(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.derivedFrom !== undefined){
let data14 = data.derivedFrom;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj7(data14[i1], {instancePath:instancePath+"/derivedFrom/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/derivedFrom",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj7(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj7(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.template !== undefined){
if(!(obj7(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.signatureConfiguration !== undefined){
if(!(obj7(data.signatureConfiguration, {instancePath:instancePath+"/signatureConfiguration",parentData:data,parentDataProperty:"signatureConfiguration",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.summaryDocument !== undefined){
if(!(obj7(data.summaryDocument, {instancePath:instancePath+"/summaryDocument",parentData:data,parentDataProperty:"summaryDocument",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.participants !== undefined){
let data21 = data.participants;
if(Array.isArray(data21)){
if(data21.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
if(!(obj14(data21[i2], {instancePath:instancePath+"/participants/" + i2,parentData:data21,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sections !== undefined){
let data23 = data.sections;
if(Array.isArray(data23)){
if(data23.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data23.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"minItems",params:{limit: 1}});errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(!(obj15(data23[i3], {instancePath:instancePath+"/sections/" + i3,parentData:data23,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.signatures !== undefined){
let data25 = data.signatures;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
if(!(obj44(data25[i4], {instancePath:instancePath+"/signatures/" + i4,parentData:data25,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj44.errors : vErrors.concat(obj44.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patientSignatures !== undefined){
let data27 = data.patientSignatures;
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
if(!(obj44(data27[i5], {instancePath:instancePath+"/patientSignatures/" + i5,parentData:data27,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj44.errors : vErrors.concat(obj44.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reviewers !== undefined){
let data29 = data.reviewers;
if(Array.isArray(data29)){
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
if(!(obj16(data29[i6], {instancePath:instancePath+"/reviewers/" + i6,parentData:data29,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.definitionAssignments !== undefined){
let data31 = data.definitionAssignments;
if(Array.isArray(data31)){
const len7 = data31.length;
for(let i7=0; i7<len7; i7++){
let data32 = data31[i7];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.definition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i7,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
for(const key1 in data32){
if(!((((((key1 === "definition") || (key1 === "service")) || (key1 === "patient")) || (key1 === "childEncounter")) || (key1 === "childNote")) || (key1 === "sectionIds"))){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i7,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data32.definition !== undefined){
if(!(obj7(data32.definition, {instancePath:instancePath+"/definitionAssignments/" + i7+"/definition",parentData:data32,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data32.service !== undefined){
if(!(obj7(data32.service, {instancePath:instancePath+"/definitionAssignments/" + i7+"/service",parentData:data32,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data32.patient !== undefined){
if(!(obj7(data32.patient, {instancePath:instancePath+"/definitionAssignments/" + i7+"/patient",parentData:data32,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data32.childEncounter !== undefined){
if(!(obj7(data32.childEncounter, {instancePath:instancePath+"/definitionAssignments/" + i7+"/childEncounter",parentData:data32,parentDataProperty:"childEncounter",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data32.childNote !== undefined){
if(!(obj7(data32.childNote, {instancePath:instancePath+"/definitionAssignments/" + i7+"/childNote",parentData:data32,parentDataProperty:"childNote",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data32.sectionIds !== undefined){
let data38 = data32.sectionIds;
if(Array.isArray(data38)){
const len8 = data38.length;
for(let i8=0; i8<len8; i8++){
let data39 = data38[i8];
if(typeof data39 === "string"){
if(func1(data39) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i7+"/sectionIds/" + i8,keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data39) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i7+"/sectionIds/" + i8,keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i7+"/sectionIds/" + i8,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i7+"/sectionIds",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments/" + i7,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitionAssignments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.created !== undefined){
let data40 = data.created;
if(typeof data40 === "string"){
if(!(formats0.validate(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj7(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.serviceDate !== undefined){
let data42 = data.serviceDate;
if(typeof data42 === "string"){
if(!(formats6.validate(data42))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.program !== undefined){
if(!(obj7(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.serviceType !== undefined){
if(!(obj7(data.serviceType, {instancePath:instancePath+"/serviceType",parentData:data,parentDataProperty:"serviceType",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj7(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.syncIssueMessage !== undefined){
let data46 = data.syncIssueMessage;
if(typeof data46 === "string"){
if(func1(data46) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/syncIssueMessage",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/syncIssueMessage",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.syncResult !== undefined){
if(!(obj56.includes(data.syncResult))){
(vErrors ??= []).push({instancePath:instancePath+"/syncResult",keyword:"enum",params:{allowedValues: obj56}});errors++;
}
}
if(data.scribe !== undefined){
if(!(obj7(data.scribe, {instancePath:instancePath+"/scribe",parentData:data,parentDataProperty:"scribe",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.readyAt !== undefined){
let data49 = data.readyAt;
if(typeof data49 === "string"){
if(!(formats0.validate(data49))){
(vErrors ??= []).push({instancePath:instancePath+"/readyAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/readyAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.firstSignedAt !== undefined){
let data50 = data.firstSignedAt;
if(typeof data50 === "string"){
if(!(formats0.validate(data50))){
(vErrors ??= []).push({instancePath:instancePath+"/firstSignedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/firstSignedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.finalAt !== undefined){
let data51 = data.finalAt;
if(typeof data51 === "string"){
if(!(formats0.validate(data51))){
(vErrors ??= []).push({instancePath:instancePath+"/finalAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/finalAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.dueToSign !== undefined){
let data52 = data.dueToSign;
if(typeof data52 === "string"){
if(!(formats0.validate(data52))){
(vErrors ??= []).push({instancePath:instancePath+"/dueToSign",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dueToSign",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.returned !== undefined){
let data53 = data.returned;
if(Array.isArray(data53)){
const len9 = data53.length;
for(let i9=0; i9<len9; i9++){
let data54 = data53[i9];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9,keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data54.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data54.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key2 in data54){
if(!((((key2 === "by") || (key2 === "at")) || (key2 === "reason")) || (key2 === "comment"))){
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data54.by !== undefined){
if(!(obj7(data54.by, {instancePath:instancePath+"/returned/" + i9+"/by",parentData:data54,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data54.at !== undefined){
let data56 = data54.at;
if(typeof data56 === "string"){
if(!(formats0.validate(data56))){
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data54.reason !== undefined){
if(!(obj60(data54.reason, {instancePath:instancePath+"/returned/" + i9+"/reason",parentData:data54,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj60.errors : vErrors.concat(obj60.errors);
errors = vErrors.length;
}
}
if(data54.comment !== undefined){
let data58 = data54.comment;
if(typeof data58 === "string"){
if(func1(data58) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/returned/" + i9,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/returned",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reassigned !== undefined){
let data59 = data.reassigned;
if(Array.isArray(data59)){
if(data59.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len10 = data59.length;
for(let i10=0; i10<len10; i10++){
let data60 = data59[i10];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10,keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data60.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data60.to === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10,keyword:"required",params:{missingProperty: "to"}});errors++;
}
if(data60.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key3 in data60){
if(!(((((key3 === "by") || (key3 === "at")) || (key3 === "to")) || (key3 === "reason")) || (key3 === "amendment"))){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data60.by !== undefined){
if(!(obj7(data60.by, {instancePath:instancePath+"/reassigned/" + i10+"/by",parentData:data60,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data60.at !== undefined){
let data62 = data60.at;
if(typeof data62 === "string"){
if(!(formats0.validate(data62))){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data60.to !== undefined){
if(!(obj7(data60.to, {instancePath:instancePath+"/reassigned/" + i10+"/to",parentData:data60,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data60.reason !== undefined){
let data64 = data60.reason;
if(typeof data64 === "string"){
if(func1(data64) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10+"/reason",keyword:"maxLength",params:{limit: 1000}});errors++;
}
if(func1(data64) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10+"/reason",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data60.amendment !== undefined){
let data65 = data60.amendment;
if(typeof data65 === "string"){
if(func1(data65) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10+"/amendment",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10+"/amendment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reassigned/" + i10,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reassigned",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.countersigners !== undefined){
let data66 = data.countersigners;
if(Array.isArray(data66)){
if(data66.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/countersigners",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len11 = data66.length;
for(let i11=0; i11<len11; i11++){
let data67 = data66[i11];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
for(const key4 in data67){
if(!(((key4 === "licenses") || (key4 === "securityRole")) || (key4 === "practitioner"))){
(vErrors ??= []).push({instancePath:instancePath+"/countersigners/" + i11,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data67.licenses !== undefined){
let data68 = data67.licenses;
if(Array.isArray(data68)){
const len12 = data68.length;
for(let i12=0; i12<len12; i12++){
if(!(obj60(data68[i12], {instancePath:instancePath+"/countersigners/" + i11+"/licenses/" + i12,parentData:data68,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? obj60.errors : vErrors.concat(obj60.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/countersigners/" + i11+"/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data67.securityRole !== undefined){
if(!(obj7(data67.securityRole, {instancePath:instancePath+"/countersigners/" + i11+"/securityRole",parentData:data67,parentDataProperty:"securityRole",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data67.practitioner !== undefined){
if(!(obj7(data67.practitioner, {instancePath:instancePath+"/countersigners/" + i11+"/practitioner",parentData:data67,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/countersigners/" + i11,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/countersigners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.leftInChart !== undefined){
let data72 = data.leftInChart;
if(Array.isArray(data72)){
const len13 = data72.length;
for(let i13=0; i13<len13; i13++){
if(!(obj66(data72[i13], {instancePath:instancePath+"/leftInChart/" + i13,parentData:data72,parentDataProperty:i13,rootData}))){
vErrors = vErrors === null ? obj66.errors : vErrors.concat(obj66.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/leftInChart",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.adminEdits !== undefined){
let data74 = data.adminEdits;
if(Array.isArray(data74)){
const len14 = data74.length;
for(let i14=0; i14<len14; i14++){
let data75 = data74[i14];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14,keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data75.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data75.changes === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14,keyword:"required",params:{missingProperty: "changes"}});errors++;
}
for(const key5 in data75){
if(!(((key5 === "by") || (key5 === "at")) || (key5 === "changes"))){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data75.by !== undefined){
if(!(obj7(data75.by, {instancePath:instancePath+"/adminEdits/" + i14+"/by",parentData:data75,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data75.at !== undefined){
let data77 = data75.at;
if(typeof data77 === "string"){
if(!(formats0.validate(data77))){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data75.changes !== undefined){
let data78 = data75.changes;
if(Array.isArray(data78)){
if(data78.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14+"/changes",keyword:"minItems",params:{limit: 1}});errors++;
}
const len15 = data78.length;
for(let i15=0; i15<len15; i15++){
if(!(obj68.includes(data78[i15]))){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14+"/changes/" + i15,keyword:"enum",params:{allowedValues: obj68}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14+"/changes",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits/" + i14,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/adminEdits",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.amendments !== undefined){
let data80 = data.amendments;
if(Array.isArray(data80)){
const len16 = data80.length;
for(let i16=0; i16<len16; i16++){
if(!(obj70(data80[i16], {instancePath:instancePath+"/amendments/" + i16,parentData:data80,parentDataProperty:i16,rootData}))){
vErrors = vErrors === null ? obj70.errors : vErrors.concat(obj70.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amendments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.void !== undefined){
let data82 = data.void;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/void",keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data82.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/void",keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data82.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/void",keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key6 in data82){
if(!(((((key6 === "by") || (key6 === "at")) || (key6 === "reason")) || (key6 === "comment")) || (key6 === "sessionVersion"))){
(vErrors ??= []).push({instancePath:instancePath+"/void",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data82.by !== undefined){
if(!(obj7(data82.by, {instancePath:instancePath+"/void/by",parentData:data82,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data82.at !== undefined){
let data84 = data82.at;
if(typeof data84 === "string"){
if(!(formats0.validate(data84))){
(vErrors ??= []).push({instancePath:instancePath+"/void/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/void/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data82.reason !== undefined){
if(!(obj60(data82.reason, {instancePath:instancePath+"/void/reason",parentData:data82,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj60.errors : vErrors.concat(obj60.errors);
errors = vErrors.length;
}
}
if(data82.comment !== undefined){
let data86 = data82.comment;
if(typeof data86 === "string"){
if(func1(data86) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/void/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/void/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data82.sessionVersion !== undefined){
let data87 = data82.sessionVersion;
if(typeof data87 === "string"){
if(func1(data87) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/void/sessionVersion",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/void/sessionVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/void",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.files !== undefined){
let data88 = data.files;
if(Array.isArray(data88)){
if(data88.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"maxItems",params:{limit: 1000}});errors++;
}
const len17 = data88.length;
for(let i17=0; i17<len17; i17++){
let data89 = data88[i17];
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.file === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i17,keyword:"required",params:{missingProperty: "file"}});errors++;
}
if(data89.hash === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i17,keyword:"required",params:{missingProperty: "hash"}});errors++;
}
for(const key7 in data89){
if(!((key7 === "file") || (key7 === "hash"))){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i17,keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data89.file !== undefined){
if(!(obj7(data89.file, {instancePath:instancePath+"/files/" + i17+"/file",parentData:data89,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data89.hash !== undefined){
let data91 = data89.hash;
if(typeof data91 === "string"){
if(!pattern0.test(data91)){
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i17+"/hash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i17+"/hash",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files/" + i17,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sessionWords !== undefined){
let data92 = data.sessionWords;
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
for(const key8 in data92){
if(!(((key8 === "service") || (key8 === "program")) || (key8 === "problems"))){
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data92.service !== undefined){
let data93 = data92.service;
if(typeof data93 === "string"){
if(func1(data93) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords/service",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords/service",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data92.program !== undefined){
let data94 = data92.program;
if(typeof data94 === "string"){
if(func1(data94) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords/program",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords/program",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data92.problems !== undefined){
let data95 = data92.problems;
if(Array.isArray(data95)){
const len18 = data95.length;
for(let i18=0; i18<len18; i18++){
if(!(obj7(data95[i18], {instancePath:instancePath+"/sessionWords/problems/" + i18,parentData:data95,parentDataProperty:i18,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords/problems",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sessionWords",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.ruleResults !== undefined){
let data97 = data.ruleResults;
if(Array.isArray(data97)){
const len19 = data97.length;
for(let i19=0; i19<len19; i19++){
if(!(obj75(data97[i19], {instancePath:instancePath+"/ruleResults/" + i19,parentData:data97,parentDataProperty:i19,rootData}))){
vErrors = vErrors === null ? obj75.errors : vErrors.concat(obj75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ruleResults",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.provenance !== undefined){
let data99 = data.provenance;
if(Array.isArray(data99)){
const len20 = data99.length;
for(let i20=0; i20<len20; i20++){
if(!(obj76(data99[i20], {instancePath:instancePath+"/provenance/" + i20,parentData:data99,parentDataProperty:i20,rootData}))){
vErrors = vErrors === null ? obj76.errors : vErrors.concat(obj76.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/provenance",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.confidential !== undefined){
if(typeof data.confidential !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/confidential",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.releaseToPatient !== undefined){
let data102 = data.releaseToPatient;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
for(const key9 in data102){
if(!(((key9 === "allowed") || (key9 === "withheldReason")) || (key9 === "releasedAt"))){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data102.allowed !== undefined){
if(typeof data102.allowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/allowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data102.withheldReason !== undefined){
let data104 = data102.withheldReason;
if(typeof data104 === "string"){
if(func1(data104) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/withheldReason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/withheldReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data102.releasedAt !== undefined){
let data105 = data102.releasedAt;
if(typeof data105 === "string"){
if(!(formats0.validate(data105))){
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/releasedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient/releasedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/releaseToPatient",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
