// Generated from schemas/resources/appointment.json by npm run generate. Edits are lost.
import { equal as func6 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj12 } from './shared/address.js'
import { validate as obj13 } from './shared/coded-value.js'
import { validate as obj18 } from './shared/attendee.js'
import { validate as obj23 } from './shared/cancellation.js'
import { validate as obj27 } from './shared/money.js'
import { validate as obj3 } from './shared/time-zone.js'
import { validate as obj39 } from './shared/meta.js'
import { validate as obj6 } from './shared/reference.js'
import { validate as obj60 } from './shared/recurrence.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Appointment"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"status":{"enum":["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"]},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"duration":{"type":"integer","minimum":0,"maximum":10080},"allDay":{"type":"boolean"},"isGroup":{"type":"boolean"},"kind":{"enum":["Visit","Intake","Meeting","Block","TimeOff","Travel","Reminder"]},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"serviceLocation":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"address":{"x-shared":"generated/validators/shared/address.js"},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"telehealthUrl":{"type":"string","format":"uri","maxLength":2000}},"required":["kind"]},"mode":{"enum":["InPerson","Telehealth"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"schedule":{"x-shared":"generated/validators/shared/reference.js"},"attendees":{"type":"array","items":{"x-shared":"generated/validators/shared/attendee.js"}},"group":{"x-shared":"generated/validators/shared/reference.js"},"created":false,"missedVisitServiceCode":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"description":{"type":"string","maxLength":20000},"patientInstructions":{"type":"string","maxLength":2000},"recurrence":false,"series":{"type":"object","additionalProperties":false,"properties":{"master":{"x-shared":"generated/validators/shared/reference.js"},"index":{"type":"integer","minimum":0},"originalStart":{"type":"string","format":"date-time"}},"required":["master","index","originalStart"]},"resources":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"cancellation":{"x-shared":"generated/validators/shared/cancellation.js"},"noShow":{"type":"object","additionalProperties":false,"properties":{"action":{"x-shared":"generated/validators/shared/coded-value.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"contacted":{"type":"boolean"}},"required":["action"]},"checkIn":{"type":"object","additionalProperties":false,"properties":{"arrivedAt":{"type":"string","format":"date-time"},"checkedInAt":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"insuranceVerified":{"type":"boolean"},"addressVerified":{"type":"boolean"},"consentsVerified":{"type":"boolean"},"copayCollected":{"x-shared":"generated/validators/shared/money.js"}},"required":[]},"reminders":false,"waitlist":{"type":"object","additionalProperties":false,"properties":{"priority":{"enum":["Low","Normal","High","Urgent"]},"since":false,"earliest":{"type":"string","format":"date"},"latest":{"type":"string","format":"date"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"timeOfDay":{"type":"array","items":{"enum":["Morning","Afternoon","Evening"]},"uniqueItems":true},"practitioners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"notes":{"type":"string","maxLength":2000}},"required":[]},"encounter":false,"authorization":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64}},"required":["coverage","authorizationId"]},"rescheduledFrom":{"x-shared":"generated/validators/shared/reference.js"},"copay":{"x-shared":"generated/validators/shared/money.js"}},"required":["status","timezone","duration","isGroup","owner"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"];
const obj4 = ["Visit","Intake","Meeting","Block","TimeOff","Travel","Reminder"];
const obj10 = ["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"];
const obj14 = ["InPerson","Telehealth"];
const obj28 = ["Low","Normal","High","Urgent"];
const obj30 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const obj32 = ["Morning","Afternoon","Evening"];
const formats0 = formats["date-time"];
const formats4 = formats.uri;
const formats12 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.duration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duration"}});errors++;
}
if(data.isGroup === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isGroup"}});errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
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
if("Appointment" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Appointment"}});errors++;
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
if(data.start !== undefined){
let data8 = data.start;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data9 = data.end;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
if(!(obj3(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data11 = data.duration;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data11 == "number"){
if(data11 > 10080 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.allDay !== undefined){
if(typeof data.allDay !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allDay",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.isGroup !== undefined){
if(typeof data.isGroup !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isGroup",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj4.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.serviceType !== undefined){
if(!(obj6(data.serviceType, {instancePath:instancePath+"/serviceType",parentData:data,parentDataProperty:"serviceType",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.program !== undefined){
if(!(obj6(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj6(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
if(!(obj6(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.serviceLocation !== undefined){
let data19 = data.serviceLocation;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data19){
if(!((((key1 === "kind") || (key1 === "address")) || (key1 === "placeOfService")) || (key1 === "telehealthUrl"))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data19.kind !== undefined){
if(!(obj10.includes(data19.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/kind",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data19.address !== undefined){
if(!(obj12(data19.address, {instancePath:instancePath+"/serviceLocation/address",parentData:data19,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data19.placeOfService !== undefined){
if(!(obj13(data19.placeOfService, {instancePath:instancePath+"/serviceLocation/placeOfService",parentData:data19,parentDataProperty:"placeOfService",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data19.telehealthUrl !== undefined){
let data23 = data19.telehealthUrl;
if(typeof data23 === "string"){
if(func1(data23) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/telehealthUrl",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats4(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/telehealthUrl",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/telehealthUrl",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj14.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data.owner !== undefined){
if(!(obj6(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.schedule !== undefined){
if(!(obj6(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.attendees !== undefined){
let data27 = data.attendees;
if(Array.isArray(data27)){
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
if(!(obj18(data27[i1], {instancePath:instancePath+"/attendees/" + i1,parentData:data27,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attendees",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.group !== undefined){
if(!(obj6(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.created !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"false schema",params:{}});errors++;
}
if(data.missedVisitServiceCode !== undefined){
if(!(obj6(data.missedVisitServiceCode, {instancePath:instancePath+"/missedVisitServiceCode",parentData:data,parentDataProperty:"missedVisitServiceCode",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data32 = data.title;
if(typeof data32 === "string"){
if(func1(data32) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.description !== undefined){
let data33 = data.description;
if(typeof data33 === "string"){
if(func1(data33) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patientInstructions !== undefined){
let data34 = data.patientInstructions;
if(typeof data34 === "string"){
if(func1(data34) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/patientInstructions",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientInstructions",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.recurrence !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/recurrence",keyword:"false schema",params:{}});errors++;
}
if(data.series !== undefined){
let data36 = data.series;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.master === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"required",params:{missingProperty: "master"}});errors++;
}
if(data36.index === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"required",params:{missingProperty: "index"}});errors++;
}
if(data36.originalStart === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"required",params:{missingProperty: "originalStart"}});errors++;
}
for(const key2 in data36){
if(!(((key2 === "master") || (key2 === "index")) || (key2 === "originalStart"))){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data36.master !== undefined){
if(!(obj6(data36.master, {instancePath:instancePath+"/series/master",parentData:data36,parentDataProperty:"master",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data36.index !== undefined){
let data38 = data36.index;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/series/index",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 < 0 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/series/index",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data36.originalStart !== undefined){
let data39 = data36.originalStart;
if(typeof data39 === "string"){
if(!(formats0.validate(data39))){
(vErrors ??= []).push({instancePath:instancePath+"/series/originalStart",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series/originalStart",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.resources !== undefined){
let data40 = data.resources;
if(Array.isArray(data40)){
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data40[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data40,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.cancellation !== undefined){
if(!(obj23(data.cancellation, {instancePath:instancePath+"/cancellation",parentData:data,parentDataProperty:"cancellation",rootData}))){
vErrors = vErrors === null ? obj23.errors : vErrors.concat(obj23.errors);
errors = vErrors.length;
}
}
if(data.noShow !== undefined){
let data43 = data.noShow;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.action === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"required",params:{missingProperty: "action"}});errors++;
}
for(const key3 in data43){
if(!(((key3 === "action") || (key3 === "note")) || (key3 === "contacted"))){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data43.action !== undefined){
if(!(obj13(data43.action, {instancePath:instancePath+"/noShow/action",parentData:data43,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data43.note !== undefined){
if(!(obj6(data43.note, {instancePath:instancePath+"/noShow/note",parentData:data43,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data43.contacted !== undefined){
if(typeof data43.contacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noShow/contacted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.checkIn !== undefined){
let data47 = data.checkIn;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key4 in data47){
if(!(((((((key4 === "arrivedAt") || (key4 === "checkedInAt")) || (key4 === "by")) || (key4 === "insuranceVerified")) || (key4 === "addressVerified")) || (key4 === "consentsVerified")) || (key4 === "copayCollected"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data47.arrivedAt !== undefined){
let data48 = data47.arrivedAt;
if(typeof data48 === "string"){
if(!(formats0.validate(data48))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data47.checkedInAt !== undefined){
let data49 = data47.checkedInAt;
if(typeof data49 === "string"){
if(!(formats0.validate(data49))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data47.by !== undefined){
if(!(obj6(data47.by, {instancePath:instancePath+"/checkIn/by",parentData:data47,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data47.insuranceVerified !== undefined){
if(typeof data47.insuranceVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/insuranceVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data47.addressVerified !== undefined){
if(typeof data47.addressVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/addressVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data47.consentsVerified !== undefined){
if(typeof data47.consentsVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/consentsVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data47.copayCollected !== undefined){
if(!(obj27(data47.copayCollected, {instancePath:instancePath+"/checkIn/copayCollected",parentData:data47,parentDataProperty:"copayCollected",rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.reminders !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"false schema",params:{}});errors++;
}
if(data.waitlist !== undefined){
let data56 = data.waitlist;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key5 in data56){
if(!((((((((key5 === "priority") || (key5 === "since")) || (key5 === "earliest")) || (key5 === "latest")) || (key5 === "weekdays")) || (key5 === "timeOfDay")) || (key5 === "practitioners")) || (key5 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data56.priority !== undefined){
if(!(obj28.includes(data56.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/priority",keyword:"enum",params:{allowedValues: obj28}});errors++;
}
}
if(data56.since !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/since",keyword:"false schema",params:{}});errors++;
}
if(data56.earliest !== undefined){
let data59 = data56.earliest;
if(typeof data59 === "string"){
if(!(formats12.validate(data59))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data56.latest !== undefined){
let data60 = data56.latest;
if(typeof data60 === "string"){
if(!(formats12.validate(data60))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data56.weekdays !== undefined){
let data61 = data56.weekdays;
if(Array.isArray(data61)){
const len3 = data61.length;
for(let i3=0; i3<len3; i3++){
if(!(obj30.includes(data61[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays/" + i3,keyword:"enum",params:{allowedValues: obj30}});errors++;
}
}
let i4 = data61.length;
let j0;
if(i4 > 1){
outer0:
for(;i4--;){
for(j0 = i4; j0--;){
if(func6(data61[i4], data61[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays",keyword:"uniqueItems",params:{i: i4, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data56.timeOfDay !== undefined){
let data63 = data56.timeOfDay;
if(Array.isArray(data63)){
const len4 = data63.length;
for(let i5=0; i5<len4; i5++){
if(!(obj32.includes(data63[i5]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay/" + i5,keyword:"enum",params:{allowedValues: obj32}});errors++;
}
}
let i6 = data63.length;
let j1;
if(i6 > 1){
outer1:
for(;i6--;){
for(j1 = i6; j1--;){
if(func6(data63[i6], data63[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay",keyword:"uniqueItems",params:{i: i6, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data56.practitioners !== undefined){
let data65 = data56.practitioners;
if(Array.isArray(data65)){
const len5 = data65.length;
for(let i7=0; i7<len5; i7++){
if(!(obj6(data65[i7], {instancePath:instancePath+"/waitlist/practitioners/" + i7,parentData:data65,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/practitioners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data56.notes !== undefined){
let data67 = data56.notes;
if(typeof data67 === "string"){
if(func1(data67) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.encounter !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/encounter",keyword:"false schema",params:{}});errors++;
}
if(data.authorization !== undefined){
let data69 = data.authorization;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data69.authorizationId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "authorizationId"}});errors++;
}
for(const key6 in data69){
if(!((key6 === "coverage") || (key6 === "authorizationId"))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data69.coverage !== undefined){
if(!(obj6(data69.coverage, {instancePath:instancePath+"/authorization/coverage",parentData:data69,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data69.authorizationId !== undefined){
let data71 = data69.authorizationId;
if(typeof data71 === "string"){
if(func1(data71) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data71) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.rescheduledFrom !== undefined){
if(!(obj6(data.rescheduledFrom, {instancePath:instancePath+"/rescheduledFrom",parentData:data,parentDataProperty:"rescheduledFrom",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.copay !== undefined){
if(!(obj27(data.copay, {instancePath:instancePath+"/copay",parentData:data,parentDataProperty:"copay",rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Appointment"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"status":{"enum":["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"]},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"duration":{"type":"integer","minimum":0,"maximum":10080},"allDay":{"type":"boolean"},"isGroup":{"type":"boolean"},"kind":{"enum":["Visit","Intake","Meeting","Block","TimeOff","Travel","Reminder"]},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"serviceLocation":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"address":{"x-shared":"generated/validators/shared/address.js"},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"telehealthUrl":{"type":"string","format":"uri","maxLength":2000}},"required":["kind"]},"mode":{"enum":["InPerson","Telehealth"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"schedule":{"x-shared":"generated/validators/shared/reference.js"},"attendees":{"type":"array","items":{"x-shared":"generated/validators/shared/attendee.js"}},"group":{"x-shared":"generated/validators/shared/reference.js"},"created":{"type":"string","format":"date-time"},"missedVisitServiceCode":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"description":{"type":"string","maxLength":20000},"patientInstructions":{"type":"string","maxLength":2000},"recurrence":{"x-shared":"generated/validators/shared/recurrence.js"},"series":{"type":"object","additionalProperties":false,"properties":{"master":{"x-shared":"generated/validators/shared/reference.js"},"index":{"type":"integer","minimum":0},"originalStart":{"type":"string","format":"date-time"}},"required":["master","index","originalStart"]},"resources":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"cancellation":{"x-shared":"generated/validators/shared/cancellation.js"},"noShow":{"type":"object","additionalProperties":false,"properties":{"action":{"x-shared":"generated/validators/shared/coded-value.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"contacted":{"type":"boolean"}},"required":["action"]},"checkIn":{"type":"object","additionalProperties":false,"properties":{"arrivedAt":{"type":"string","format":"date-time"},"checkedInAt":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"insuranceVerified":{"type":"boolean"},"addressVerified":{"type":"boolean"},"consentsVerified":{"type":"boolean"},"copayCollected":{"x-shared":"generated/validators/shared/money.js"}}},"reminders":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"channel":{"enum":["InApp","Email","Sms"]},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]}},"required":["at","channel","result"]}},"waitlist":{"type":"object","additionalProperties":false,"properties":{"priority":{"enum":["Low","Normal","High","Urgent"]},"since":{"type":"string","format":"date-time"},"earliest":{"type":"string","format":"date"},"latest":{"type":"string","format":"date"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"timeOfDay":{"type":"array","items":{"enum":["Morning","Afternoon","Evening"]},"uniqueItems":true},"practitioners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"notes":{"type":"string","maxLength":2000}}},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"authorization":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64}},"required":["coverage","authorizationId"]},"rescheduledFrom":{"x-shared":"generated/validators/shared/reference.js"},"copay":{"x-shared":"generated/validators/shared/money.js"}},"required":["id","resourceType","partition","display","meta","status","timezone","duration","isGroup","kind","mode","owner","created"]};
const formats16 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj68 = ["InApp","Email","Sms"];
const obj70 = ["Pending","Success","Failed","Warning","Hold"];
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
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.duration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duration"}});errors++;
}
if(data.isGroup === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isGroup"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.mode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mode"}});errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.created === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats16.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Appointment" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Appointment"}});errors++;
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
if(!(obj39(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj39.errors : vErrors.concat(obj39.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.start !== undefined){
let data8 = data.start;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data9 = data.end;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
if(!(obj3(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.duration !== undefined){
let data11 = data.duration;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data11 == "number"){
if(data11 > 10080 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.allDay !== undefined){
if(typeof data.allDay !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allDay",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.isGroup !== undefined){
if(typeof data.isGroup !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isGroup",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj4.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.serviceType !== undefined){
if(!(obj6(data.serviceType, {instancePath:instancePath+"/serviceType",parentData:data,parentDataProperty:"serviceType",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.program !== undefined){
if(!(obj6(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj6(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
if(!(obj6(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.serviceLocation !== undefined){
let data19 = data.serviceLocation;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation",keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key1 in data19){
if(!((((key1 === "kind") || (key1 === "address")) || (key1 === "placeOfService")) || (key1 === "telehealthUrl"))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data19.kind !== undefined){
if(!(obj10.includes(data19.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/kind",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data19.address !== undefined){
if(!(obj12(data19.address, {instancePath:instancePath+"/serviceLocation/address",parentData:data19,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data19.placeOfService !== undefined){
if(!(obj13(data19.placeOfService, {instancePath:instancePath+"/serviceLocation/placeOfService",parentData:data19,parentDataProperty:"placeOfService",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data19.telehealthUrl !== undefined){
let data23 = data19.telehealthUrl;
if(typeof data23 === "string"){
if(func1(data23) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/telehealthUrl",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats4(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/telehealthUrl",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation/telehealthUrl",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceLocation",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj14.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data.owner !== undefined){
if(!(obj6(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.schedule !== undefined){
if(!(obj6(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.attendees !== undefined){
let data27 = data.attendees;
if(Array.isArray(data27)){
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
if(!(obj18(data27[i1], {instancePath:instancePath+"/attendees/" + i1,parentData:data27,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attendees",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.group !== undefined){
if(!(obj6(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.created !== undefined){
let data30 = data.created;
if(typeof data30 === "string"){
if(!(formats0.validate(data30))){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.missedVisitServiceCode !== undefined){
if(!(obj6(data.missedVisitServiceCode, {instancePath:instancePath+"/missedVisitServiceCode",parentData:data,parentDataProperty:"missedVisitServiceCode",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data32 = data.title;
if(typeof data32 === "string"){
if(func1(data32) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.description !== undefined){
let data33 = data.description;
if(typeof data33 === "string"){
if(func1(data33) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patientInstructions !== undefined){
let data34 = data.patientInstructions;
if(typeof data34 === "string"){
if(func1(data34) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/patientInstructions",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientInstructions",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.recurrence !== undefined){
if(!(obj60(data.recurrence, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData}))){
vErrors = vErrors === null ? obj60.errors : vErrors.concat(obj60.errors);
errors = vErrors.length;
}
}
if(data.series !== undefined){
let data36 = data.series;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.master === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"required",params:{missingProperty: "master"}});errors++;
}
if(data36.index === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"required",params:{missingProperty: "index"}});errors++;
}
if(data36.originalStart === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"required",params:{missingProperty: "originalStart"}});errors++;
}
for(const key2 in data36){
if(!(((key2 === "master") || (key2 === "index")) || (key2 === "originalStart"))){
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data36.master !== undefined){
if(!(obj6(data36.master, {instancePath:instancePath+"/series/master",parentData:data36,parentDataProperty:"master",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data36.index !== undefined){
let data38 = data36.index;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/series/index",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 < 0 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/series/index",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data36.originalStart !== undefined){
let data39 = data36.originalStart;
if(typeof data39 === "string"){
if(!(formats0.validate(data39))){
(vErrors ??= []).push({instancePath:instancePath+"/series/originalStart",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series/originalStart",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.resources !== undefined){
let data40 = data.resources;
if(Array.isArray(data40)){
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data40[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data40,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resources",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.cancellation !== undefined){
if(!(obj23(data.cancellation, {instancePath:instancePath+"/cancellation",parentData:data,parentDataProperty:"cancellation",rootData}))){
vErrors = vErrors === null ? obj23.errors : vErrors.concat(obj23.errors);
errors = vErrors.length;
}
}
if(data.noShow !== undefined){
let data43 = data.noShow;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.action === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"required",params:{missingProperty: "action"}});errors++;
}
for(const key3 in data43){
if(!(((key3 === "action") || (key3 === "note")) || (key3 === "contacted"))){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data43.action !== undefined){
if(!(obj13(data43.action, {instancePath:instancePath+"/noShow/action",parentData:data43,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data43.note !== undefined){
if(!(obj6(data43.note, {instancePath:instancePath+"/noShow/note",parentData:data43,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data43.contacted !== undefined){
if(typeof data43.contacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noShow/contacted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.checkIn !== undefined){
let data47 = data.checkIn;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key4 in data47){
if(!(((((((key4 === "arrivedAt") || (key4 === "checkedInAt")) || (key4 === "by")) || (key4 === "insuranceVerified")) || (key4 === "addressVerified")) || (key4 === "consentsVerified")) || (key4 === "copayCollected"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data47.arrivedAt !== undefined){
let data48 = data47.arrivedAt;
if(typeof data48 === "string"){
if(!(formats0.validate(data48))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data47.checkedInAt !== undefined){
let data49 = data47.checkedInAt;
if(typeof data49 === "string"){
if(!(formats0.validate(data49))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data47.by !== undefined){
if(!(obj6(data47.by, {instancePath:instancePath+"/checkIn/by",parentData:data47,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data47.insuranceVerified !== undefined){
if(typeof data47.insuranceVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/insuranceVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data47.addressVerified !== undefined){
if(typeof data47.addressVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/addressVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data47.consentsVerified !== undefined){
if(typeof data47.consentsVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/consentsVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data47.copayCollected !== undefined){
if(!(obj27(data47.copayCollected, {instancePath:instancePath+"/checkIn/copayCollected",parentData:data47,parentDataProperty:"copayCollected",rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.reminders !== undefined){
let data55 = data.reminders;
if(Array.isArray(data55)){
const len3 = data55.length;
for(let i3=0; i3<len3; i3++){
let data56 = data55[i3];
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data56.channel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data56.result === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key5 in data56){
if(!(((key5 === "at") || (key5 === "channel")) || (key5 === "result"))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data56.at !== undefined){
let data57 = data56.at;
if(typeof data57 === "string"){
if(!(formats0.validate(data57))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data56.channel !== undefined){
if(!(obj68.includes(data56.channel))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/channel",keyword:"enum",params:{allowedValues: obj68}});errors++;
}
}
if(data56.result !== undefined){
if(!(obj70.includes(data56.result))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/result",keyword:"enum",params:{allowedValues: obj70}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.waitlist !== undefined){
let data60 = data.waitlist;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
for(const key6 in data60){
if(!((((((((key6 === "priority") || (key6 === "since")) || (key6 === "earliest")) || (key6 === "latest")) || (key6 === "weekdays")) || (key6 === "timeOfDay")) || (key6 === "practitioners")) || (key6 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data60.priority !== undefined){
if(!(obj28.includes(data60.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/priority",keyword:"enum",params:{allowedValues: obj28}});errors++;
}
}
if(data60.since !== undefined){
let data62 = data60.since;
if(typeof data62 === "string"){
if(!(formats0.validate(data62))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/since",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/since",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data60.earliest !== undefined){
let data63 = data60.earliest;
if(typeof data63 === "string"){
if(!(formats12.validate(data63))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data60.latest !== undefined){
let data64 = data60.latest;
if(typeof data64 === "string"){
if(!(formats12.validate(data64))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data60.weekdays !== undefined){
let data65 = data60.weekdays;
if(Array.isArray(data65)){
const len4 = data65.length;
for(let i4=0; i4<len4; i4++){
if(!(obj30.includes(data65[i4]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays/" + i4,keyword:"enum",params:{allowedValues: obj30}});errors++;
}
}
let i5 = data65.length;
let j0;
if(i5 > 1){
outer0:
for(;i5--;){
for(j0 = i5; j0--;){
if(func6(data65[i5], data65[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data60.timeOfDay !== undefined){
let data67 = data60.timeOfDay;
if(Array.isArray(data67)){
const len5 = data67.length;
for(let i6=0; i6<len5; i6++){
if(!(obj32.includes(data67[i6]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay/" + i6,keyword:"enum",params:{allowedValues: obj32}});errors++;
}
}
let i7 = data67.length;
let j1;
if(i7 > 1){
outer1:
for(;i7--;){
for(j1 = i7; j1--;){
if(func6(data67[i7], data67[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay",keyword:"uniqueItems",params:{i: i7, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data60.practitioners !== undefined){
let data69 = data60.practitioners;
if(Array.isArray(data69)){
const len6 = data69.length;
for(let i8=0; i8<len6; i8++){
if(!(obj6(data69[i8], {instancePath:instancePath+"/waitlist/practitioners/" + i8,parentData:data69,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/practitioners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data60.notes !== undefined){
let data71 = data60.notes;
if(typeof data71 === "string"){
if(func1(data71) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.encounter !== undefined){
if(!(obj6(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.authorization !== undefined){
let data73 = data.authorization;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data73.authorizationId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "authorizationId"}});errors++;
}
for(const key7 in data73){
if(!((key7 === "coverage") || (key7 === "authorizationId"))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data73.coverage !== undefined){
if(!(obj6(data73.coverage, {instancePath:instancePath+"/authorization/coverage",parentData:data73,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data73.authorizationId !== undefined){
let data75 = data73.authorizationId;
if(typeof data75 === "string"){
if(func1(data75) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data75) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.rescheduledFrom !== undefined){
if(!(obj6(data.rescheduledFrom, {instancePath:instancePath+"/rescheduledFrom",parentData:data,parentDataProperty:"rescheduledFrom",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.copay !== undefined){
if(!(obj27(data.copay, {instancePath:instancePath+"/copay",parentData:data,parentDataProperty:"copay",rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
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
