// Generated from schemas/resources/compliance-audit.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/meta.js'
import { validate as obj3 } from './shared/date-period.js'
import { validate as obj8 } from './shared/compliance-answer.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ComplianceAudit"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/date-period.js"},"auditor":{"x-shared":"generated/validators/shared/reference.js"},"auditees":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"progress":{"enum":["NotStarted","InProgress","Complete"]},"due":{"type":"string","format":"date"},"answers":{"type":"array","items":{"x-shared":"generated/validators/shared/compliance-answer.js"},"maxItems":500},"score":false,"scoreAfterReview":false,"passed":false,"reviewState":false,"completedAt":false},"required":["questionnaire","subject","period","auditor","progress"]};
const func0 = Object.prototype.hasOwnProperty;
const obj6 = ["NotStarted","InProgress","Complete"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questionnaire === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionnaire"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if("ComplianceAudit" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ComplianceAudit"}});errors++;
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
if(data.questionnaire !== undefined){
if(!(obj1(data.questionnaire, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
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
if(data.period !== undefined){
if(!(obj3(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
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
let data11 = data.auditees;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data11[i1], {instancePath:instancePath+"/auditees/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
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
if(!(obj6.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.due !== undefined){
let data14 = data.due;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.answers !== undefined){
let data15 = data.answers;
if(Array.isArray(data15)){
if(data15.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(obj8(data15[i2], {instancePath:instancePath+"/answers/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ComplianceAudit"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/date-period.js"},"auditor":{"x-shared":"generated/validators/shared/reference.js"},"auditees":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"progress":{"enum":["NotStarted","InProgress","Complete"]},"due":{"type":"string","format":"date"},"answers":{"type":"array","items":{"x-shared":"generated/validators/shared/compliance-answer.js"},"maxItems":500},"score":{"type":"number","minimum":0,"maximum":100},"scoreAfterReview":{"type":"number"},"passed":{"type":"boolean"},"reviewState":{"enum":["NotNeeded","Requested","Reviewed"]},"completedAt":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","questionnaire","subject","period","auditor","progress","reviewState"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats6 = formats["date-time"];
const obj19 = ["NotNeeded","Requested","Reviewed"];
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
if(data.questionnaire === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "questionnaire"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.period === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period"}});errors++;
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
if("ComplianceAudit" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ComplianceAudit"}});errors++;
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
if(!(obj10(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.questionnaire !== undefined){
if(!(obj1(data.questionnaire, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
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
if(data.period !== undefined){
if(!(obj3(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
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
let data11 = data.auditees;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data11[i1], {instancePath:instancePath+"/auditees/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
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
if(!(obj6.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.due !== undefined){
let data14 = data.due;
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.answers !== undefined){
let data15 = data.answers;
if(Array.isArray(data15)){
if(data15.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(obj8(data15[i2], {instancePath:instancePath+"/answers/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.score !== undefined){
let data17 = data.score;
if(typeof data17 == "number"){
if(data17 > 100 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.scoreAfterReview !== undefined){
if(!(typeof data.scoreAfterReview == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/scoreAfterReview",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.passed !== undefined){
if(typeof data.passed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/passed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.reviewState !== undefined){
if(!(obj19.includes(data.reviewState))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewState",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
if(data.completedAt !== undefined){
let data21 = data.completedAt;
if(typeof data21 === "string"){
if(!(formats6.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/completedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/completedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
