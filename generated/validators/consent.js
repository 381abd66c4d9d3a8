// Generated from schemas/resources/consent.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj2 } from './shared/coded-value.js'
import { validate as obj22 } from './shared/answers.js'
import { validate as obj29 } from './shared/meta.js'
import { validate as obj56 } from './shared/signature.js'
import { validate as obj9 } from './shared/date-period.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Consent"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"patient":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"x-shared":"generated/validators/shared/coded-value.js"},"status":{"enum":["Draft","Active","Refused","Revoked","Expired","EnteredInError"]},"decision":{"enum":["Permit","Deny"]},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"dateSigned":false,"period":{"x-shared":"generated/validators/shared/date-period.js"},"expirationEvent":{"type":"string","maxLength":120},"from":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"text":{"type":"string","maxLength":300}},"required":[]},"maxItems":50},"to":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"person":{"x-shared":"generated/validators/shared/reference.js"},"name":{"type":"string","maxLength":200},"contact":{"type":"string","maxLength":300},"class":{"type":"string","maxLength":300}},"required":[]},"maxItems":50},"intermediary":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"class":{"type":"string","maxLength":300}},"required":["organization"]},"purposes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"information":{"type":"object","additionalProperties":false,"properties":{"classes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"dateRange":{"x-shared":"generated/validators/shared/date-period.js"},"description":{"type":"string","maxLength":1000},"excludes":{"type":"array","items":{"type":"string","maxLength":200}}},"required":[]},"direction":{"enum":["Disclose","Obtain","Exchange"]},"statements":{"type":"object","additionalProperties":false,"properties":{"revocationExplained":{"type":"boolean"},"redisclosureExplained":{"type":"boolean"},"refusalConsequencesExplained":{"type":"boolean"},"copyOffered":{"type":"boolean"}},"required":[]},"form":{"type":"object","additionalProperties":false,"properties":{"definition":{"x-shared":"generated/validators/shared/reference.js"},"data":{"x-shared":"generated/validators/shared/answers.js"}},"required":["definition"]},"document":false,"signers":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"person":{"x-shared":"generated/validators/shared/reference.js"},"required":{"type":"boolean"},"relationship":{"type":"string","maxLength":120}},"required":["role"]},"minItems":1,"maxItems":20},"signatures":false,"verbal":{"type":"object","additionalProperties":false,"properties":{"given":{"type":"boolean"},"witness":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","maxLength":500}},"required":["given"]},"revocation":false,"disclosures":false,"replaces":{"x-shared":"generated/validators/shared/reference.js"}},"required":["patient","kind","status","period","signers"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Draft","Active","Refused","Revoked","Expired","EnteredInError"];
const obj5 = ["Permit","Deny"];
const obj19 = ["Disclose","Obtain","Exchange"];
const obj23 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
}
if(data.signers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signers"}});errors++;
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
if("Consent" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Consent"}});errors++;
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
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.decision !== undefined){
if(!(obj5.includes(data.decision))){
(vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj1(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.dateSigned !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/dateSigned",keyword:"false schema",params:{}});errors++;
}
if(data.period !== undefined){
if(!(obj9(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.expirationEvent !== undefined){
let data15 = data.expirationEvent;
if(typeof data15 === "string"){
if(func1(data15) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/expirationEvent",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expirationEvent",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.from !== undefined){
let data16 = data.from;
if(Array.isArray(data16)){
if(data16.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
if(!(((key1 === "organization") || (key1 === "practitioner")) || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.organization !== undefined){
if(!(obj1(data17.organization, {instancePath:instancePath+"/from/" + i1+"/organization",parentData:data17,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data17.practitioner !== undefined){
if(!(obj1(data17.practitioner, {instancePath:instancePath+"/from/" + i1+"/practitioner",parentData:data17,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data17.text !== undefined){
let data20 = data17.text;
if(typeof data20 === "string"){
if(func1(data20) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1+"/text",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.to !== undefined){
let data21 = data.to;
if(Array.isArray(data21)){
if(data21.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
if(!(((((key2 === "organization") || (key2 === "person")) || (key2 === "name")) || (key2 === "contact")) || (key2 === "class"))){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data22.organization !== undefined){
if(!(obj1(data22.organization, {instancePath:instancePath+"/to/" + i2+"/organization",parentData:data22,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data22.person !== undefined){
if(!(obj1(data22.person, {instancePath:instancePath+"/to/" + i2+"/person",parentData:data22,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data22.name !== undefined){
let data25 = data22.name;
if(typeof data25 === "string"){
if(func1(data25) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/name",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data22.contact !== undefined){
let data26 = data22.contact;
if(typeof data26 === "string"){
if(func1(data26) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/contact",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/contact",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data22.class !== undefined){
let data27 = data22.class;
if(typeof data27 === "string"){
if(func1(data27) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/class",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/class",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.intermediary !== undefined){
let data28 = data.intermediary;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.organization === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/intermediary",keyword:"required",params:{missingProperty: "organization"}});errors++;
}
for(const key3 in data28){
if(!(((key3 === "organization") || (key3 === "participants")) || (key3 === "class"))){
(vErrors ??= []).push({instancePath:instancePath+"/intermediary",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data28.organization !== undefined){
if(!(obj1(data28.organization, {instancePath:instancePath+"/intermediary/organization",parentData:data28,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data28.participants !== undefined){
let data30 = data28.participants;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data30[i3], {instancePath:instancePath+"/intermediary/participants/" + i3,parentData:data30,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intermediary/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data28.class !== undefined){
let data32 = data28.class;
if(typeof data32 === "string"){
if(func1(data32) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/intermediary/class",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intermediary/class",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intermediary",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.purposes !== undefined){
let data33 = data.purposes;
if(Array.isArray(data33)){
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
if(!(obj2(data33[i4], {instancePath:instancePath+"/purposes/" + i4,parentData:data33,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purposes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.information !== undefined){
let data35 = data.information;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key4 in data35){
if(!((((key4 === "classes") || (key4 === "dateRange")) || (key4 === "description")) || (key4 === "excludes"))){
(vErrors ??= []).push({instancePath:instancePath+"/information",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data35.classes !== undefined){
let data36 = data35.classes;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
if(!(obj2(data36[i5], {instancePath:instancePath+"/information/classes/" + i5,parentData:data36,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/classes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data35.dateRange !== undefined){
if(!(obj9(data35.dateRange, {instancePath:instancePath+"/information/dateRange",parentData:data35,parentDataProperty:"dateRange",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data35.description !== undefined){
let data39 = data35.description;
if(typeof data39 === "string"){
if(func1(data39) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/information/description",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data35.excludes !== undefined){
let data40 = data35.excludes;
if(Array.isArray(data40)){
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
let data41 = data40[i6];
if(typeof data41 === "string"){
if(func1(data41) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/information/excludes/" + i6,keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/excludes/" + i6,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/excludes",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.direction !== undefined){
if(!(obj19.includes(data.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
if(data.statements !== undefined){
let data43 = data.statements;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key5 in data43){
if(!((((key5 === "revocationExplained") || (key5 === "redisclosureExplained")) || (key5 === "refusalConsequencesExplained")) || (key5 === "copyOffered"))){
(vErrors ??= []).push({instancePath:instancePath+"/statements",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data43.revocationExplained !== undefined){
if(typeof data43.revocationExplained !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/revocationExplained",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data43.redisclosureExplained !== undefined){
if(typeof data43.redisclosureExplained !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/redisclosureExplained",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data43.refusalConsequencesExplained !== undefined){
if(typeof data43.refusalConsequencesExplained !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/refusalConsequencesExplained",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data43.copyOffered !== undefined){
if(typeof data43.copyOffered !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/copyOffered",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statements",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.form !== undefined){
let data48 = data.form;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.definition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"required",params:{missingProperty: "definition"}});errors++;
}
for(const key6 in data48){
if(!((key6 === "definition") || (key6 === "data"))){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data48.definition !== undefined){
if(!(obj1(data48.definition, {instancePath:instancePath+"/form/definition",parentData:data48,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data48.data !== undefined){
if(!(obj22(data48.data, {instancePath:instancePath+"/form/data",parentData:data48,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.document !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/document",keyword:"false schema",params:{}});errors++;
}
if(data.signers !== undefined){
let data52 = data.signers;
if(Array.isArray(data52)){
if(data52.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data52.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"minItems",params:{limit: 1}});errors++;
}
const len7 = data52.length;
for(let i7=0; i7<len7; i7++){
let data53 = data52[i7];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7,keyword:"required",params:{missingProperty: "role"}});errors++;
}
for(const key7 in data53){
if(!((((key7 === "role") || (key7 === "person")) || (key7 === "required")) || (key7 === "relationship"))){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7,keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data53.role !== undefined){
if(!(obj23.includes(data53.role))){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/role",keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
if(data53.person !== undefined){
if(!(obj1(data53.person, {instancePath:instancePath+"/signers/" + i7+"/person",parentData:data53,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data53.required !== undefined){
if(typeof data53.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data53.relationship !== undefined){
let data57 = data53.relationship;
if(typeof data57 === "string"){
if(func1(data57) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/relationship",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/relationship",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.signatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"false schema",params:{}});errors++;
}
if(data.verbal !== undefined){
let data59 = data.verbal;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.given === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/verbal",keyword:"required",params:{missingProperty: "given"}});errors++;
}
for(const key8 in data59){
if(!(((key8 === "given") || (key8 === "witness")) || (key8 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/verbal",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data59.given !== undefined){
if(typeof data59.given !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/verbal/given",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data59.witness !== undefined){
if(!(obj1(data59.witness, {instancePath:instancePath+"/verbal/witness",parentData:data59,parentDataProperty:"witness",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data59.reason !== undefined){
let data62 = data59.reason;
if(typeof data62 === "string"){
if(func1(data62) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/verbal/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verbal/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verbal",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.revocation !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/revocation",keyword:"false schema",params:{}});errors++;
}
if(data.disclosures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/disclosures",keyword:"false schema",params:{}});errors++;
}
if(data.replaces !== undefined){
if(!(obj1(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Consent"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"x-shared":"generated/validators/shared/coded-value.js"},"status":{"enum":["Draft","Active","Refused","Revoked","Expired","EnteredInError"]},"decision":{"enum":["Permit","Deny"]},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"dateSigned":{"type":"string","format":"date-time"},"period":{"x-shared":"generated/validators/shared/date-period.js"},"expirationEvent":{"type":"string","maxLength":120},"from":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"text":{"type":"string","maxLength":300}}},"maxItems":50},"to":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"person":{"x-shared":"generated/validators/shared/reference.js"},"name":{"type":"string","maxLength":200},"contact":{"type":"string","maxLength":300},"class":{"type":"string","maxLength":300}}},"maxItems":50},"intermediary":{"type":"object","additionalProperties":false,"properties":{"organization":{"x-shared":"generated/validators/shared/reference.js"},"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"class":{"type":"string","maxLength":300}},"required":["organization"]},"purposes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"information":{"type":"object","additionalProperties":false,"properties":{"classes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"dateRange":{"x-shared":"generated/validators/shared/date-period.js"},"description":{"type":"string","maxLength":1000},"excludes":{"type":"array","items":{"type":"string","maxLength":200}}}},"direction":{"enum":["Disclose","Obtain","Exchange"]},"statements":{"type":"object","additionalProperties":false,"properties":{"revocationExplained":{"type":"boolean"},"redisclosureExplained":{"type":"boolean"},"refusalConsequencesExplained":{"type":"boolean"},"copyOffered":{"type":"boolean"}}},"form":{"type":"object","additionalProperties":false,"properties":{"definition":{"x-shared":"generated/validators/shared/reference.js"},"data":{"x-shared":"generated/validators/shared/answers.js"}},"required":["definition"]},"document":{"x-shared":"generated/validators/shared/reference.js"},"signers":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"person":{"x-shared":"generated/validators/shared/reference.js"},"required":{"type":"boolean"},"relationship":{"type":"string","maxLength":120}},"required":["role"]},"minItems":1,"maxItems":20},"signatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"verbal":{"type":"object","additionalProperties":false,"properties":{"given":{"type":"boolean"},"witness":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","maxLength":500}},"required":["given"]},"revocation":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"method":{"enum":["Written","Verbal","Portal"]},"reason":{"type":"string","maxLength":500},"effective":{"type":"string","format":"date"},"document":{"x-shared":"generated/validators/shared/reference.js"}},"required":["method"]},"disclosures":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"transmission":{"x-shared":"generated/validators/shared/reference.js"},"to":{"type":"string","maxLength":300},"description":{"type":"string","maxLength":500}},"required":["at"]}},"replaces":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","patient","kind","status","decision","period","signers"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
const formats6 = formats.date;
const obj59 = ["Written","Verbal","Portal"];
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
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.decision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "decision"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
}
if(data.signers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signers"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Consent" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Consent"}});errors++;
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
if(!(obj29(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj29.errors : vErrors.concat(obj29.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.decision !== undefined){
if(!(obj5.includes(data.decision))){
(vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj1(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.dateSigned !== undefined){
let data13 = data.dateSigned;
if(typeof data13 === "string"){
if(!(formats2.validate(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/dateSigned",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dateSigned",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.period !== undefined){
if(!(obj9(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.expirationEvent !== undefined){
let data15 = data.expirationEvent;
if(typeof data15 === "string"){
if(func1(data15) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/expirationEvent",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expirationEvent",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.from !== undefined){
let data16 = data.from;
if(Array.isArray(data16)){
if(data16.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
if(!(((key1 === "organization") || (key1 === "practitioner")) || (key1 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.organization !== undefined){
if(!(obj1(data17.organization, {instancePath:instancePath+"/from/" + i1+"/organization",parentData:data17,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data17.practitioner !== undefined){
if(!(obj1(data17.practitioner, {instancePath:instancePath+"/from/" + i1+"/practitioner",parentData:data17,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data17.text !== undefined){
let data20 = data17.text;
if(typeof data20 === "string"){
if(func1(data20) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1+"/text",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.to !== undefined){
let data21 = data.to;
if(Array.isArray(data21)){
if(data21.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
if(!(((((key2 === "organization") || (key2 === "person")) || (key2 === "name")) || (key2 === "contact")) || (key2 === "class"))){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data22.organization !== undefined){
if(!(obj1(data22.organization, {instancePath:instancePath+"/to/" + i2+"/organization",parentData:data22,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data22.person !== undefined){
if(!(obj1(data22.person, {instancePath:instancePath+"/to/" + i2+"/person",parentData:data22,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data22.name !== undefined){
let data25 = data22.name;
if(typeof data25 === "string"){
if(func1(data25) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/name",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data22.contact !== undefined){
let data26 = data22.contact;
if(typeof data26 === "string"){
if(func1(data26) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/contact",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/contact",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data22.class !== undefined){
let data27 = data22.class;
if(typeof data27 === "string"){
if(func1(data27) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/class",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2+"/class",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.intermediary !== undefined){
let data28 = data.intermediary;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.organization === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/intermediary",keyword:"required",params:{missingProperty: "organization"}});errors++;
}
for(const key3 in data28){
if(!(((key3 === "organization") || (key3 === "participants")) || (key3 === "class"))){
(vErrors ??= []).push({instancePath:instancePath+"/intermediary",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data28.organization !== undefined){
if(!(obj1(data28.organization, {instancePath:instancePath+"/intermediary/organization",parentData:data28,parentDataProperty:"organization",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data28.participants !== undefined){
let data30 = data28.participants;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(obj1(data30[i3], {instancePath:instancePath+"/intermediary/participants/" + i3,parentData:data30,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intermediary/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data28.class !== undefined){
let data32 = data28.class;
if(typeof data32 === "string"){
if(func1(data32) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/intermediary/class",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intermediary/class",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/intermediary",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.purposes !== undefined){
let data33 = data.purposes;
if(Array.isArray(data33)){
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
if(!(obj2(data33[i4], {instancePath:instancePath+"/purposes/" + i4,parentData:data33,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/purposes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.information !== undefined){
let data35 = data.information;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key4 in data35){
if(!((((key4 === "classes") || (key4 === "dateRange")) || (key4 === "description")) || (key4 === "excludes"))){
(vErrors ??= []).push({instancePath:instancePath+"/information",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data35.classes !== undefined){
let data36 = data35.classes;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
if(!(obj2(data36[i5], {instancePath:instancePath+"/information/classes/" + i5,parentData:data36,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/classes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data35.dateRange !== undefined){
if(!(obj9(data35.dateRange, {instancePath:instancePath+"/information/dateRange",parentData:data35,parentDataProperty:"dateRange",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data35.description !== undefined){
let data39 = data35.description;
if(typeof data39 === "string"){
if(func1(data39) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/information/description",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data35.excludes !== undefined){
let data40 = data35.excludes;
if(Array.isArray(data40)){
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
let data41 = data40[i6];
if(typeof data41 === "string"){
if(func1(data41) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/information/excludes/" + i6,keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/excludes/" + i6,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information/excludes",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/information",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.direction !== undefined){
if(!(obj19.includes(data.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
if(data.statements !== undefined){
let data43 = data.statements;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key5 in data43){
if(!((((key5 === "revocationExplained") || (key5 === "redisclosureExplained")) || (key5 === "refusalConsequencesExplained")) || (key5 === "copyOffered"))){
(vErrors ??= []).push({instancePath:instancePath+"/statements",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data43.revocationExplained !== undefined){
if(typeof data43.revocationExplained !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/revocationExplained",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data43.redisclosureExplained !== undefined){
if(typeof data43.redisclosureExplained !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/redisclosureExplained",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data43.refusalConsequencesExplained !== undefined){
if(typeof data43.refusalConsequencesExplained !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/refusalConsequencesExplained",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data43.copyOffered !== undefined){
if(typeof data43.copyOffered !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/statements/copyOffered",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statements",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.form !== undefined){
let data48 = data.form;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.definition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"required",params:{missingProperty: "definition"}});errors++;
}
for(const key6 in data48){
if(!((key6 === "definition") || (key6 === "data"))){
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data48.definition !== undefined){
if(!(obj1(data48.definition, {instancePath:instancePath+"/form/definition",parentData:data48,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data48.data !== undefined){
if(!(obj22(data48.data, {instancePath:instancePath+"/form/data",parentData:data48,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/form",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.document !== undefined){
if(!(obj1(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.signers !== undefined){
let data52 = data.signers;
if(Array.isArray(data52)){
if(data52.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data52.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"minItems",params:{limit: 1}});errors++;
}
const len7 = data52.length;
for(let i7=0; i7<len7; i7++){
let data53 = data52[i7];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7,keyword:"required",params:{missingProperty: "role"}});errors++;
}
for(const key7 in data53){
if(!((((key7 === "role") || (key7 === "person")) || (key7 === "required")) || (key7 === "relationship"))){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7,keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data53.role !== undefined){
if(!(obj23.includes(data53.role))){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/role",keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
if(data53.person !== undefined){
if(!(obj1(data53.person, {instancePath:instancePath+"/signers/" + i7+"/person",parentData:data53,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data53.required !== undefined){
if(typeof data53.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data53.relationship !== undefined){
let data57 = data53.relationship;
if(typeof data57 === "string"){
if(func1(data57) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/relationship",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7+"/relationship",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers/" + i7,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.signatures !== undefined){
let data58 = data.signatures;
if(Array.isArray(data58)){
const len8 = data58.length;
for(let i8=0; i8<len8; i8++){
if(!(obj56(data58[i8], {instancePath:instancePath+"/signatures/" + i8,parentData:data58,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj56.errors : vErrors.concat(obj56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.verbal !== undefined){
let data60 = data.verbal;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.given === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/verbal",keyword:"required",params:{missingProperty: "given"}});errors++;
}
for(const key8 in data60){
if(!(((key8 === "given") || (key8 === "witness")) || (key8 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/verbal",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data60.given !== undefined){
if(typeof data60.given !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/verbal/given",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data60.witness !== undefined){
if(!(obj1(data60.witness, {instancePath:instancePath+"/verbal/witness",parentData:data60,parentDataProperty:"witness",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data60.reason !== undefined){
let data63 = data60.reason;
if(typeof data63 === "string"){
if(func1(data63) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/verbal/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verbal/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/verbal",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.revocation !== undefined){
let data64 = data.revocation;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.method === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/revocation",keyword:"required",params:{missingProperty: "method"}});errors++;
}
for(const key9 in data64){
if(!((((((key9 === "at") || (key9 === "by")) || (key9 === "method")) || (key9 === "reason")) || (key9 === "effective")) || (key9 === "document"))){
(vErrors ??= []).push({instancePath:instancePath+"/revocation",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data64.at !== undefined){
let data65 = data64.at;
if(typeof data65 === "string"){
if(!(formats2.validate(data65))){
(vErrors ??= []).push({instancePath:instancePath+"/revocation/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revocation/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.by !== undefined){
if(!(obj1(data64.by, {instancePath:instancePath+"/revocation/by",parentData:data64,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data64.method !== undefined){
if(!(obj59.includes(data64.method))){
(vErrors ??= []).push({instancePath:instancePath+"/revocation/method",keyword:"enum",params:{allowedValues: obj59}});errors++;
}
}
if(data64.reason !== undefined){
let data68 = data64.reason;
if(typeof data68 === "string"){
if(func1(data68) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/revocation/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revocation/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.effective !== undefined){
let data69 = data64.effective;
if(typeof data69 === "string"){
if(!(formats6.validate(data69))){
(vErrors ??= []).push({instancePath:instancePath+"/revocation/effective",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revocation/effective",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.document !== undefined){
if(!(obj1(data64.document, {instancePath:instancePath+"/revocation/document",parentData:data64,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/revocation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.disclosures !== undefined){
let data71 = data.disclosures;
if(Array.isArray(data71)){
const len9 = data71.length;
for(let i9=0; i9<len9; i9++){
let data72 = data71[i9];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key10 in data72){
if(!((((key10 === "at") || (key10 === "transmission")) || (key10 === "to")) || (key10 === "description"))){
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9,keyword:"additionalProperties",params:{additionalProperty: key10}});errors++;
}
}
if(data72.at !== undefined){
let data73 = data72.at;
if(typeof data73 === "string"){
if(!(formats2.validate(data73))){
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data72.transmission !== undefined){
if(!(obj1(data72.transmission, {instancePath:instancePath+"/disclosures/" + i9+"/transmission",parentData:data72,parentDataProperty:"transmission",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data72.to !== undefined){
let data75 = data72.to;
if(typeof data75 === "string"){
if(func1(data75) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9+"/to",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data72.description !== undefined){
let data76 = data72.description;
if(typeof data76 === "string"){
if(func1(data76) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9+"/description",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disclosures/" + i9,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disclosures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.replaces !== undefined){
if(!(obj1(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
