// Generated from schemas/resources/care-plan.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/care-plan-problem.js'
import { validate as obj15 } from './shared/meta.js'
import { validate as obj27 } from './shared/signature.js'
import { validate as obj7 } from './shared/date-period.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"CarePlan"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"kind":{"enum":["Treatment","Recovery","Crisis","Behaviour","Service","Education"]},"status":{"enum":["Draft","Active","OnHold","Completed","Revoked","EnteredInError"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"reviewIntervalDays":{"type":"integer","minimum":1,"maximum":3650},"nextReview":false,"reviewToldFor":false,"author":{"x-shared":"generated/validators/shared/reference.js"},"assessment":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"strengths":{"type":"string","maxLength":20000},"barriers":{"type":"string","maxLength":20000},"dischargeCriteria":{"type":"string","maxLength":20000},"patientStatement":{"type":"string","maxLength":20000},"problems":{"type":"array","items":{"x-shared":"generated/validators/shared/care-plan-problem.js"},"maxItems":50},"participants":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"role":{"type":"string","maxLength":120},"contributed":{"type":"string","maxLength":2000}},"required":["person"]}},"sharedWithPatient":{"type":"boolean"},"signatures":false,"patientSignatures":false,"signatureConfiguration":{"x-shared":"generated/validators/shared/reference.js"},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"version":false},"required":["subject","title","status","period"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Treatment","Recovery","Crisis","Behaviour","Service","Education"];
const obj5 = ["Draft","Active","OnHold","Completed","Revoked","EnteredInError"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if("CarePlan" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CarePlan"}});errors++;
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
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj1(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.period !== undefined){
if(!(obj7(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.reviewIntervalDays !== undefined){
let data13 = data.reviewIntervalDays;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewIntervalDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 3650 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewIntervalDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewIntervalDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.nextReview !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"false schema",params:{}});errors++;
}
if(data.reviewToldFor !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewToldFor",keyword:"false schema",params:{}});errors++;
}
if(data.author !== undefined){
if(!(obj1(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.assessment !== undefined){
let data17 = data.assessment;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data17[i1], {instancePath:instancePath+"/assessment/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assessment",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.strengths !== undefined){
let data19 = data.strengths;
if(typeof data19 === "string"){
if(func1(data19) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/strengths",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strengths",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.barriers !== undefined){
let data20 = data.barriers;
if(typeof data20 === "string"){
if(func1(data20) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/barriers",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/barriers",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.dischargeCriteria !== undefined){
let data21 = data.dischargeCriteria;
if(typeof data21 === "string"){
if(func1(data21) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/dischargeCriteria",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dischargeCriteria",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patientStatement !== undefined){
let data22 = data.patientStatement;
if(typeof data22 === "string"){
if(func1(data22) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/patientStatement",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientStatement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.problems !== undefined){
let data23 = data.problems;
if(Array.isArray(data23)){
if(data23.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
if(!(obj10(data23[i2], {instancePath:instancePath+"/problems/" + i2,parentData:data23,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.participants !== undefined){
let data25 = data.participants;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3,keyword:"required",params:{missingProperty: "person"}});errors++;
}
for(const key1 in data26){
if(!(((key1 === "person") || (key1 === "role")) || (key1 === "contributed"))){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data26.person !== undefined){
if(!(obj1(data26.person, {instancePath:instancePath+"/participants/" + i3+"/person",parentData:data26,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data26.role !== undefined){
let data28 = data26.role;
if(typeof data28 === "string"){
if(func1(data28) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/role",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/role",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data26.contributed !== undefined){
let data29 = data26.contributed;
if(typeof data29 === "string"){
if(func1(data29) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/contributed",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/contributed",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sharedWithPatient !== undefined){
if(typeof data.sharedWithPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sharedWithPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.signatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"false schema",params:{}});errors++;
}
if(data.patientSignatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"false schema",params:{}});errors++;
}
if(data.signatureConfiguration !== undefined){
if(!(obj1(data.signatureConfiguration, {instancePath:instancePath+"/signatureConfiguration",parentData:data,parentDataProperty:"signatureConfiguration",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.replaces !== undefined){
if(!(obj1(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"CarePlan"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"kind":{"enum":["Treatment","Recovery","Crisis","Behaviour","Service","Education"]},"status":{"enum":["Draft","Active","OnHold","Completed","Revoked","EnteredInError"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"reviewIntervalDays":{"type":"integer","minimum":1,"maximum":3650},"nextReview":{"type":"string","format":"date"},"reviewToldFor":{"type":"string","format":"date"},"author":{"x-shared":"generated/validators/shared/reference.js"},"assessment":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"strengths":{"type":"string","maxLength":20000},"barriers":{"type":"string","maxLength":20000},"dischargeCriteria":{"type":"string","maxLength":20000},"patientStatement":{"type":"string","maxLength":20000},"problems":{"type":"array","items":{"x-shared":"generated/validators/shared/care-plan-problem.js"},"maxItems":50},"participants":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"role":{"type":"string","maxLength":120},"contributed":{"type":"string","maxLength":2000}},"required":["person"]}},"sharedWithPatient":{"type":"boolean"},"signatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"patientSignatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"signatureConfiguration":{"x-shared":"generated/validators/shared/reference.js"},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"version":{"type":"integer","minimum":1}},"required":["id","resourceType","partition","display","meta","subject","title","kind","status","period","reviewIntervalDays","author","sharedWithPatient","version"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats.date;
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
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
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
if(data.reviewIntervalDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewIntervalDays"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.sharedWithPatient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sharedWithPatient"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
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
if("CarePlan" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "CarePlan"}});errors++;
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
if(!(obj15(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj1(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.status !== undefined){
if(!(obj5.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.period !== undefined){
if(!(obj7(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.reviewIntervalDays !== undefined){
let data13 = data.reviewIntervalDays;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewIntervalDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 3650 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewIntervalDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewIntervalDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.nextReview !== undefined){
let data14 = data.nextReview;
if(typeof data14 === "string"){
if(!(formats2.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nextReview",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reviewToldFor !== undefined){
let data15 = data.reviewToldFor;
if(typeof data15 === "string"){
if(!(formats2.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewToldFor",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewToldFor",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj1(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.assessment !== undefined){
let data17 = data.assessment;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data17[i1], {instancePath:instancePath+"/assessment/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assessment",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.strengths !== undefined){
let data19 = data.strengths;
if(typeof data19 === "string"){
if(func1(data19) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/strengths",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strengths",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.barriers !== undefined){
let data20 = data.barriers;
if(typeof data20 === "string"){
if(func1(data20) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/barriers",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/barriers",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.dischargeCriteria !== undefined){
let data21 = data.dischargeCriteria;
if(typeof data21 === "string"){
if(func1(data21) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/dischargeCriteria",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dischargeCriteria",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patientStatement !== undefined){
let data22 = data.patientStatement;
if(typeof data22 === "string"){
if(func1(data22) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/patientStatement",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientStatement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.problems !== undefined){
let data23 = data.problems;
if(Array.isArray(data23)){
if(data23.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
if(!(obj10(data23[i2], {instancePath:instancePath+"/problems/" + i2,parentData:data23,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.participants !== undefined){
let data25 = data.participants;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.person === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3,keyword:"required",params:{missingProperty: "person"}});errors++;
}
for(const key1 in data26){
if(!(((key1 === "person") || (key1 === "role")) || (key1 === "contributed"))){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data26.person !== undefined){
if(!(obj1(data26.person, {instancePath:instancePath+"/participants/" + i3+"/person",parentData:data26,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data26.role !== undefined){
let data28 = data26.role;
if(typeof data28 === "string"){
if(func1(data28) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/role",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/role",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data26.contributed !== undefined){
let data29 = data26.contributed;
if(typeof data29 === "string"){
if(func1(data29) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/contributed",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3+"/contributed",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sharedWithPatient !== undefined){
if(typeof data.sharedWithPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sharedWithPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.signatures !== undefined){
let data31 = data.signatures;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(obj27(data31[i4], {instancePath:instancePath+"/signatures/" + i4,parentData:data31,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patientSignatures !== undefined){
let data33 = data.patientSignatures;
if(Array.isArray(data33)){
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(obj27(data33[i5], {instancePath:instancePath+"/patientSignatures/" + i5,parentData:data33,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.signatureConfiguration !== undefined){
if(!(obj1(data.signatureConfiguration, {instancePath:instancePath+"/signatureConfiguration",parentData:data,parentDataProperty:"signatureConfiguration",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.replaces !== undefined){
if(!(obj1(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
let data37 = data.version;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data37 == "number"){
if(data37 < 1 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
