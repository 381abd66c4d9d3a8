// Generated from schemas/resources/encounter.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj16 } from './shared/time-period.js'
import { validate as obj17 } from './shared/time-zone.js'
import { validate as obj21 } from './shared/coded-value.js'
import { validate as obj22 } from './shared/participant.js'
import { validate as obj42 } from './shared/telehealth.js'
import { validate as obj45 } from './shared/meta.js'
import { validate as obj80 } from './shared/signature.js'
import { validate as obj9 } from './shared/reference.js'
import { validate as obj94 } from './shared/status-change.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Encounter"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"status":{"enum":["Planned","Finished","Cancelled","Unknown","NoShow"]},"visitStatus":{"enum":["Show","NoShow","Cancelled"]},"documentationType":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"mode":{"enum":["InPerson","Telehealth"]},"subject":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/time-period.js"},"serviceDate":{"type":"string","format":"date"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"minutes":{"type":"integer","minimum":0,"maximum":10080},"breaks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"reason":{"type":"string","maxLength":500}},"required":["start","end"]}},"increments":{"type":"integer","minimum":0,"maximum":1000},"units":{"type":"number","minimum":0,"maximum":10000},"location":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]}},"required":["kind"]},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/participant.js"},"minItems":1},"diagnoses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"condition":{"x-shared":"generated/validators/shared/reference.js"},"rank":{"type":"integer","minimum":1},"code":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["condition","rank"]}},"problems":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"carePlanActivities":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"problemId":{"type":"string","minLength":1,"maxLength":64},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"interventionId":{"type":"string","minLength":1,"maxLength":64},"minutes":{"type":"integer","minimum":0,"maximum":10080},"rating":{"enum":["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"]}},"required":["carePlan","goalId"]}},"withdrawnActivities":false,"visitStatusOverrides":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Show","NoShow","Cancelled"]},"reason":{"type":"string","maxLength":500},"minutes":{"type":"integer","minimum":0,"maximum":10080},"arrived":{"type":"string","format":"date-time"},"left":{"type":"string","format":"date-time"}},"required":["patient","status"]}},"dialogues":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"consents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"patientSignatures":false,"coverage":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1}},"required":["coverage","order"]}},"reason":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"string","maxLength":1000},"codes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}}},"required":[]},"missedVisit":{"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["NoShow","Cancelled"]},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"initiator":{"enum":["Patient","Provider","Payer","System"]},"action":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["outcome"]},"notes":false,"telehealth":{"x-shared":"generated/validators/shared/telehealth.js"},"group":{"x-shared":"generated/validators/shared/reference.js"},"billing":false,"statusHistory":false,"unitsOverridden":{"type":"boolean"},"unitsReason":{"type":"string","maxLength":500}},"required":["status","visitStatus","documentationType","mode","subject","serviceDate","timezone","participants"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Planned","Finished","Cancelled","Unknown","NoShow"];
const obj3 = ["Show","NoShow","Cancelled"];
const obj5 = ["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"];
const obj7 = ["InPerson","Telehealth"];
const obj19 = ["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"];
const obj27 = ["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"];
const obj36 = ["NoShow","Cancelled"];
const obj39 = ["Patient","Provider","Payer","System"];
const formats0 = formats.date;
const formats2 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.visitStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visitStatus"}});errors++;
}
if(data.documentationType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "documentationType"}});errors++;
}
if(data.mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mode"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.serviceDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "serviceDate"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.participants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "participants"}});errors++;
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
if("Encounter" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Encounter"}});errors++;
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
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.visitStatus !== undefined){
if(!(obj3.includes(data.visitStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatus",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.documentationType !== undefined){
if(!(obj5.includes(data.documentationType))){
(vErrors ??= []).push({instancePath:instancePath+"/documentationType",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj7.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj9(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj9(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.partOf !== undefined){
if(!(obj9(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.appointment !== undefined){
if(!(obj9(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj9(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.program !== undefined){
if(!(obj9(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.serviceType !== undefined){
if(!(obj9(data.serviceType, {instancePath:instancePath+"/serviceType",parentData:data,parentDataProperty:"serviceType",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined){
if(!(obj16(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
if(data.serviceDate !== undefined){
let data19 = data.serviceDate;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
if(!(obj17(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.minutes !== undefined){
let data21 = data.minutes;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 > 10080 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.breaks !== undefined){
let data22 = data.breaks;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data23.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key1 in data23){
if(!(((key1 === "start") || (key1 === "end")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data23.start !== undefined){
let data24 = data23.start;
if(typeof data24 === "string"){
if(!(formats2.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.end !== undefined){
let data25 = data23.end;
if(typeof data25 === "string"){
if(!(formats2.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.reason !== undefined){
let data26 = data23.reason;
if(typeof data26 === "string"){
if(func1(data26) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.increments !== undefined){
let data27 = data.increments;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data27 == "number"){
if(data27 > 1000 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data27 < 0 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.units !== undefined){
let data28 = data.units;
if(typeof data28 == "number"){
if(data28 > 10000 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"maximum",params:{comparison: "<=", limit: 10000}});errors++;
}
if(data28 < 0 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.location !== undefined){
let data29 = data.location;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key2 in data29){
if(!((key2 === "location") || (key2 === "kind"))){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data29.location !== undefined){
if(!(obj9(data29.location, {instancePath:instancePath+"/location/location",parentData:data29,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data29.kind !== undefined){
if(!(obj19.includes(data29.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/location/kind",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.placeOfService !== undefined){
if(!(obj21(data.placeOfService, {instancePath:instancePath+"/placeOfService",parentData:data,parentDataProperty:"placeOfService",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.participants !== undefined){
let data33 = data.participants;
if(Array.isArray(data33)){
if(data33.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
if(!(obj22(data33[i2], {instancePath:instancePath+"/participants/" + i2,parentData:data33,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.diagnoses !== undefined){
let data35 = data.diagnoses;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.condition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"required",params:{missingProperty: "condition"}});errors++;
}
if(data36.rank === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"required",params:{missingProperty: "rank"}});errors++;
}
for(const key3 in data36){
if(!(((key3 === "condition") || (key3 === "rank")) || (key3 === "code"))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data36.condition !== undefined){
if(!(obj9(data36.condition, {instancePath:instancePath+"/diagnoses/" + i3+"/condition",parentData:data36,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data36.rank !== undefined){
let data38 = data36.rank;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data36.code !== undefined){
if(!(obj21(data36.code, {instancePath:instancePath+"/diagnoses/" + i3+"/code",parentData:data36,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.problems !== undefined){
let data40 = data.problems;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
if(!(obj9(data40[i4], {instancePath:instancePath+"/problems/" + i4,parentData:data40,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.carePlanActivities !== undefined){
let data42 = data.carePlanActivities;
if(Array.isArray(data42)){
const len5 = data42.length;
for(let i5=0; i5<len5; i5++){
let data43 = data42[i5];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.carePlan === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data43.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
for(const key4 in data43){
if(!(((((((key4 === "carePlan") || (key4 === "problemId")) || (key4 === "goalId")) || (key4 === "objectiveId")) || (key4 === "interventionId")) || (key4 === "minutes")) || (key4 === "rating"))){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data43.carePlan !== undefined){
if(!(obj9(data43.carePlan, {instancePath:instancePath+"/carePlanActivities/" + i5+"/carePlan",parentData:data43,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data43.problemId !== undefined){
let data45 = data43.problemId;
if(typeof data45 === "string"){
if(func1(data45) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/problemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data45) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/problemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/problemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.goalId !== undefined){
let data46 = data43.goalId;
if(typeof data46 === "string"){
if(func1(data46) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data46) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.objectiveId !== undefined){
let data47 = data43.objectiveId;
if(typeof data47 === "string"){
if(func1(data47) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data47) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.interventionId !== undefined){
let data48 = data43.interventionId;
if(typeof data48 === "string"){
if(func1(data48) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/interventionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/interventionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/interventionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.minutes !== undefined){
let data49 = data43.minutes;
if(!((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data49 == "number"){
if(data49 > 10080 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data49 < 0 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data43.rating !== undefined){
if(!(obj27.includes(data43.rating))){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/rating",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.withdrawnActivities !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities",keyword:"false schema",params:{}});errors++;
}
if(data.visitStatusOverrides !== undefined){
let data52 = data.visitStatusOverrides;
if(Array.isArray(data52)){
const len6 = data52.length;
for(let i6=0; i6<len6; i6++){
let data53 = data52[i6];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data53.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key5 in data53){
if(!((((((key5 === "patient") || (key5 === "status")) || (key5 === "reason")) || (key5 === "minutes")) || (key5 === "arrived")) || (key5 === "left"))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data53.patient !== undefined){
if(!(obj9(data53.patient, {instancePath:instancePath+"/visitStatusOverrides/" + i6+"/patient",parentData:data53,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data53.status !== undefined){
if(!(obj3.includes(data53.status))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data53.reason !== undefined){
let data56 = data53.reason;
if(typeof data56 === "string"){
if(func1(data56) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.minutes !== undefined){
let data57 = data53.minutes;
if(!((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57)))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data57 == "number"){
if(data57 > 10080 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data57 < 0 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data53.arrived !== undefined){
let data58 = data53.arrived;
if(typeof data58 === "string"){
if(!(formats2.validate(data58))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/arrived",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/arrived",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.left !== undefined){
let data59 = data53.left;
if(typeof data59 === "string"){
if(!(formats2.validate(data59))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/left",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/left",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dialogues !== undefined){
let data60 = data.dialogues;
if(Array.isArray(data60)){
const len7 = data60.length;
for(let i7=0; i7<len7; i7++){
if(!(obj9(data60[i7], {instancePath:instancePath+"/dialogues/" + i7,parentData:data60,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dialogues",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.consents !== undefined){
let data62 = data.consents;
if(Array.isArray(data62)){
const len8 = data62.length;
for(let i8=0; i8<len8; i8++){
if(!(obj9(data62[i8], {instancePath:instancePath+"/consents/" + i8,parentData:data62,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patientSignatures !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"false schema",params:{}});errors++;
}
if(data.coverage !== undefined){
let data65 = data.coverage;
if(Array.isArray(data65)){
const len9 = data65.length;
for(let i9=0; i9<len9; i9++){
let data66 = data65[i9];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9,keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data66.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key6 in data66){
if(!(((key6 === "coverage") || (key6 === "authorizationId")) || (key6 === "order"))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data66.coverage !== undefined){
if(!(obj9(data66.coverage, {instancePath:instancePath+"/coverage/" + i9+"/coverage",parentData:data66,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data66.authorizationId !== undefined){
let data68 = data66.authorizationId;
if(typeof data68 === "string"){
if(func1(data68) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data68) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/authorizationId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/authorizationId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data66.order !== undefined){
let data69 = data66.order;
if(!((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69)))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data69 == "number"){
if(data69 < 1 || isNaN(data69)){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reason !== undefined){
let data70 = data.reason;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key7 in data70){
if(!((key7 === "text") || (key7 === "codes"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data70.text !== undefined){
let data71 = data70.text;
if(typeof data71 === "string"){
if(func1(data71) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reason/text",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data70.codes !== undefined){
let data72 = data70.codes;
if(Array.isArray(data72)){
const len10 = data72.length;
for(let i10=0; i10<len10; i10++){
if(!(obj21(data72[i10], {instancePath:instancePath+"/reason/codes/" + i10,parentData:data72,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason/codes",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.missedVisit !== undefined){
let data74 = data.missedVisit;
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
if(data74.outcome === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
for(const key8 in data74){
if(!((((key8 === "outcome") || (key8 === "reason")) || (key8 === "initiator")) || (key8 === "action"))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data74.outcome !== undefined){
if(!(obj36.includes(data74.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit/outcome",keyword:"enum",params:{allowedValues: obj36}});errors++;
}
}
if(data74.reason !== undefined){
if(!(obj21(data74.reason, {instancePath:instancePath+"/missedVisit/reason",parentData:data74,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data74.initiator !== undefined){
if(!(obj39.includes(data74.initiator))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit/initiator",keyword:"enum",params:{allowedValues: obj39}});errors++;
}
}
if(data74.action !== undefined){
if(!(obj21(data74.action, {instancePath:instancePath+"/missedVisit/action",parentData:data74,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.notes !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"false schema",params:{}});errors++;
}
if(data.telehealth !== undefined){
if(!(obj42(data.telehealth, {instancePath:instancePath+"/telehealth",parentData:data,parentDataProperty:"telehealth",rootData}))){
vErrors = vErrors === null ? obj42.errors : vErrors.concat(obj42.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(obj9(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.billing !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/billing",keyword:"false schema",params:{}});errors++;
}
if(data.statusHistory !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/statusHistory",keyword:"false schema",params:{}});errors++;
}
if(data.unitsOverridden !== undefined){
if(typeof data.unitsOverridden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/unitsOverridden",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.unitsReason !== undefined){
let data85 = data.unitsReason;
if(typeof data85 === "string"){
if(func1(data85) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/unitsReason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unitsReason",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Encounter"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"status":{"enum":["Planned","Finished","Cancelled","Unknown","NoShow"]},"visitStatus":{"enum":["Show","NoShow","Cancelled"]},"documentationType":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"mode":{"enum":["InPerson","Telehealth"]},"subject":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/time-period.js"},"serviceDate":{"type":"string","format":"date"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"minutes":{"type":"integer","minimum":0,"maximum":10080},"breaks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"reason":{"type":"string","maxLength":500}},"required":["start","end"]}},"increments":{"type":"integer","minimum":0,"maximum":1000},"units":{"type":"number","minimum":0,"maximum":10000},"location":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]}},"required":["kind"]},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/participant.js"},"minItems":1},"diagnoses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"condition":{"x-shared":"generated/validators/shared/reference.js"},"rank":{"type":"integer","minimum":1},"code":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["condition","rank"]}},"problems":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"carePlanActivities":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"problemId":{"type":"string","minLength":1,"maxLength":64},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"interventionId":{"type":"string","minLength":1,"maxLength":64},"minutes":{"type":"integer","minimum":0,"maximum":10080},"rating":{"enum":["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"]}},"required":["carePlan","goalId"]}},"withdrawnActivities":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"problemId":{"type":"string","minLength":1,"maxLength":64},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"interventionId":{"type":"string","minLength":1,"maxLength":64}},"required":["carePlan","goalId"]}},"visitStatusOverrides":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Show","NoShow","Cancelled"]},"reason":{"type":"string","maxLength":500},"minutes":{"type":"integer","minimum":0,"maximum":10080},"arrived":{"type":"string","format":"date-time"},"left":{"type":"string","format":"date-time"}},"required":["patient","status"]}},"dialogues":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"consents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"patientSignatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"coverage":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1}},"required":["coverage","order"]}},"reason":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"string","maxLength":1000},"codes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}}}},"missedVisit":{"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["NoShow","Cancelled"]},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"initiator":{"enum":["Patient","Provider","Payer","System"]},"action":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["outcome"]},"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"telehealth":{"x-shared":"generated/validators/shared/telehealth.js"},"group":{"x-shared":"generated/validators/shared/reference.js"},"billing":{"type":"object","additionalProperties":false,"properties":{"hold":{"type":"boolean"},"exportedAt":{"type":"string","format":"date-time"},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]}}},"statusHistory":{"type":"array","items":{"x-shared":"generated/validators/shared/status-change.js"}},"unitsOverridden":{"type":"boolean"},"unitsReason":{"type":"string","maxLength":500}},"required":["id","resourceType","partition","display","meta","status","visitStatus","documentationType","mode","subject","serviceDate","timezone","participants"]};
const formats10 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj92 = ["Pending","Success","Failed","Warning","Hold"];
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.visitStatus === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visitStatus"}});errors++;
}
if(data.documentationType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "documentationType"}});errors++;
}
if(data.mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mode"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.serviceDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "serviceDate"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.participants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "participants"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats10.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Encounter" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Encounter"}});errors++;
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
if(!(obj45(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj45.errors : vErrors.concat(obj45.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.visitStatus !== undefined){
if(!(obj3.includes(data.visitStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatus",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.documentationType !== undefined){
if(!(obj5.includes(data.documentationType))){
(vErrors ??= []).push({instancePath:instancePath+"/documentationType",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj7.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj9(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj9(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.partOf !== undefined){
if(!(obj9(data.partOf, {instancePath:instancePath+"/partOf",parentData:data,parentDataProperty:"partOf",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.appointment !== undefined){
if(!(obj9(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj9(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.program !== undefined){
if(!(obj9(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.serviceType !== undefined){
if(!(obj9(data.serviceType, {instancePath:instancePath+"/serviceType",parentData:data,parentDataProperty:"serviceType",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined){
if(!(obj16(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj16.errors : vErrors.concat(obj16.errors);
errors = vErrors.length;
}
}
if(data.serviceDate !== undefined){
let data19 = data.serviceDate;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
if(!(obj17(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.minutes !== undefined){
let data21 = data.minutes;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 > 10080 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.breaks !== undefined){
let data22 = data.breaks;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data23.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key1 in data23){
if(!(((key1 === "start") || (key1 === "end")) || (key1 === "reason"))){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data23.start !== undefined){
let data24 = data23.start;
if(typeof data24 === "string"){
if(!(formats2.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.end !== undefined){
let data25 = data23.end;
if(typeof data25 === "string"){
if(!(formats2.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data23.reason !== undefined){
let data26 = data23.reason;
if(typeof data26 === "string"){
if(func1(data26) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/breaks",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.increments !== undefined){
let data27 = data.increments;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data27 == "number"){
if(data27 > 1000 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data27 < 0 || isNaN(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.units !== undefined){
let data28 = data.units;
if(typeof data28 == "number"){
if(data28 > 10000 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"maximum",params:{comparison: "<=", limit: 10000}});errors++;
}
if(data28 < 0 || isNaN(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.location !== undefined){
let data29 = data.location;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key2 in data29){
if(!((key2 === "location") || (key2 === "kind"))){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data29.location !== undefined){
if(!(obj9(data29.location, {instancePath:instancePath+"/location/location",parentData:data29,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data29.kind !== undefined){
if(!(obj19.includes(data29.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/location/kind",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.placeOfService !== undefined){
if(!(obj21(data.placeOfService, {instancePath:instancePath+"/placeOfService",parentData:data,parentDataProperty:"placeOfService",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.participants !== undefined){
let data33 = data.participants;
if(Array.isArray(data33)){
if(data33.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
if(!(obj22(data33[i2], {instancePath:instancePath+"/participants/" + i2,parentData:data33,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.diagnoses !== undefined){
let data35 = data.diagnoses;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.condition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"required",params:{missingProperty: "condition"}});errors++;
}
if(data36.rank === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"required",params:{missingProperty: "rank"}});errors++;
}
for(const key3 in data36){
if(!(((key3 === "condition") || (key3 === "rank")) || (key3 === "code"))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data36.condition !== undefined){
if(!(obj9(data36.condition, {instancePath:instancePath+"/diagnoses/" + i3+"/condition",parentData:data36,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data36.rank !== undefined){
let data38 = data36.rank;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data36.code !== undefined){
if(!(obj21(data36.code, {instancePath:instancePath+"/diagnoses/" + i3+"/code",parentData:data36,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/diagnoses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.problems !== undefined){
let data40 = data.problems;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
if(!(obj9(data40[i4], {instancePath:instancePath+"/problems/" + i4,parentData:data40,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.carePlanActivities !== undefined){
let data42 = data.carePlanActivities;
if(Array.isArray(data42)){
const len5 = data42.length;
for(let i5=0; i5<len5; i5++){
let data43 = data42[i5];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.carePlan === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data43.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
for(const key4 in data43){
if(!(((((((key4 === "carePlan") || (key4 === "problemId")) || (key4 === "goalId")) || (key4 === "objectiveId")) || (key4 === "interventionId")) || (key4 === "minutes")) || (key4 === "rating"))){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data43.carePlan !== undefined){
if(!(obj9(data43.carePlan, {instancePath:instancePath+"/carePlanActivities/" + i5+"/carePlan",parentData:data43,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data43.problemId !== undefined){
let data45 = data43.problemId;
if(typeof data45 === "string"){
if(func1(data45) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/problemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data45) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/problemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/problemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.goalId !== undefined){
let data46 = data43.goalId;
if(typeof data46 === "string"){
if(func1(data46) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data46) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.objectiveId !== undefined){
let data47 = data43.objectiveId;
if(typeof data47 === "string"){
if(func1(data47) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data47) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.interventionId !== undefined){
let data48 = data43.interventionId;
if(typeof data48 === "string"){
if(func1(data48) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/interventionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/interventionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/interventionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data43.minutes !== undefined){
let data49 = data43.minutes;
if(!((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data49 == "number"){
if(data49 > 10080 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data49 < 0 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data43.rating !== undefined){
if(!(obj27.includes(data43.rating))){
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5+"/rating",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities/" + i5,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/carePlanActivities",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.withdrawnActivities !== undefined){
let data51 = data.withdrawnActivities;
if(Array.isArray(data51)){
const len6 = data51.length;
for(let i6=0; i6<len6; i6++){
let data52 = data51[i6];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.carePlan === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6,keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data52.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
for(const key5 in data52){
if(!(((((key5 === "carePlan") || (key5 === "problemId")) || (key5 === "goalId")) || (key5 === "objectiveId")) || (key5 === "interventionId"))){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data52.carePlan !== undefined){
if(!(obj9(data52.carePlan, {instancePath:instancePath+"/withdrawnActivities/" + i6+"/carePlan",parentData:data52,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data52.problemId !== undefined){
let data54 = data52.problemId;
if(typeof data54 === "string"){
if(func1(data54) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/problemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data54) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/problemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/problemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data52.goalId !== undefined){
let data55 = data52.goalId;
if(typeof data55 === "string"){
if(func1(data55) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data55) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data52.objectiveId !== undefined){
let data56 = data52.objectiveId;
if(typeof data56 === "string"){
if(func1(data56) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data56) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data52.interventionId !== undefined){
let data57 = data52.interventionId;
if(typeof data57 === "string"){
if(func1(data57) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/interventionId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data57) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/interventionId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6+"/interventionId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities/" + i6,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnActivities",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.visitStatusOverrides !== undefined){
let data58 = data.visitStatusOverrides;
if(Array.isArray(data58)){
const len7 = data58.length;
for(let i7=0; i7<len7; i7++){
let data59 = data58[i7];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data59.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key6 in data59){
if(!((((((key6 === "patient") || (key6 === "status")) || (key6 === "reason")) || (key6 === "minutes")) || (key6 === "arrived")) || (key6 === "left"))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data59.patient !== undefined){
if(!(obj9(data59.patient, {instancePath:instancePath+"/visitStatusOverrides/" + i7+"/patient",parentData:data59,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data59.status !== undefined){
if(!(obj3.includes(data59.status))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data59.reason !== undefined){
let data62 = data59.reason;
if(typeof data62 === "string"){
if(func1(data62) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data59.minutes !== undefined){
let data63 = data59.minutes;
if(!((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63)))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data63 == "number"){
if(data63 > 10080 || isNaN(data63)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data63 < 0 || isNaN(data63)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data59.arrived !== undefined){
let data64 = data59.arrived;
if(typeof data64 === "string"){
if(!(formats2.validate(data64))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/arrived",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/arrived",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data59.left !== undefined){
let data65 = data59.left;
if(typeof data65 === "string"){
if(!(formats2.validate(data65))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/left",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7+"/left",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i7,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dialogues !== undefined){
let data66 = data.dialogues;
if(Array.isArray(data66)){
const len8 = data66.length;
for(let i8=0; i8<len8; i8++){
if(!(obj9(data66[i8], {instancePath:instancePath+"/dialogues/" + i8,parentData:data66,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dialogues",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.consents !== undefined){
let data68 = data.consents;
if(Array.isArray(data68)){
const len9 = data68.length;
for(let i9=0; i9<len9; i9++){
if(!(obj9(data68[i9], {instancePath:instancePath+"/consents/" + i9,parentData:data68,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patientSignatures !== undefined){
let data70 = data.patientSignatures;
if(Array.isArray(data70)){
const len10 = data70.length;
for(let i10=0; i10<len10; i10++){
if(!(obj80(data70[i10], {instancePath:instancePath+"/patientSignatures/" + i10,parentData:data70,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? obj80.errors : vErrors.concat(obj80.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.coverage !== undefined){
let data72 = data.coverage;
if(Array.isArray(data72)){
const len11 = data72.length;
for(let i11=0; i11<len11; i11++){
let data73 = data72[i11];
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11,keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data73.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key7 in data73){
if(!(((key7 === "coverage") || (key7 === "authorizationId")) || (key7 === "order"))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11,keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data73.coverage !== undefined){
if(!(obj9(data73.coverage, {instancePath:instancePath+"/coverage/" + i11+"/coverage",parentData:data73,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data73.authorizationId !== undefined){
let data75 = data73.authorizationId;
if(typeof data75 === "string"){
if(func1(data75) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11+"/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data75) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11+"/authorizationId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11+"/authorizationId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data73.order !== undefined){
let data76 = data73.order;
if(!((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76)))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data76 == "number"){
if(data76 < 1 || isNaN(data76)){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i11,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reason !== undefined){
let data77 = data.reason;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key8 in data77){
if(!((key8 === "text") || (key8 === "codes"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data77.text !== undefined){
let data78 = data77.text;
if(typeof data78 === "string"){
if(func1(data78) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reason/text",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data77.codes !== undefined){
let data79 = data77.codes;
if(Array.isArray(data79)){
const len12 = data79.length;
for(let i12=0; i12<len12; i12++){
if(!(obj21(data79[i12], {instancePath:instancePath+"/reason/codes/" + i12,parentData:data79,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason/codes",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.missedVisit !== undefined){
let data81 = data.missedVisit;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.outcome === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
for(const key9 in data81){
if(!((((key9 === "outcome") || (key9 === "reason")) || (key9 === "initiator")) || (key9 === "action"))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data81.outcome !== undefined){
if(!(obj36.includes(data81.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit/outcome",keyword:"enum",params:{allowedValues: obj36}});errors++;
}
}
if(data81.reason !== undefined){
if(!(obj21(data81.reason, {instancePath:instancePath+"/missedVisit/reason",parentData:data81,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data81.initiator !== undefined){
if(!(obj39.includes(data81.initiator))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit/initiator",keyword:"enum",params:{allowedValues: obj39}});errors++;
}
}
if(data81.action !== undefined){
if(!(obj21(data81.action, {instancePath:instancePath+"/missedVisit/action",parentData:data81,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.notes !== undefined){
let data86 = data.notes;
if(Array.isArray(data86)){
const len13 = data86.length;
for(let i13=0; i13<len13; i13++){
if(!(obj9(data86[i13], {instancePath:instancePath+"/notes/" + i13,parentData:data86,parentDataProperty:i13,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.telehealth !== undefined){
if(!(obj42(data.telehealth, {instancePath:instancePath+"/telehealth",parentData:data,parentDataProperty:"telehealth",rootData}))){
vErrors = vErrors === null ? obj42.errors : vErrors.concat(obj42.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(obj9(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.billing !== undefined){
let data90 = data.billing;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
for(const key10 in data90){
if(!(((key10 === "hold") || (key10 === "exportedAt")) || (key10 === "result"))){
(vErrors ??= []).push({instancePath:instancePath+"/billing",keyword:"additionalProperties",params:{additionalProperty: key10}});errors++;
}
}
if(data90.hold !== undefined){
if(typeof data90.hold !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/billing/hold",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data90.exportedAt !== undefined){
let data92 = data90.exportedAt;
if(typeof data92 === "string"){
if(!(formats2.validate(data92))){
(vErrors ??= []).push({instancePath:instancePath+"/billing/exportedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/billing/exportedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data90.result !== undefined){
if(!(obj92.includes(data90.result))){
(vErrors ??= []).push({instancePath:instancePath+"/billing/result",keyword:"enum",params:{allowedValues: obj92}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/billing",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.statusHistory !== undefined){
let data94 = data.statusHistory;
if(Array.isArray(data94)){
const len14 = data94.length;
for(let i14=0; i14<len14; i14++){
if(!(obj94(data94[i14], {instancePath:instancePath+"/statusHistory/" + i14,parentData:data94,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? obj94.errors : vErrors.concat(obj94.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statusHistory",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.unitsOverridden !== undefined){
if(typeof data.unitsOverridden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/unitsOverridden",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.unitsReason !== undefined){
let data97 = data.unitsReason;
if(typeof data97 === "string"){
if(func1(data97) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/unitsReason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/unitsReason",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
