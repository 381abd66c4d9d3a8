// Generated from schemas/resources/note-audit.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj12 } from './shared/meta.js'
import { validate as obj7 } from './shared/compliance-answer.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"NoteAudit"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"note":{"x-shared":"generated/validators/shared/reference.js"},"encounter":false,"patient":false,"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"auditor":{"x-shared":"generated/validators/shared/reference.js"},"auditees":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"progress":{"enum":["NotStarted","InProgress","Complete"]},"due":{"type":"string","format":"date"},"answers":{"type":"array","items":{"x-shared":"generated/validators/shared/compliance-answer.js"}},"score":false,"scoreAfterReview":false,"passed":false,"reviewState":false,"completedAt":false,"outcome":{"enum":["NoAction","Educate","Amend","Void","BillingHold"]},"actionNote":{"x-shared":"generated/validators/shared/reference.js"},"subject":false},"required":["note","questionnaire","auditor","progress"]};
const func0 = Object.prototype.hasOwnProperty;
const obj5 = ["NotStarted","InProgress","Complete"];
const obj8 = ["NoAction","Educate","Amend","Void","BillingHold"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"}});errors++;
}
if(data.questionnaire === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionnaire"}});errors++;
}
if(data.auditor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auditor"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
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
if("NoteAudit" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteAudit"}});errors++;
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
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/encounter",keyword:"false schema",params:{}});errors++;
}
if(data.patient !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patient",keyword:"false schema",params:{}});errors++;
}
if(data.questionnaire !== undefined){
if(!(obj1(data.questionnaire, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.auditor !== undefined){
if(!(obj1(data.auditor, {instancePath:instancePath+"/auditor",parentData:data,parentDataProperty:"auditor",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.auditees !== undefined){
let data12 = data.auditees;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data12[i1], {instancePath:instancePath+"/auditees/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/auditees",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj5.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.due !== undefined){
let data15 = data.due;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.answers !== undefined){
let data16 = data.answers;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj7(data16[i2], {instancePath:instancePath+"/answers/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.score !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"false schema",params:{}});errors++;
}
if(data.scoreAfterReview !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/scoreAfterReview",keyword:"false schema",params:{}});errors++;
}
if(data.passed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passed",keyword:"false schema",params:{}});errors++;
}
if(data.reviewState !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewState",keyword:"false schema",params:{}});errors++;
}
if(data.completedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/completedAt",keyword:"false schema",params:{}});errors++;
}
if(data.outcome !== undefined){
if(!(obj8.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.actionNote !== undefined){
if(!(obj1(data.actionNote, {instancePath:instancePath+"/actionNote",parentData:data,parentDataProperty:"actionNote",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"NoteAudit"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"auditor":{"x-shared":"generated/validators/shared/reference.js"},"auditees":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"progress":{"enum":["NotStarted","InProgress","Complete"]},"due":{"type":"string","format":"date"},"answers":{"type":"array","items":{"x-shared":"generated/validators/shared/compliance-answer.js"}},"score":{"type":"number","minimum":0,"maximum":100},"scoreAfterReview":{"type":"number","minimum":0,"maximum":100},"passed":{"type":"boolean"},"reviewState":{"enum":["NotNeeded","Requested","Reviewed"]},"completedAt":{"type":"string","format":"date-time"},"outcome":{"enum":["NoAction","Educate","Amend","Void","BillingHold"]},"actionNote":{"x-shared":"generated/validators/shared/reference.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","note","questionnaire","auditor","progress","reviewState","subject"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats6 = formats["date-time"];
const obj22 = ["NotNeeded","Requested","Reviewed"];
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
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"}});errors++;
}
if(data.questionnaire === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionnaire"}});errors++;
}
if(data.auditor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auditor"}});errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress"}});errors++;
}
if(data.reviewState === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewState"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
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
if("NoteAudit" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteAudit"}});errors++;
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
if(!(obj12(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
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
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.questionnaire !== undefined){
if(!(obj1(data.questionnaire, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.auditor !== undefined){
if(!(obj1(data.auditor, {instancePath:instancePath+"/auditor",parentData:data,parentDataProperty:"auditor",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.auditees !== undefined){
let data12 = data.auditees;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data12[i1], {instancePath:instancePath+"/auditees/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/auditees",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj5.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.due !== undefined){
let data15 = data.due;
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.answers !== undefined){
let data16 = data.answers;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj7(data16[i2], {instancePath:instancePath+"/answers/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.score !== undefined){
let data18 = data.score;
if(typeof data18 == "number"){
if(data18 > 100 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.scoreAfterReview !== undefined){
let data19 = data.scoreAfterReview;
if(typeof data19 == "number"){
if(data19 > 100 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/scoreAfterReview",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/scoreAfterReview",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scoreAfterReview",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.passed !== undefined){
if(typeof data.passed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/passed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.reviewState !== undefined){
if(!(obj22.includes(data.reviewState))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewState",keyword:"enum",params:{allowedValues: obj22}});errors++;
}
}
if(data.completedAt !== undefined){
let data22 = data.completedAt;
if(typeof data22 === "string"){
if(!(formats6.validate(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/completedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/completedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.outcome !== undefined){
if(!(obj8.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.actionNote !== undefined){
if(!(obj1(data.actionNote, {instancePath:instancePath+"/actionNote",parentData:data,parentDataProperty:"actionNote",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
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
