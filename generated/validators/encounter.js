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
import { validate as obj79 } from './shared/signature.js'
import { validate as obj9 } from './shared/reference.js'
import { validate as obj93 } from './shared/status-change.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Encounter"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"status":{"enum":["Planned","Finished","Cancelled","Unknown","NoShow"]},"visitStatus":{"enum":["Show","NoShow","Cancelled"]},"documentationType":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"mode":{"enum":["InPerson","Telehealth"]},"subject":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/time-period.js"},"serviceDate":{"type":"string","format":"date"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"minutes":{"type":"integer","minimum":0,"maximum":10080},"breaks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"reason":{"type":"string","maxLength":500}},"required":["start","end"]}},"increments":{"type":"integer","minimum":0,"maximum":1000},"units":{"type":"number","minimum":0,"maximum":10000},"location":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]}},"required":["kind"]},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/participant.js"},"minItems":1},"diagnoses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"condition":{"x-shared":"generated/validators/shared/reference.js"},"rank":{"type":"integer","minimum":1},"code":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["condition","rank"]}},"problems":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"carePlanActivities":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"problemId":{"type":"string","minLength":1,"maxLength":64},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"interventionId":{"type":"string","minLength":1,"maxLength":64},"minutes":{"type":"integer","minimum":0,"maximum":10080},"rating":{"enum":["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"]}},"required":["carePlan","goalId"]}},"visitStatusOverrides":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Show","NoShow","Cancelled"]},"reason":{"type":"string","maxLength":500},"minutes":{"type":"integer","minimum":0,"maximum":10080},"arrived":{"type":"string","format":"date-time"},"left":{"type":"string","format":"date-time"}},"required":["patient","status"]}},"dialogues":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"consents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"patientSignatures":false,"coverage":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1}},"required":["coverage","order"]}},"reason":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"string","maxLength":1000},"codes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}}},"required":[]},"missedVisit":{"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["NoShow","Cancelled"]},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"initiator":{"enum":["Patient","Provider","Payer","System"]},"action":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["outcome"]},"notes":false,"telehealth":{"x-shared":"generated/validators/shared/telehealth.js"},"group":{"x-shared":"generated/validators/shared/reference.js"},"billing":false,"statusHistory":false,"unitsOverridden":{"type":"boolean"},"unitsReason":{"type":"string","maxLength":500}},"required":["status","visitStatus","documentationType","mode","subject","serviceDate","timezone","participants"]};
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
if(data.visitStatusOverrides !== undefined){
let data51 = data.visitStatusOverrides;
if(Array.isArray(data51)){
const len6 = data51.length;
for(let i6=0; i6<len6; i6++){
let data52 = data51[i6];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data52.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key5 in data52){
if(!((((((key5 === "patient") || (key5 === "status")) || (key5 === "reason")) || (key5 === "minutes")) || (key5 === "arrived")) || (key5 === "left"))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data52.patient !== undefined){
if(!(obj9(data52.patient, {instancePath:instancePath+"/visitStatusOverrides/" + i6+"/patient",parentData:data52,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data52.status !== undefined){
if(!(obj3.includes(data52.status))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data52.reason !== undefined){
let data55 = data52.reason;
if(typeof data55 === "string"){
if(func1(data55) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data52.minutes !== undefined){
let data56 = data52.minutes;
if(!((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56)))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data56 == "number"){
if(data56 > 10080 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data56 < 0 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data52.arrived !== undefined){
let data57 = data52.arrived;
if(typeof data57 === "string"){
if(!(formats2.validate(data57))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/arrived",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/arrived",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data52.left !== undefined){
let data58 = data52.left;
if(typeof data58 === "string"){
if(!(formats2.validate(data58))){
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
let data59 = data.dialogues;
if(Array.isArray(data59)){
const len7 = data59.length;
for(let i7=0; i7<len7; i7++){
if(!(obj9(data59[i7], {instancePath:instancePath+"/dialogues/" + i7,parentData:data59,parentDataProperty:i7,rootData}))){
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
let data61 = data.consents;
if(Array.isArray(data61)){
const len8 = data61.length;
for(let i8=0; i8<len8; i8++){
if(!(obj9(data61[i8], {instancePath:instancePath+"/consents/" + i8,parentData:data61,parentDataProperty:i8,rootData}))){
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
let data64 = data.coverage;
if(Array.isArray(data64)){
const len9 = data64.length;
for(let i9=0; i9<len9; i9++){
let data65 = data64[i9];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9,keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data65.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key6 in data65){
if(!(((key6 === "coverage") || (key6 === "authorizationId")) || (key6 === "order"))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data65.coverage !== undefined){
if(!(obj9(data65.coverage, {instancePath:instancePath+"/coverage/" + i9+"/coverage",parentData:data65,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data65.authorizationId !== undefined){
let data67 = data65.authorizationId;
if(typeof data67 === "string"){
if(func1(data67) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data67) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/authorizationId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/authorizationId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data65.order !== undefined){
let data68 = data65.order;
if(!((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68)))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i9+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data68 == "number"){
if(data68 < 1 || isNaN(data68)){
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
let data69 = data.reason;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
for(const key7 in data69){
if(!((key7 === "text") || (key7 === "codes"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data69.text !== undefined){
let data70 = data69.text;
if(typeof data70 === "string"){
if(func1(data70) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reason/text",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data69.codes !== undefined){
let data71 = data69.codes;
if(Array.isArray(data71)){
const len10 = data71.length;
for(let i10=0; i10<len10; i10++){
if(!(obj21(data71[i10], {instancePath:instancePath+"/reason/codes/" + i10,parentData:data71,parentDataProperty:i10,rootData}))){
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
let data73 = data.missedVisit;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.outcome === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
for(const key8 in data73){
if(!((((key8 === "outcome") || (key8 === "reason")) || (key8 === "initiator")) || (key8 === "action"))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data73.outcome !== undefined){
if(!(obj36.includes(data73.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit/outcome",keyword:"enum",params:{allowedValues: obj36}});errors++;
}
}
if(data73.reason !== undefined){
if(!(obj21(data73.reason, {instancePath:instancePath+"/missedVisit/reason",parentData:data73,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data73.initiator !== undefined){
if(!(obj39.includes(data73.initiator))){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisit/initiator",keyword:"enum",params:{allowedValues: obj39}});errors++;
}
}
if(data73.action !== undefined){
if(!(obj21(data73.action, {instancePath:instancePath+"/missedVisit/action",parentData:data73,parentDataProperty:"action",rootData}))){
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
let data84 = data.unitsReason;
if(typeof data84 === "string"){
if(func1(data84) > 500){
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Encounter"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"status":{"enum":["Planned","Finished","Cancelled","Unknown","NoShow"]},"visitStatus":{"enum":["Show","NoShow","Cancelled"]},"documentationType":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"mode":{"enum":["InPerson","Telehealth"]},"subject":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"partOf":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/time-period.js"},"serviceDate":{"type":"string","format":"date"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"minutes":{"type":"integer","minimum":0,"maximum":10080},"breaks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"reason":{"type":"string","maxLength":500}},"required":["start","end"]}},"increments":{"type":"integer","minimum":0,"maximum":1000},"units":{"type":"number","minimum":0,"maximum":10000},"location":{"type":"object","additionalProperties":false,"properties":{"location":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]}},"required":["kind"]},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"participants":{"type":"array","items":{"x-shared":"generated/validators/shared/participant.js"},"minItems":1},"diagnoses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"condition":{"x-shared":"generated/validators/shared/reference.js"},"rank":{"type":"integer","minimum":1},"code":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["condition","rank"]}},"problems":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"carePlanActivities":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"problemId":{"type":"string","minLength":1,"maxLength":64},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64},"interventionId":{"type":"string","minLength":1,"maxLength":64},"minutes":{"type":"integer","minimum":0,"maximum":10080},"rating":{"enum":["MuchWorse","Worse","NoChange","Improved","MuchImproved","Met"]}},"required":["carePlan","goalId"]}},"visitStatusOverrides":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Show","NoShow","Cancelled"]},"reason":{"type":"string","maxLength":500},"minutes":{"type":"integer","minimum":0,"maximum":10080},"arrived":{"type":"string","format":"date-time"},"left":{"type":"string","format":"date-time"}},"required":["patient","status"]}},"dialogues":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"consents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"patientSignatures":{"type":"array","items":{"x-shared":"generated/validators/shared/signature.js"}},"coverage":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1}},"required":["coverage","order"]}},"reason":{"type":"object","additionalProperties":false,"properties":{"text":{"type":"string","maxLength":1000},"codes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}}}},"missedVisit":{"type":"object","additionalProperties":false,"properties":{"outcome":{"enum":["NoShow","Cancelled"]},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"initiator":{"enum":["Patient","Provider","Payer","System"]},"action":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["outcome"]},"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"telehealth":{"x-shared":"generated/validators/shared/telehealth.js"},"group":{"x-shared":"generated/validators/shared/reference.js"},"billing":{"type":"object","additionalProperties":false,"properties":{"hold":{"type":"boolean"},"exportedAt":{"type":"string","format":"date-time"},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]}}},"statusHistory":{"type":"array","items":{"x-shared":"generated/validators/shared/status-change.js"}},"unitsOverridden":{"type":"boolean"},"unitsReason":{"type":"string","maxLength":500}},"required":["id","resourceType","partition","display","meta","status","visitStatus","documentationType","mode","subject","serviceDate","timezone","participants"]};
const formats10 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj91 = ["Pending","Success","Failed","Warning","Hold"];
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
if(data.visitStatusOverrides !== undefined){
let data51 = data.visitStatusOverrides;
if(Array.isArray(data51)){
const len6 = data51.length;
for(let i6=0; i6<len6; i6++){
let data52 = data51[i6];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data52.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key5 in data52){
if(!((((((key5 === "patient") || (key5 === "status")) || (key5 === "reason")) || (key5 === "minutes")) || (key5 === "arrived")) || (key5 === "left"))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data52.patient !== undefined){
if(!(obj9(data52.patient, {instancePath:instancePath+"/visitStatusOverrides/" + i6+"/patient",parentData:data52,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data52.status !== undefined){
if(!(obj3.includes(data52.status))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data52.reason !== undefined){
let data55 = data52.reason;
if(typeof data55 === "string"){
if(func1(data55) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data52.minutes !== undefined){
let data56 = data52.minutes;
if(!((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56)))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data56 == "number"){
if(data56 > 10080 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data56 < 0 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data52.arrived !== undefined){
let data57 = data52.arrived;
if(typeof data57 === "string"){
if(!(formats2.validate(data57))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/arrived",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatusOverrides/" + i6+"/arrived",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data52.left !== undefined){
let data58 = data52.left;
if(typeof data58 === "string"){
if(!(formats2.validate(data58))){
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
let data59 = data.dialogues;
if(Array.isArray(data59)){
const len7 = data59.length;
for(let i7=0; i7<len7; i7++){
if(!(obj9(data59[i7], {instancePath:instancePath+"/dialogues/" + i7,parentData:data59,parentDataProperty:i7,rootData}))){
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
let data61 = data.consents;
if(Array.isArray(data61)){
const len8 = data61.length;
for(let i8=0; i8<len8; i8++){
if(!(obj9(data61[i8], {instancePath:instancePath+"/consents/" + i8,parentData:data61,parentDataProperty:i8,rootData}))){
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
let data63 = data.patientSignatures;
if(Array.isArray(data63)){
const len9 = data63.length;
for(let i9=0; i9<len9; i9++){
if(!(obj79(data63[i9], {instancePath:instancePath+"/patientSignatures/" + i9,parentData:data63,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj79.errors : vErrors.concat(obj79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignatures",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.coverage !== undefined){
let data65 = data.coverage;
if(Array.isArray(data65)){
const len10 = data65.length;
for(let i10=0; i10<len10; i10++){
let data66 = data65[i10];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10,keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data66.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key6 in data66){
if(!(((key6 === "coverage") || (key6 === "authorizationId")) || (key6 === "order"))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10,keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data66.coverage !== undefined){
if(!(obj9(data66.coverage, {instancePath:instancePath+"/coverage/" + i10+"/coverage",parentData:data66,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data66.authorizationId !== undefined){
let data68 = data66.authorizationId;
if(typeof data68 === "string"){
if(func1(data68) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10+"/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data68) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10+"/authorizationId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10+"/authorizationId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data66.order !== undefined){
let data69 = data66.order;
if(!((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69)))){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data69 == "number"){
if(data69 < 1 || isNaN(data69)){
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/coverage/" + i10,keyword:"type",params:{type: "object"}});errors++;
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
const len11 = data72.length;
for(let i11=0; i11<len11; i11++){
if(!(obj21(data72[i11], {instancePath:instancePath+"/reason/codes/" + i11,parentData:data72,parentDataProperty:i11,rootData}))){
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
let data79 = data.notes;
if(Array.isArray(data79)){
const len12 = data79.length;
for(let i12=0; i12<len12; i12++){
if(!(obj9(data79[i12], {instancePath:instancePath+"/notes/" + i12,parentData:data79,parentDataProperty:i12,rootData}))){
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
let data83 = data.billing;
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
for(const key9 in data83){
if(!(((key9 === "hold") || (key9 === "exportedAt")) || (key9 === "result"))){
(vErrors ??= []).push({instancePath:instancePath+"/billing",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data83.hold !== undefined){
if(typeof data83.hold !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/billing/hold",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data83.exportedAt !== undefined){
let data85 = data83.exportedAt;
if(typeof data85 === "string"){
if(!(formats2.validate(data85))){
(vErrors ??= []).push({instancePath:instancePath+"/billing/exportedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/billing/exportedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data83.result !== undefined){
if(!(obj91.includes(data83.result))){
(vErrors ??= []).push({instancePath:instancePath+"/billing/result",keyword:"enum",params:{allowedValues: obj91}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/billing",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.statusHistory !== undefined){
let data87 = data.statusHistory;
if(Array.isArray(data87)){
const len13 = data87.length;
for(let i13=0; i13<len13; i13++){
if(!(obj93(data87[i13], {instancePath:instancePath+"/statusHistory/" + i13,parentData:data87,parentDataProperty:i13,rootData}))){
vErrors = vErrors === null ? obj93.errors : vErrors.concat(obj93.errors);
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
let data90 = data.unitsReason;
if(typeof data90 === "string"){
if(func1(data90) > 500){
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
