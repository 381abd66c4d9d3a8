// Generated from schemas/resources/appointment.json by npm run generate. Edits are lost.
import { equal as func7 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj12 } from './shared/address.js'
import { validate as obj13 } from './shared/coded-value.js'
import { validate as obj18 } from './shared/attendee.js'
import { validate as obj22 } from './shared/cancellation.js'
import { validate as obj26 } from './shared/money.js'
import { validate as obj3 } from './shared/time-zone.js'
import { validate as obj38 } from './shared/meta.js'
import { validate as obj59 } from './shared/recurrence.js'
import { validate as obj6 } from './shared/reference.js'
import { validate as obj80 } from './shared/waitlist-attempt.js'
import { validate as obj85 } from './shared/acceptance.js'
import { validate as obj86 } from './shared/status-change.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Appointment"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"status":{"enum":["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"]},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"duration":{"type":"integer","minimum":0,"maximum":10080},"allDay":{"type":"boolean"},"isGroup":{"type":"boolean"},"kind":{"enum":["Visit","Intake","Meeting","Block","TimeOff","Travel","Reminder"]},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"serviceLocation":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"address":{"x-shared":"generated/validators/shared/address.js"},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"telehealthUrl":{"type":"string","format":"uri","maxLength":2000}},"required":["kind"]},"mode":{"enum":["InPerson","Telehealth"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"schedule":{"x-shared":"generated/validators/shared/reference.js"},"attendees":{"type":"array","items":{"x-shared":"generated/validators/shared/attendee.js"}},"group":{"x-shared":"generated/validators/shared/reference.js"},"created":false,"missedVisitServiceCode":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"description":{"type":"string","maxLength":20000},"patientInstructions":{"type":"string","maxLength":2000},"recurrence":false,"series":false,"resources":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"cancellation":{"x-shared":"generated/validators/shared/cancellation.js"},"noShow":{"type":"object","additionalProperties":false,"properties":{"action":{"x-shared":"generated/validators/shared/coded-value.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"contacted":{"type":"boolean"}},"required":["action"]},"checkIn":{"type":"object","additionalProperties":false,"properties":{"arrivedAt":{"type":"string","format":"date-time"},"checkedInAt":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"insuranceVerified":{"type":"boolean"},"addressVerified":{"type":"boolean"},"consentsVerified":{"type":"boolean"},"copayCollected":{"x-shared":"generated/validators/shared/money.js"}},"required":[]},"reminders":false,"waitlist":{"type":"object","additionalProperties":false,"properties":{"priority":{"enum":["Low","Normal","High","Urgent"]},"since":false,"earliest":{"type":"string","format":"date"},"latest":{"type":"string","format":"date"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"timeOfDay":{"type":"array","items":{"enum":["Morning","Afternoon","Evening"]},"uniqueItems":true},"practitioners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"notes":{"type":"string","maxLength":2000},"agedToldAt":false,"attempts":false},"required":[]},"encounter":false,"authorization":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64}},"required":["coverage","authorizationId"]},"rescheduledFrom":{"x-shared":"generated/validators/shared/reference.js"},"copay":{"x-shared":"generated/validators/shared/money.js"},"tooFewToldAt":false,"acceptance":false,"statusHistory":false},"required":["status","timezone","duration","isGroup","owner"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"];
const obj4 = ["Visit","Intake","Meeting","Block","TimeOff","Travel","Reminder"];
const obj10 = ["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"];
const obj14 = ["InPerson","Telehealth"];
const obj27 = ["Low","Normal","High","Urgent"];
const obj29 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const obj31 = ["Morning","Afternoon","Evening"];
const formats0 = formats["date-time"];
const formats4 = formats.uri;
const formats10 = formats.date;
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
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"false schema",params:{}});errors++;
}
if(data.resources !== undefined){
let data37 = data.resources;
if(Array.isArray(data37)){
const len2 = data37.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data37[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data37,parentDataProperty:i2,rootData}))){
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
if(!(obj22(data.cancellation, {instancePath:instancePath+"/cancellation",parentData:data,parentDataProperty:"cancellation",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.noShow !== undefined){
let data40 = data.noShow;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.action === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"required",params:{missingProperty: "action"}});errors++;
}
for(const key2 in data40){
if(!(((key2 === "action") || (key2 === "note")) || (key2 === "contacted"))){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data40.action !== undefined){
if(!(obj13(data40.action, {instancePath:instancePath+"/noShow/action",parentData:data40,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data40.note !== undefined){
if(!(obj6(data40.note, {instancePath:instancePath+"/noShow/note",parentData:data40,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data40.contacted !== undefined){
if(typeof data40.contacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noShow/contacted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.checkIn !== undefined){
let data44 = data.checkIn;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key3 in data44){
if(!(((((((key3 === "arrivedAt") || (key3 === "checkedInAt")) || (key3 === "by")) || (key3 === "insuranceVerified")) || (key3 === "addressVerified")) || (key3 === "consentsVerified")) || (key3 === "copayCollected"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data44.arrivedAt !== undefined){
let data45 = data44.arrivedAt;
if(typeof data45 === "string"){
if(!(formats0.validate(data45))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data44.checkedInAt !== undefined){
let data46 = data44.checkedInAt;
if(typeof data46 === "string"){
if(!(formats0.validate(data46))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data44.by !== undefined){
if(!(obj6(data44.by, {instancePath:instancePath+"/checkIn/by",parentData:data44,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data44.insuranceVerified !== undefined){
if(typeof data44.insuranceVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/insuranceVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data44.addressVerified !== undefined){
if(typeof data44.addressVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/addressVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data44.consentsVerified !== undefined){
if(typeof data44.consentsVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/consentsVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data44.copayCollected !== undefined){
if(!(obj26(data44.copayCollected, {instancePath:instancePath+"/checkIn/copayCollected",parentData:data44,parentDataProperty:"copayCollected",rootData}))){
vErrors = vErrors === null ? obj26.errors : vErrors.concat(obj26.errors);
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
let data53 = data.waitlist;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key4 in data53){
if(!(func0.call(schema0.properties.waitlist.properties, key4))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data53.priority !== undefined){
if(!(obj27.includes(data53.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/priority",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
if(data53.since !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/since",keyword:"false schema",params:{}});errors++;
}
if(data53.earliest !== undefined){
let data56 = data53.earliest;
if(typeof data56 === "string"){
if(!(formats10.validate(data56))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.latest !== undefined){
let data57 = data53.latest;
if(typeof data57 === "string"){
if(!(formats10.validate(data57))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.weekdays !== undefined){
let data58 = data53.weekdays;
if(Array.isArray(data58)){
const len3 = data58.length;
for(let i3=0; i3<len3; i3++){
if(!(obj29.includes(data58[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays/" + i3,keyword:"enum",params:{allowedValues: obj29}});errors++;
}
}
let i4 = data58.length;
let j0;
if(i4 > 1){
outer0:
for(;i4--;){
for(j0 = i4; j0--;){
if(func7(data58[i4], data58[j0])){
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
if(data53.timeOfDay !== undefined){
let data60 = data53.timeOfDay;
if(Array.isArray(data60)){
const len4 = data60.length;
for(let i5=0; i5<len4; i5++){
if(!(obj31.includes(data60[i5]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay/" + i5,keyword:"enum",params:{allowedValues: obj31}});errors++;
}
}
let i6 = data60.length;
let j1;
if(i6 > 1){
outer1:
for(;i6--;){
for(j1 = i6; j1--;){
if(func7(data60[i6], data60[j1])){
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
if(data53.practitioners !== undefined){
let data62 = data53.practitioners;
if(Array.isArray(data62)){
const len5 = data62.length;
for(let i7=0; i7<len5; i7++){
if(!(obj6(data62[i7], {instancePath:instancePath+"/waitlist/practitioners/" + i7,parentData:data62,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/practitioners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data53.notes !== undefined){
let data64 = data53.notes;
if(typeof data64 === "string"){
if(func1(data64) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.agedToldAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/agedToldAt",keyword:"false schema",params:{}});errors++;
}
if(data53.attempts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/attempts",keyword:"false schema",params:{}});errors++;
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
let data68 = data.authorization;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data68.authorizationId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "authorizationId"}});errors++;
}
for(const key5 in data68){
if(!((key5 === "coverage") || (key5 === "authorizationId"))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data68.coverage !== undefined){
if(!(obj6(data68.coverage, {instancePath:instancePath+"/authorization/coverage",parentData:data68,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data68.authorizationId !== undefined){
let data70 = data68.authorizationId;
if(typeof data70 === "string"){
if(func1(data70) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data70) < 1){
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
if(!(obj26(data.copay, {instancePath:instancePath+"/copay",parentData:data,parentDataProperty:"copay",rootData}))){
vErrors = vErrors === null ? obj26.errors : vErrors.concat(obj26.errors);
errors = vErrors.length;
}
}
if(data.tooFewToldAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tooFewToldAt",keyword:"false schema",params:{}});errors++;
}
if(data.acceptance !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/acceptance",keyword:"false schema",params:{}});errors++;
}
if(data.statusHistory !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/statusHistory",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Appointment"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"status":{"enum":["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"]},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"duration":{"type":"integer","minimum":0,"maximum":10080},"allDay":{"type":"boolean"},"isGroup":{"type":"boolean"},"kind":{"enum":["Visit","Intake","Meeting","Block","TimeOff","Travel","Reminder"]},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"program":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"serviceLocation":{"type":"object","additionalProperties":false,"properties":{"kind":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"address":{"x-shared":"generated/validators/shared/address.js"},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"telehealthUrl":{"type":"string","format":"uri","maxLength":2000}},"required":["kind"]},"mode":{"enum":["InPerson","Telehealth"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"schedule":{"x-shared":"generated/validators/shared/reference.js"},"attendees":{"type":"array","items":{"x-shared":"generated/validators/shared/attendee.js"}},"group":{"x-shared":"generated/validators/shared/reference.js"},"created":{"type":"string","format":"date-time"},"missedVisitServiceCode":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"description":{"type":"string","maxLength":20000},"patientInstructions":{"type":"string","maxLength":2000},"recurrence":{"x-shared":"generated/validators/shared/recurrence.js"},"series":{"type":"object","additionalProperties":false,"properties":{"master":{"x-shared":"generated/validators/shared/reference.js"},"index":{"type":"integer","minimum":0},"originalStart":{"type":"string","format":"date-time"},"changedByHand":{"type":"boolean"}},"required":["master","index","originalStart"]},"resources":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"cancellation":{"x-shared":"generated/validators/shared/cancellation.js"},"noShow":{"type":"object","additionalProperties":false,"properties":{"action":{"x-shared":"generated/validators/shared/coded-value.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"contacted":{"type":"boolean"}},"required":["action"]},"checkIn":{"type":"object","additionalProperties":false,"properties":{"arrivedAt":{"type":"string","format":"date-time"},"checkedInAt":{"type":"string","format":"date-time"},"by":{"x-shared":"generated/validators/shared/reference.js"},"insuranceVerified":{"type":"boolean"},"addressVerified":{"type":"boolean"},"consentsVerified":{"type":"boolean"},"copayCollected":{"x-shared":"generated/validators/shared/money.js"}}},"reminders":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"at":{"type":"string","format":"date-time"},"channel":{"enum":["InApp","Email","Sms"]},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"attendee":{"type":"string","maxLength":64},"start":{"type":"string","format":"date-time"},"trouble":{"enum":["NotReached","Refused","NotChosen","NoAddress","NotSetUp","QuietHours","OfferEnded"]}},"required":["at","channel","result"]}},"waitlist":{"type":"object","additionalProperties":false,"properties":{"priority":{"enum":["Low","Normal","High","Urgent"]},"since":{"type":"string","format":"date-time"},"earliest":{"type":"string","format":"date"},"latest":{"type":"string","format":"date"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"timeOfDay":{"type":"array","items":{"enum":["Morning","Afternoon","Evening"]},"uniqueItems":true},"practitioners":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"notes":{"type":"string","maxLength":2000},"agedToldAt":{"type":"string","format":"date-time"},"attempts":{"type":"array","maxItems":100,"items":{"x-shared":"generated/validators/shared/waitlist-attempt.js"}}}},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"authorization":{"type":"object","additionalProperties":false,"properties":{"coverage":{"x-shared":"generated/validators/shared/reference.js"},"authorizationId":{"type":"string","minLength":1,"maxLength":64}},"required":["coverage","authorizationId"]},"rescheduledFrom":{"x-shared":"generated/validators/shared/reference.js"},"copay":{"x-shared":"generated/validators/shared/money.js"},"tooFewToldAt":{"type":"string","format":"date-time"},"acceptance":{"x-shared":"generated/validators/shared/acceptance.js"},"statusHistory":{"type":"array","items":{"x-shared":"generated/validators/shared/status-change.js"}}},"required":["id","resourceType","partition","display","meta","status","timezone","duration","isGroup","kind","mode","owner","created"]};
const formats14 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj67 = ["InApp","Email","Sms"];
const obj69 = ["Pending","Success","Failed","Warning","Hold"];
const obj71 = ["NotReached","Refused","NotChosen","NoAddress","NotSetUp","QuietHours","OfferEnded"];
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
if(!(formats14.test(data0))){
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
if(!(obj38(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj38.errors : vErrors.concat(obj38.errors);
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
if(!(obj59(data.recurrence, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData}))){
vErrors = vErrors === null ? obj59.errors : vErrors.concat(obj59.errors);
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
if(!((((key2 === "master") || (key2 === "index")) || (key2 === "originalStart")) || (key2 === "changedByHand"))){
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
if(data36.changedByHand !== undefined){
if(typeof data36.changedByHand !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/series/changedByHand",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/series",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.resources !== undefined){
let data41 = data.resources;
if(Array.isArray(data41)){
const len2 = data41.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data41[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data41,parentDataProperty:i2,rootData}))){
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
if(!(obj22(data.cancellation, {instancePath:instancePath+"/cancellation",parentData:data,parentDataProperty:"cancellation",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.noShow !== undefined){
let data44 = data.noShow;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.action === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"required",params:{missingProperty: "action"}});errors++;
}
for(const key3 in data44){
if(!(((key3 === "action") || (key3 === "note")) || (key3 === "contacted"))){
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data44.action !== undefined){
if(!(obj13(data44.action, {instancePath:instancePath+"/noShow/action",parentData:data44,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data44.note !== undefined){
if(!(obj6(data44.note, {instancePath:instancePath+"/noShow/note",parentData:data44,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data44.contacted !== undefined){
if(typeof data44.contacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/noShow/contacted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noShow",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.checkIn !== undefined){
let data48 = data.checkIn;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key4 in data48){
if(!(((((((key4 === "arrivedAt") || (key4 === "checkedInAt")) || (key4 === "by")) || (key4 === "insuranceVerified")) || (key4 === "addressVerified")) || (key4 === "consentsVerified")) || (key4 === "copayCollected"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data48.arrivedAt !== undefined){
let data49 = data48.arrivedAt;
if(typeof data49 === "string"){
if(!(formats0.validate(data49))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/arrivedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data48.checkedInAt !== undefined){
let data50 = data48.checkedInAt;
if(typeof data50 === "string"){
if(!(formats0.validate(data50))){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/checkedInAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data48.by !== undefined){
if(!(obj6(data48.by, {instancePath:instancePath+"/checkIn/by",parentData:data48,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data48.insuranceVerified !== undefined){
if(typeof data48.insuranceVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/insuranceVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data48.addressVerified !== undefined){
if(typeof data48.addressVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/addressVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data48.consentsVerified !== undefined){
if(typeof data48.consentsVerified !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checkIn/consentsVerified",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data48.copayCollected !== undefined){
if(!(obj26(data48.copayCollected, {instancePath:instancePath+"/checkIn/copayCollected",parentData:data48,parentDataProperty:"copayCollected",rootData}))){
vErrors = vErrors === null ? obj26.errors : vErrors.concat(obj26.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkIn",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.reminders !== undefined){
let data56 = data.reminders;
if(Array.isArray(data56)){
const len3 = data56.length;
for(let i3=0; i3<len3; i3++){
let data57 = data56[i3];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data57.channel === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"required",params:{missingProperty: "channel"}});errors++;
}
if(data57.result === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"required",params:{missingProperty: "result"}});errors++;
}
for(const key5 in data57){
if(!((((((key5 === "at") || (key5 === "channel")) || (key5 === "result")) || (key5 === "attendee")) || (key5 === "start")) || (key5 === "trouble"))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data57.at !== undefined){
let data58 = data57.at;
if(typeof data58 === "string"){
if(!(formats0.validate(data58))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data57.channel !== undefined){
if(!(obj67.includes(data57.channel))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/channel",keyword:"enum",params:{allowedValues: obj67}});errors++;
}
}
if(data57.result !== undefined){
if(!(obj69.includes(data57.result))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/result",keyword:"enum",params:{allowedValues: obj69}});errors++;
}
}
if(data57.attendee !== undefined){
let data61 = data57.attendee;
if(typeof data61 === "string"){
if(func1(data61) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/attendee",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/attendee",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data57.start !== undefined){
let data62 = data57.start;
if(typeof data62 === "string"){
if(!(formats0.validate(data62))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data57.trouble !== undefined){
if(!(obj71.includes(data57.trouble))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i3+"/trouble",keyword:"enum",params:{allowedValues: obj71}});errors++;
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
let data64 = data.waitlist;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const key6 in data64){
if(!(func0.call(schema1.properties.waitlist.properties, key6))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data64.priority !== undefined){
if(!(obj27.includes(data64.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/priority",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
if(data64.since !== undefined){
let data66 = data64.since;
if(typeof data66 === "string"){
if(!(formats0.validate(data66))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/since",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/since",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.earliest !== undefined){
let data67 = data64.earliest;
if(typeof data67 === "string"){
if(!(formats10.validate(data67))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/earliest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.latest !== undefined){
let data68 = data64.latest;
if(typeof data68 === "string"){
if(!(formats10.validate(data68))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/latest",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.weekdays !== undefined){
let data69 = data64.weekdays;
if(Array.isArray(data69)){
const len4 = data69.length;
for(let i4=0; i4<len4; i4++){
if(!(obj29.includes(data69[i4]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/weekdays/" + i4,keyword:"enum",params:{allowedValues: obj29}});errors++;
}
}
let i5 = data69.length;
let j0;
if(i5 > 1){
outer0:
for(;i5--;){
for(j0 = i5; j0--;){
if(func7(data69[i5], data69[j0])){
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
if(data64.timeOfDay !== undefined){
let data71 = data64.timeOfDay;
if(Array.isArray(data71)){
const len5 = data71.length;
for(let i6=0; i6<len5; i6++){
if(!(obj31.includes(data71[i6]))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/timeOfDay/" + i6,keyword:"enum",params:{allowedValues: obj31}});errors++;
}
}
let i7 = data71.length;
let j1;
if(i7 > 1){
outer1:
for(;i7--;){
for(j1 = i7; j1--;){
if(func7(data71[i7], data71[j1])){
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
if(data64.practitioners !== undefined){
let data73 = data64.practitioners;
if(Array.isArray(data73)){
const len6 = data73.length;
for(let i8=0; i8<len6; i8++){
if(!(obj6(data73[i8], {instancePath:instancePath+"/waitlist/practitioners/" + i8,parentData:data73,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/practitioners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data64.notes !== undefined){
let data75 = data64.notes;
if(typeof data75 === "string"){
if(func1(data75) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.agedToldAt !== undefined){
let data76 = data64.agedToldAt;
if(typeof data76 === "string"){
if(!(formats0.validate(data76))){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/agedToldAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/agedToldAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data64.attempts !== undefined){
let data77 = data64.attempts;
if(Array.isArray(data77)){
if(data77.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/attempts",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len7 = data77.length;
for(let i9=0; i9<len7; i9++){
if(!(obj80(data77[i9], {instancePath:instancePath+"/waitlist/attempts/" + i9,parentData:data77,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj80.errors : vErrors.concat(obj80.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/waitlist/attempts",keyword:"type",params:{type: "array"}});errors++;
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
let data80 = data.authorization;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.coverage === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "coverage"}});errors++;
}
if(data80.authorizationId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"required",params:{missingProperty: "authorizationId"}});errors++;
}
for(const key7 in data80){
if(!((key7 === "coverage") || (key7 === "authorizationId"))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data80.coverage !== undefined){
if(!(obj6(data80.coverage, {instancePath:instancePath+"/authorization/coverage",parentData:data80,parentDataProperty:"coverage",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data80.authorizationId !== undefined){
let data82 = data80.authorizationId;
if(typeof data82 === "string"){
if(func1(data82) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/authorization/authorizationId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data82) < 1){
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
if(!(obj26(data.copay, {instancePath:instancePath+"/copay",parentData:data,parentDataProperty:"copay",rootData}))){
vErrors = vErrors === null ? obj26.errors : vErrors.concat(obj26.errors);
errors = vErrors.length;
}
}
if(data.tooFewToldAt !== undefined){
let data85 = data.tooFewToldAt;
if(typeof data85 === "string"){
if(!(formats0.validate(data85))){
(vErrors ??= []).push({instancePath:instancePath+"/tooFewToldAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tooFewToldAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.acceptance !== undefined){
if(!(obj85(data.acceptance, {instancePath:instancePath+"/acceptance",parentData:data,parentDataProperty:"acceptance",rootData}))){
vErrors = vErrors === null ? obj85.errors : vErrors.concat(obj85.errors);
errors = vErrors.length;
}
}
if(data.statusHistory !== undefined){
let data87 = data.statusHistory;
if(Array.isArray(data87)){
const len8 = data87.length;
for(let i10=0; i10<len8; i10++){
if(!(obj86(data87[i10], {instancePath:instancePath+"/statusHistory/" + i10,parentData:data87,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? obj86.errors : vErrors.concat(obj86.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statusHistory",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
