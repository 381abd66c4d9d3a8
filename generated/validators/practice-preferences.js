// Generated from schemas/resources/practice-preferences.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/content.js'
import { validate as obj12 } from './shared/time-zone.js'
import { validate as obj17 } from './shared/coded-list-override.js'
import { validate as obj22 } from './shared/color.js'
import { validate as obj24 } from './shared/chart-layout.js'
import { validate as obj25 } from './shared/reference.js'
import { validate as obj27 } from './shared/meta.js'
import { validate as obj5 } from './shared/label-pair.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"PracticePreferences"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"noteSignWarningTimeout":{"type":"integer","minimum":1,"maximum":720},"sessionTimeout":{"type":"integer","minimum":5,"maximum":480},"sessionToSignIncludesWeekends":{"type":"boolean"},"allowMarkAllReview":{"type":"boolean"},"overlappingSessionCheck":{"enum":["Off","Warn","Block"]},"requirePlaceOfService":{"type":"boolean"},"hidePlaceOfService":{"type":"boolean"},"militaryTimeInPrintouts":{"type":"boolean"},"allowNotePrintout":{"type":"boolean"},"filterNoteCategoryByProgram":{"type":"boolean"},"filterDiagnosesByProgram":{"type":"boolean"},"allowNotesFromAppointments":{"type":"boolean"},"appointmentCreation":{"type":"boolean"},"appointmentCancellation":{"type":"boolean"},"reportEmails":{"type":"boolean"},"monthlyUserReportScheduling":{"type":"boolean"},"mobilePatientSignature":{"type":"boolean"},"defaultScribeNoteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"streamlinedStartNote":{"type":"boolean"},"groupNoteAdminEdit":{"type":"boolean"},"labels":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/label-pair.js"},"session":{"x-shared":"generated/validators/shared/label-pair.js"},"location":{"x-shared":"generated/validators/shared/label-pair.js"},"enrollment":{"x-shared":"generated/validators/shared/label-pair.js"},"problem":{"x-shared":"generated/validators/shared/label-pair.js"},"practitioner":{"x-shared":"generated/validators/shared/label-pair.js"}},"required":["patient","session","location","enrollment","problem","practitioner"]},"practiceName":{"type":"string","maxLength":120},"logo":{"x-shared":"generated/validators/shared/content.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"locale":{"type":"string","maxLength":10},"weekStart":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"holidayDates":{"type":"array","items":{"type":"string","format":"date"}},"genderSet":{"enum":["Administrative","Binary","Expanded"]},"codedListOverrides":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-list-override.js"}},"unsignWindowHours":{"type":"integer","minimum":0,"maximum":720},"reopenEpisodeDays":{"type":"integer","minimum":0,"maximum":365},"chatRetentionDays":{"type":"integer","minimum":30,"maximum":3650},"ambientListening":{"type":"boolean"},"audioRetentionDays":{"type":"integer","minimum":0,"maximum":30},"defaultRounding":{"enum":["EightMinute","Midpoint","FullUnit","RoundUp","Exact"]},"missingPlanLink":{"enum":["Off","Warn","Block"]},"passwordPolicy":{"type":"object","additionalProperties":false,"properties":{"minLength":{"type":"integer","minimum":12,"maximum":64},"checkBreached":{"type":"boolean"},"maxAgeDays":{"type":"integer","minimum":1,"maximum":3650}},"required":[]},"mfaRequired":{"type":"boolean"},"ageOfMajority":{"type":"integer","minimum":14,"maximum":21},"minorConsentAges":{"type":"object","additionalProperties":false,"properties":{"mentalHealth":{"type":"integer","minimum":0,"maximum":21},"substanceUse":{"type":"integer","minimum":0,"maximum":21}},"required":[]},"mobileShell":{"type":"boolean"},"announcements":{"type":"boolean"},"themeColors":{"type":"object","additionalProperties":false,"properties":{"light":{"x-shared":"generated/validators/shared/color.js"},"dark":{"x-shared":"generated/validators/shared/color.js"}},"required":[]},"chartLayouts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"role":{"type":"string","maxLength":80},"layout":{"x-shared":"generated/validators/shared/chart-layout.js"}},"required":["role","layout"]},"maxItems":50},"part2Entity":{"type":"boolean"},"defaultNoteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"reminderOffsetsHours":{"type":"array","items":{"type":"integer","minimum":1,"maximum":720},"maxItems":4},"reminderPhone":{"type":"string","maxLength":40},"noShowGraceMinutes":{"type":"integer","minimum":0,"maximum":240},"offerHoldMinutes":{"type":"integer","minimum":5,"maximum":2880},"autoNoShow":{"type":"boolean"},"maxRecurrenceOccurrences":{"type":"integer","minimum":1,"maximum":520},"namesInCalendars":{"type":"boolean"}},"required":["practiceName"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Off","Warn","Block"];
const obj3 = ["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"];
const obj13 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const obj15 = ["Administrative","Binary","Expanded"];
const obj18 = ["EightMinute","Midpoint","FullUnit","RoundUp","Exact"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.practiceName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "practiceName"}});errors++;
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
if("PracticePreferences" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PracticePreferences"}});errors++;
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
if(data.noteSignWarningTimeout !== undefined){
let data7 = data.noteSignWarningTimeout;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/noteSignWarningTimeout",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data7 == "number"){
if(data7 > 720 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/noteSignWarningTimeout",keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/noteSignWarningTimeout",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.sessionTimeout !== undefined){
let data8 = data.sessionTimeout;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeout",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data8 == "number"){
if(data8 > 480 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeout",keyword:"maximum",params:{comparison: "<=", limit: 480}});errors++;
}
if(data8 < 5 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeout",keyword:"minimum",params:{comparison: ">=", limit: 5}});errors++;
}
}
}
if(data.sessionToSignIncludesWeekends !== undefined){
if(typeof data.sessionToSignIncludesWeekends !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionToSignIncludesWeekends",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowMarkAllReview !== undefined){
if(typeof data.allowMarkAllReview !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowMarkAllReview",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.overlappingSessionCheck !== undefined){
if(!(obj1.includes(data.overlappingSessionCheck))){
(vErrors ??= []).push({instancePath:instancePath+"/overlappingSessionCheck",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.requirePlaceOfService !== undefined){
if(typeof data.requirePlaceOfService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requirePlaceOfService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hidePlaceOfService !== undefined){
if(typeof data.hidePlaceOfService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hidePlaceOfService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.militaryTimeInPrintouts !== undefined){
if(typeof data.militaryTimeInPrintouts !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/militaryTimeInPrintouts",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowNotePrintout !== undefined){
if(typeof data.allowNotePrintout !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowNotePrintout",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filterNoteCategoryByProgram !== undefined){
if(typeof data.filterNoteCategoryByProgram !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filterNoteCategoryByProgram",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filterDiagnosesByProgram !== undefined){
if(typeof data.filterDiagnosesByProgram !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filterDiagnosesByProgram",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowNotesFromAppointments !== undefined){
if(typeof data.allowNotesFromAppointments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowNotesFromAppointments",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.appointmentCreation !== undefined){
if(typeof data.appointmentCreation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/appointmentCreation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.appointmentCancellation !== undefined){
if(typeof data.appointmentCancellation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/appointmentCancellation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.reportEmails !== undefined){
if(typeof data.reportEmails !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reportEmails",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.monthlyUserReportScheduling !== undefined){
if(typeof data.monthlyUserReportScheduling !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/monthlyUserReportScheduling",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.mobilePatientSignature !== undefined){
if(typeof data.mobilePatientSignature !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mobilePatientSignature",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.defaultScribeNoteFormat !== undefined){
if(!(obj3.includes(data.defaultScribeNoteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultScribeNoteFormat",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.streamlinedStartNote !== undefined){
if(typeof data.streamlinedStartNote !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/streamlinedStartNote",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.groupNoteAdminEdit !== undefined){
if(typeof data.groupNoteAdminEdit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/groupNoteAdminEdit",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.labels !== undefined){
let data27 = data.labels;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data27.session === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "session"}});errors++;
}
if(data27.location === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "location"}});errors++;
}
if(data27.enrollment === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "enrollment"}});errors++;
}
if(data27.problem === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "problem"}});errors++;
}
if(data27.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
for(const key1 in data27){
if(!((((((key1 === "patient") || (key1 === "session")) || (key1 === "location")) || (key1 === "enrollment")) || (key1 === "problem")) || (key1 === "practitioner"))){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data27.patient !== undefined){
if(!(obj5(data27.patient, {instancePath:instancePath+"/labels/patient",parentData:data27,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.session !== undefined){
if(!(obj5(data27.session, {instancePath:instancePath+"/labels/session",parentData:data27,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.location !== undefined){
if(!(obj5(data27.location, {instancePath:instancePath+"/labels/location",parentData:data27,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.enrollment !== undefined){
if(!(obj5(data27.enrollment, {instancePath:instancePath+"/labels/enrollment",parentData:data27,parentDataProperty:"enrollment",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.problem !== undefined){
if(!(obj5(data27.problem, {instancePath:instancePath+"/labels/problem",parentData:data27,parentDataProperty:"problem",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.practitioner !== undefined){
if(!(obj5(data27.practitioner, {instancePath:instancePath+"/labels/practitioner",parentData:data27,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.practiceName !== undefined){
let data34 = data.practiceName;
if(typeof data34 === "string"){
if(func1(data34) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/practiceName",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/practiceName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.logo !== undefined){
if(!(obj11(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(obj12(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
let data37 = data.locale;
if(typeof data37 === "string"){
if(func1(data37) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.weekStart !== undefined){
if(!(obj13.includes(data.weekStart))){
(vErrors ??= []).push({instancePath:instancePath+"/weekStart",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data.holidayDates !== undefined){
let data39 = data.holidayDates;
if(Array.isArray(data39)){
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
let data40 = data39[i1];
if(typeof data40 === "string"){
if(!(formats0.validate(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/holidayDates/" + i1,keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/holidayDates/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/holidayDates",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.genderSet !== undefined){
if(!(obj15.includes(data.genderSet))){
(vErrors ??= []).push({instancePath:instancePath+"/genderSet",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data.codedListOverrides !== undefined){
let data42 = data.codedListOverrides;
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
if(!(obj17(data42[i2], {instancePath:instancePath+"/codedListOverrides/" + i2,parentData:data42,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedListOverrides",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.unsignWindowHours !== undefined){
let data44 = data.unsignWindowHours;
if(!((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44)))){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data44 == "number"){
if(data44 > 720 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data44 < 0 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.reopenEpisodeDays !== undefined){
let data45 = data.reopenEpisodeDays;
if(!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))){
(vErrors ??= []).push({instancePath:instancePath+"/reopenEpisodeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data45 == "number"){
if(data45 > 365 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/reopenEpisodeDays",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data45 < 0 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/reopenEpisodeDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.chatRetentionDays !== undefined){
let data46 = data.chatRetentionDays;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/chatRetentionDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data46 == "number"){
if(data46 > 3650 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/chatRetentionDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data46 < 30 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/chatRetentionDays",keyword:"minimum",params:{comparison: ">=", limit: 30}});errors++;
}
}
}
if(data.ambientListening !== undefined){
if(typeof data.ambientListening !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/ambientListening",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.audioRetentionDays !== undefined){
let data48 = data.audioRetentionDays;
if(!((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48)))){
(vErrors ??= []).push({instancePath:instancePath+"/audioRetentionDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data48 == "number"){
if(data48 > 30 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/audioRetentionDays",keyword:"maximum",params:{comparison: "<=", limit: 30}});errors++;
}
if(data48 < 0 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/audioRetentionDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.defaultRounding !== undefined){
if(!(obj18.includes(data.defaultRounding))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultRounding",keyword:"enum",params:{allowedValues: obj18}});errors++;
}
}
if(data.missingPlanLink !== undefined){
if(!(obj1.includes(data.missingPlanLink))){
(vErrors ??= []).push({instancePath:instancePath+"/missingPlanLink",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.passwordPolicy !== undefined){
let data51 = data.passwordPolicy;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key2 in data51){
if(!(((key2 === "minLength") || (key2 === "checkBreached")) || (key2 === "maxAgeDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data51.minLength !== undefined){
let data52 = data51.minLength;
if(!((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52)))){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/minLength",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data52 == "number"){
if(data52 > 64 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/minLength",keyword:"maximum",params:{comparison: "<=", limit: 64}});errors++;
}
if(data52 < 12 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/minLength",keyword:"minimum",params:{comparison: ">=", limit: 12}});errors++;
}
}
}
if(data51.checkBreached !== undefined){
if(typeof data51.checkBreached !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/checkBreached",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data51.maxAgeDays !== undefined){
let data54 = data51.maxAgeDays;
if(!((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54)))){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/maxAgeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data54 == "number"){
if(data54 > 3650 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/maxAgeDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data54 < 1 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/maxAgeDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.mfaRequired !== undefined){
if(typeof data.mfaRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mfaRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.ageOfMajority !== undefined){
let data56 = data.ageOfMajority;
if(!((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56)))){
(vErrors ??= []).push({instancePath:instancePath+"/ageOfMajority",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data56 == "number"){
if(data56 > 21 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/ageOfMajority",keyword:"maximum",params:{comparison: "<=", limit: 21}});errors++;
}
if(data56 < 14 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/ageOfMajority",keyword:"minimum",params:{comparison: ">=", limit: 14}});errors++;
}
}
}
if(data.minorConsentAges !== undefined){
let data57 = data.minorConsentAges;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key3 in data57){
if(!((key3 === "mentalHealth") || (key3 === "substanceUse"))){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data57.mentalHealth !== undefined){
let data58 = data57.mentalHealth;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/mentalHealth",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data58 == "number"){
if(data58 > 21 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/mentalHealth",keyword:"maximum",params:{comparison: "<=", limit: 21}});errors++;
}
if(data58 < 0 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/mentalHealth",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data57.substanceUse !== undefined){
let data59 = data57.substanceUse;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/substanceUse",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data59 == "number"){
if(data59 > 21 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/substanceUse",keyword:"maximum",params:{comparison: "<=", limit: 21}});errors++;
}
if(data59 < 0 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/substanceUse",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.mobileShell !== undefined){
if(typeof data.mobileShell !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mobileShell",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.announcements !== undefined){
if(typeof data.announcements !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/announcements",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.themeColors !== undefined){
let data62 = data.themeColors;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key4 in data62){
if(!((key4 === "light") || (key4 === "dark"))){
(vErrors ??= []).push({instancePath:instancePath+"/themeColors",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data62.light !== undefined){
if(!(obj22(data62.light, {instancePath:instancePath+"/themeColors/light",parentData:data62,parentDataProperty:"light",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data62.dark !== undefined){
if(!(obj22(data62.dark, {instancePath:instancePath+"/themeColors/dark",parentData:data62,parentDataProperty:"dark",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/themeColors",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.chartLayouts !== undefined){
let data65 = data.chartLayouts;
if(Array.isArray(data65)){
if(data65.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len3 = data65.length;
for(let i3=0; i3<len3; i3++){
let data66 = data65[i3];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data66.layout === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"required",params:{missingProperty: "layout"}});errors++;
}
for(const key5 in data66){
if(!((key5 === "role") || (key5 === "layout"))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data66.role !== undefined){
let data67 = data66.role;
if(typeof data67 === "string"){
if(func1(data67) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3+"/role",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3+"/role",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data66.layout !== undefined){
if(!(obj24(data66.layout, {instancePath:instancePath+"/chartLayouts/" + i3+"/layout",parentData:data66,parentDataProperty:"layout",rootData}))){
vErrors = vErrors === null ? obj24.errors : vErrors.concat(obj24.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.part2Entity !== undefined){
if(typeof data.part2Entity !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/part2Entity",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.defaultNoteRules !== undefined){
let data70 = data.defaultNoteRules;
if(Array.isArray(data70)){
const len4 = data70.length;
for(let i4=0; i4<len4; i4++){
if(!(obj25(data70[i4], {instancePath:instancePath+"/defaultNoteRules/" + i4,parentData:data70,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/defaultNoteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reminderOffsetsHours !== undefined){
let data72 = data.reminderOffsetsHours;
if(Array.isArray(data72)){
if(data72.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours",keyword:"maxItems",params:{limit: 4}});errors++;
}
const len5 = data72.length;
for(let i5=0; i5<len5; i5++){
let data73 = data72[i5];
if(!((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73)))){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours/" + i5,keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data73 == "number"){
if(data73 > 720 || isNaN(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours/" + i5,keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data73 < 1 || isNaN(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours/" + i5,keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reminderPhone !== undefined){
let data74 = data.reminderPhone;
if(typeof data74 === "string"){
if(func1(data74) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/reminderPhone",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminderPhone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.noShowGraceMinutes !== undefined){
let data75 = data.noShowGraceMinutes;
if(!((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75)))){
(vErrors ??= []).push({instancePath:instancePath+"/noShowGraceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data75 == "number"){
if(data75 > 240 || isNaN(data75)){
(vErrors ??= []).push({instancePath:instancePath+"/noShowGraceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data75 < 0 || isNaN(data75)){
(vErrors ??= []).push({instancePath:instancePath+"/noShowGraceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.offerHoldMinutes !== undefined){
let data76 = data.offerHoldMinutes;
if(!((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76)))){
(vErrors ??= []).push({instancePath:instancePath+"/offerHoldMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data76 == "number"){
if(data76 > 2880 || isNaN(data76)){
(vErrors ??= []).push({instancePath:instancePath+"/offerHoldMinutes",keyword:"maximum",params:{comparison: "<=", limit: 2880}});errors++;
}
if(data76 < 5 || isNaN(data76)){
(vErrors ??= []).push({instancePath:instancePath+"/offerHoldMinutes",keyword:"minimum",params:{comparison: ">=", limit: 5}});errors++;
}
}
}
if(data.autoNoShow !== undefined){
if(typeof data.autoNoShow !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/autoNoShow",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.maxRecurrenceOccurrences !== undefined){
let data78 = data.maxRecurrenceOccurrences;
if(!((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxRecurrenceOccurrences",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data78 == "number"){
if(data78 > 520 || isNaN(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/maxRecurrenceOccurrences",keyword:"maximum",params:{comparison: "<=", limit: 520}});errors++;
}
if(data78 < 1 || isNaN(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/maxRecurrenceOccurrences",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.namesInCalendars !== undefined){
if(typeof data.namesInCalendars !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/namesInCalendars",keyword:"type",params:{type: "boolean"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"PracticePreferences"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"noteSignWarningTimeout":{"type":"integer","minimum":1,"maximum":720},"sessionTimeout":{"type":"integer","minimum":5,"maximum":480},"sessionToSignIncludesWeekends":{"type":"boolean"},"allowMarkAllReview":{"type":"boolean"},"overlappingSessionCheck":{"enum":["Off","Warn","Block"]},"requirePlaceOfService":{"type":"boolean"},"hidePlaceOfService":{"type":"boolean"},"militaryTimeInPrintouts":{"type":"boolean"},"allowNotePrintout":{"type":"boolean"},"filterNoteCategoryByProgram":{"type":"boolean"},"filterDiagnosesByProgram":{"type":"boolean"},"allowNotesFromAppointments":{"type":"boolean"},"appointmentCreation":{"type":"boolean"},"appointmentCancellation":{"type":"boolean"},"reportEmails":{"type":"boolean"},"monthlyUserReportScheduling":{"type":"boolean"},"mobilePatientSignature":{"type":"boolean"},"defaultScribeNoteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"streamlinedStartNote":{"type":"boolean"},"groupNoteAdminEdit":{"type":"boolean"},"labels":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/label-pair.js"},"session":{"x-shared":"generated/validators/shared/label-pair.js"},"location":{"x-shared":"generated/validators/shared/label-pair.js"},"enrollment":{"x-shared":"generated/validators/shared/label-pair.js"},"problem":{"x-shared":"generated/validators/shared/label-pair.js"},"practitioner":{"x-shared":"generated/validators/shared/label-pair.js"}},"required":["patient","session","location","enrollment","problem","practitioner"]},"practiceName":{"type":"string","maxLength":120},"logo":{"x-shared":"generated/validators/shared/content.js"},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"},"locale":{"type":"string","maxLength":10},"weekStart":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"holidayDates":{"type":"array","items":{"type":"string","format":"date"}},"genderSet":{"enum":["Administrative","Binary","Expanded"]},"codedListOverrides":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-list-override.js"}},"unsignWindowHours":{"type":"integer","minimum":0,"maximum":720},"reopenEpisodeDays":{"type":"integer","minimum":0,"maximum":365},"chatRetentionDays":{"type":"integer","minimum":30,"maximum":3650},"ambientListening":{"type":"boolean"},"audioRetentionDays":{"type":"integer","minimum":0,"maximum":30},"defaultRounding":{"enum":["EightMinute","Midpoint","FullUnit","RoundUp","Exact"]},"missingPlanLink":{"enum":["Off","Warn","Block"]},"passwordPolicy":{"type":"object","additionalProperties":false,"properties":{"minLength":{"type":"integer","minimum":12,"maximum":64},"checkBreached":{"type":"boolean"},"maxAgeDays":{"type":"integer","minimum":1,"maximum":3650}}},"mfaRequired":{"type":"boolean"},"ageOfMajority":{"type":"integer","minimum":14,"maximum":21},"minorConsentAges":{"type":"object","additionalProperties":false,"properties":{"mentalHealth":{"type":"integer","minimum":0,"maximum":21},"substanceUse":{"type":"integer","minimum":0,"maximum":21}}},"mobileShell":{"type":"boolean"},"announcements":{"type":"boolean"},"themeColors":{"type":"object","additionalProperties":false,"properties":{"light":{"x-shared":"generated/validators/shared/color.js"},"dark":{"x-shared":"generated/validators/shared/color.js"}}},"chartLayouts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"role":{"type":"string","maxLength":80},"layout":{"x-shared":"generated/validators/shared/chart-layout.js"}},"required":["role","layout"]},"maxItems":50},"part2Entity":{"type":"boolean"},"defaultNoteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"reminderOffsetsHours":{"type":"array","items":{"type":"integer","minimum":1,"maximum":720},"maxItems":4},"reminderPhone":{"type":"string","maxLength":40},"noShowGraceMinutes":{"type":"integer","minimum":0,"maximum":240},"offerHoldMinutes":{"type":"integer","minimum":5,"maximum":2880},"autoNoShow":{"type":"boolean"},"maxRecurrenceOccurrences":{"type":"integer","minimum":1,"maximum":520},"namesInCalendars":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","noteSignWarningTimeout","sessionTimeout","sessionToSignIncludesWeekends","allowMarkAllReview","overlappingSessionCheck","requirePlaceOfService","hidePlaceOfService","militaryTimeInPrintouts","allowNotePrintout","filterNoteCategoryByProgram","filterDiagnosesByProgram","allowNotesFromAppointments","appointmentCreation","appointmentCancellation","reportEmails","monthlyUserReportScheduling","mobilePatientSignature","defaultScribeNoteFormat","streamlinedStartNote","groupNoteAdminEdit","labels","practiceName","timezone","locale","weekStart","holidayDates","genderSet","codedListOverrides","unsignWindowHours","reopenEpisodeDays","chatRetentionDays","ambientListening","audioRetentionDays","defaultRounding","missingPlanLink","passwordPolicy","mfaRequired","ageOfMajority","minorConsentAges","mobileShell","announcements","themeColors","part2Entity","defaultNoteRules","reminderOffsetsHours","noShowGraceMinutes","autoNoShow","maxRecurrenceOccurrences"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.noteSignWarningTimeout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noteSignWarningTimeout"}});errors++;
}
if(data.sessionTimeout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sessionTimeout"}});errors++;
}
if(data.sessionToSignIncludesWeekends === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sessionToSignIncludesWeekends"}});errors++;
}
if(data.allowMarkAllReview === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allowMarkAllReview"}});errors++;
}
if(data.overlappingSessionCheck === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overlappingSessionCheck"}});errors++;
}
if(data.requirePlaceOfService === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requirePlaceOfService"}});errors++;
}
if(data.hidePlaceOfService === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hidePlaceOfService"}});errors++;
}
if(data.militaryTimeInPrintouts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "militaryTimeInPrintouts"}});errors++;
}
if(data.allowNotePrintout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allowNotePrintout"}});errors++;
}
if(data.filterNoteCategoryByProgram === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filterNoteCategoryByProgram"}});errors++;
}
if(data.filterDiagnosesByProgram === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filterDiagnosesByProgram"}});errors++;
}
if(data.allowNotesFromAppointments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allowNotesFromAppointments"}});errors++;
}
if(data.appointmentCreation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "appointmentCreation"}});errors++;
}
if(data.appointmentCancellation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "appointmentCancellation"}});errors++;
}
if(data.reportEmails === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reportEmails"}});errors++;
}
if(data.monthlyUserReportScheduling === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "monthlyUserReportScheduling"}});errors++;
}
if(data.mobilePatientSignature === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mobilePatientSignature"}});errors++;
}
if(data.defaultScribeNoteFormat === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "defaultScribeNoteFormat"}});errors++;
}
if(data.streamlinedStartNote === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "streamlinedStartNote"}});errors++;
}
if(data.groupNoteAdminEdit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "groupNoteAdminEdit"}});errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "labels"}});errors++;
}
if(data.practiceName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "practiceName"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.locale === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "locale"}});errors++;
}
if(data.weekStart === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weekStart"}});errors++;
}
if(data.holidayDates === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "holidayDates"}});errors++;
}
if(data.genderSet === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "genderSet"}});errors++;
}
if(data.codedListOverrides === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "codedListOverrides"}});errors++;
}
if(data.unsignWindowHours === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unsignWindowHours"}});errors++;
}
if(data.reopenEpisodeDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reopenEpisodeDays"}});errors++;
}
if(data.chatRetentionDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "chatRetentionDays"}});errors++;
}
if(data.ambientListening === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ambientListening"}});errors++;
}
if(data.audioRetentionDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "audioRetentionDays"}});errors++;
}
if(data.defaultRounding === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "defaultRounding"}});errors++;
}
if(data.missingPlanLink === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "missingPlanLink"}});errors++;
}
if(data.passwordPolicy === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "passwordPolicy"}});errors++;
}
if(data.mfaRequired === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mfaRequired"}});errors++;
}
if(data.ageOfMajority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ageOfMajority"}});errors++;
}
if(data.minorConsentAges === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minorConsentAges"}});errors++;
}
if(data.mobileShell === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mobileShell"}});errors++;
}
if(data.announcements === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "announcements"}});errors++;
}
if(data.themeColors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "themeColors"}});errors++;
}
if(data.part2Entity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "part2Entity"}});errors++;
}
if(data.defaultNoteRules === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "defaultNoteRules"}});errors++;
}
if(data.reminderOffsetsHours === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reminderOffsetsHours"}});errors++;
}
if(data.noShowGraceMinutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noShowGraceMinutes"}});errors++;
}
if(data.autoNoShow === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "autoNoShow"}});errors++;
}
if(data.maxRecurrenceOccurrences === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maxRecurrenceOccurrences"}});errors++;
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
if("PracticePreferences" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PracticePreferences"}});errors++;
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
if(!(obj27(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
errors = vErrors.length;
}
}
if(data.noteSignWarningTimeout !== undefined){
let data7 = data.noteSignWarningTimeout;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/noteSignWarningTimeout",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data7 == "number"){
if(data7 > 720 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/noteSignWarningTimeout",keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/noteSignWarningTimeout",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.sessionTimeout !== undefined){
let data8 = data.sessionTimeout;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeout",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data8 == "number"){
if(data8 > 480 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeout",keyword:"maximum",params:{comparison: "<=", limit: 480}});errors++;
}
if(data8 < 5 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeout",keyword:"minimum",params:{comparison: ">=", limit: 5}});errors++;
}
}
}
if(data.sessionToSignIncludesWeekends !== undefined){
if(typeof data.sessionToSignIncludesWeekends !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sessionToSignIncludesWeekends",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowMarkAllReview !== undefined){
if(typeof data.allowMarkAllReview !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowMarkAllReview",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.overlappingSessionCheck !== undefined){
if(!(obj1.includes(data.overlappingSessionCheck))){
(vErrors ??= []).push({instancePath:instancePath+"/overlappingSessionCheck",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.requirePlaceOfService !== undefined){
if(typeof data.requirePlaceOfService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requirePlaceOfService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hidePlaceOfService !== undefined){
if(typeof data.hidePlaceOfService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hidePlaceOfService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.militaryTimeInPrintouts !== undefined){
if(typeof data.militaryTimeInPrintouts !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/militaryTimeInPrintouts",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowNotePrintout !== undefined){
if(typeof data.allowNotePrintout !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowNotePrintout",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filterNoteCategoryByProgram !== undefined){
if(typeof data.filterNoteCategoryByProgram !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filterNoteCategoryByProgram",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.filterDiagnosesByProgram !== undefined){
if(typeof data.filterDiagnosesByProgram !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filterDiagnosesByProgram",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowNotesFromAppointments !== undefined){
if(typeof data.allowNotesFromAppointments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowNotesFromAppointments",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.appointmentCreation !== undefined){
if(typeof data.appointmentCreation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/appointmentCreation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.appointmentCancellation !== undefined){
if(typeof data.appointmentCancellation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/appointmentCancellation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.reportEmails !== undefined){
if(typeof data.reportEmails !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reportEmails",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.monthlyUserReportScheduling !== undefined){
if(typeof data.monthlyUserReportScheduling !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/monthlyUserReportScheduling",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.mobilePatientSignature !== undefined){
if(typeof data.mobilePatientSignature !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mobilePatientSignature",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.defaultScribeNoteFormat !== undefined){
if(!(obj3.includes(data.defaultScribeNoteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultScribeNoteFormat",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.streamlinedStartNote !== undefined){
if(typeof data.streamlinedStartNote !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/streamlinedStartNote",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.groupNoteAdminEdit !== undefined){
if(typeof data.groupNoteAdminEdit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/groupNoteAdminEdit",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.labels !== undefined){
let data27 = data.labels;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data27.session === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "session"}});errors++;
}
if(data27.location === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "location"}});errors++;
}
if(data27.enrollment === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "enrollment"}});errors++;
}
if(data27.problem === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "problem"}});errors++;
}
if(data27.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
for(const key1 in data27){
if(!((((((key1 === "patient") || (key1 === "session")) || (key1 === "location")) || (key1 === "enrollment")) || (key1 === "problem")) || (key1 === "practitioner"))){
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data27.patient !== undefined){
if(!(obj5(data27.patient, {instancePath:instancePath+"/labels/patient",parentData:data27,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.session !== undefined){
if(!(obj5(data27.session, {instancePath:instancePath+"/labels/session",parentData:data27,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.location !== undefined){
if(!(obj5(data27.location, {instancePath:instancePath+"/labels/location",parentData:data27,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.enrollment !== undefined){
if(!(obj5(data27.enrollment, {instancePath:instancePath+"/labels/enrollment",parentData:data27,parentDataProperty:"enrollment",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.problem !== undefined){
if(!(obj5(data27.problem, {instancePath:instancePath+"/labels/problem",parentData:data27,parentDataProperty:"problem",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.practitioner !== undefined){
if(!(obj5(data27.practitioner, {instancePath:instancePath+"/labels/practitioner",parentData:data27,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/labels",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.practiceName !== undefined){
let data34 = data.practiceName;
if(typeof data34 === "string"){
if(func1(data34) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/practiceName",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/practiceName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.logo !== undefined){
if(!(obj11(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.timezone !== undefined){
if(!(obj12(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
let data37 = data.locale;
if(typeof data37 === "string"){
if(func1(data37) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.weekStart !== undefined){
if(!(obj13.includes(data.weekStart))){
(vErrors ??= []).push({instancePath:instancePath+"/weekStart",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data.holidayDates !== undefined){
let data39 = data.holidayDates;
if(Array.isArray(data39)){
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
let data40 = data39[i1];
if(typeof data40 === "string"){
if(!(formats0.validate(data40))){
(vErrors ??= []).push({instancePath:instancePath+"/holidayDates/" + i1,keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/holidayDates/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/holidayDates",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.genderSet !== undefined){
if(!(obj15.includes(data.genderSet))){
(vErrors ??= []).push({instancePath:instancePath+"/genderSet",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data.codedListOverrides !== undefined){
let data42 = data.codedListOverrides;
if(Array.isArray(data42)){
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
if(!(obj17(data42[i2], {instancePath:instancePath+"/codedListOverrides/" + i2,parentData:data42,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codedListOverrides",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.unsignWindowHours !== undefined){
let data44 = data.unsignWindowHours;
if(!((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44)))){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data44 == "number"){
if(data44 > 720 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data44 < 0 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.reopenEpisodeDays !== undefined){
let data45 = data.reopenEpisodeDays;
if(!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))){
(vErrors ??= []).push({instancePath:instancePath+"/reopenEpisodeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data45 == "number"){
if(data45 > 365 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/reopenEpisodeDays",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data45 < 0 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/reopenEpisodeDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.chatRetentionDays !== undefined){
let data46 = data.chatRetentionDays;
if(!((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46)))){
(vErrors ??= []).push({instancePath:instancePath+"/chatRetentionDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data46 == "number"){
if(data46 > 3650 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/chatRetentionDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data46 < 30 || isNaN(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/chatRetentionDays",keyword:"minimum",params:{comparison: ">=", limit: 30}});errors++;
}
}
}
if(data.ambientListening !== undefined){
if(typeof data.ambientListening !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/ambientListening",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.audioRetentionDays !== undefined){
let data48 = data.audioRetentionDays;
if(!((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48)))){
(vErrors ??= []).push({instancePath:instancePath+"/audioRetentionDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data48 == "number"){
if(data48 > 30 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/audioRetentionDays",keyword:"maximum",params:{comparison: "<=", limit: 30}});errors++;
}
if(data48 < 0 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/audioRetentionDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.defaultRounding !== undefined){
if(!(obj18.includes(data.defaultRounding))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultRounding",keyword:"enum",params:{allowedValues: obj18}});errors++;
}
}
if(data.missingPlanLink !== undefined){
if(!(obj1.includes(data.missingPlanLink))){
(vErrors ??= []).push({instancePath:instancePath+"/missingPlanLink",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.passwordPolicy !== undefined){
let data51 = data.passwordPolicy;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key2 in data51){
if(!(((key2 === "minLength") || (key2 === "checkBreached")) || (key2 === "maxAgeDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data51.minLength !== undefined){
let data52 = data51.minLength;
if(!((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52)))){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/minLength",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data52 == "number"){
if(data52 > 64 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/minLength",keyword:"maximum",params:{comparison: "<=", limit: 64}});errors++;
}
if(data52 < 12 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/minLength",keyword:"minimum",params:{comparison: ">=", limit: 12}});errors++;
}
}
}
if(data51.checkBreached !== undefined){
if(typeof data51.checkBreached !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/checkBreached",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data51.maxAgeDays !== undefined){
let data54 = data51.maxAgeDays;
if(!((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54)))){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/maxAgeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data54 == "number"){
if(data54 > 3650 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/maxAgeDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data54 < 1 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy/maxAgeDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passwordPolicy",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.mfaRequired !== undefined){
if(typeof data.mfaRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mfaRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.ageOfMajority !== undefined){
let data56 = data.ageOfMajority;
if(!((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56)))){
(vErrors ??= []).push({instancePath:instancePath+"/ageOfMajority",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data56 == "number"){
if(data56 > 21 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/ageOfMajority",keyword:"maximum",params:{comparison: "<=", limit: 21}});errors++;
}
if(data56 < 14 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/ageOfMajority",keyword:"minimum",params:{comparison: ">=", limit: 14}});errors++;
}
}
}
if(data.minorConsentAges !== undefined){
let data57 = data.minorConsentAges;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key3 in data57){
if(!((key3 === "mentalHealth") || (key3 === "substanceUse"))){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data57.mentalHealth !== undefined){
let data58 = data57.mentalHealth;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/mentalHealth",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data58 == "number"){
if(data58 > 21 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/mentalHealth",keyword:"maximum",params:{comparison: "<=", limit: 21}});errors++;
}
if(data58 < 0 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/mentalHealth",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data57.substanceUse !== undefined){
let data59 = data57.substanceUse;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/substanceUse",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data59 == "number"){
if(data59 > 21 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/substanceUse",keyword:"maximum",params:{comparison: "<=", limit: 21}});errors++;
}
if(data59 < 0 || isNaN(data59)){
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges/substanceUse",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/minorConsentAges",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.mobileShell !== undefined){
if(typeof data.mobileShell !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mobileShell",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.announcements !== undefined){
if(typeof data.announcements !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/announcements",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.themeColors !== undefined){
let data62 = data.themeColors;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key4 in data62){
if(!((key4 === "light") || (key4 === "dark"))){
(vErrors ??= []).push({instancePath:instancePath+"/themeColors",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data62.light !== undefined){
if(!(obj22(data62.light, {instancePath:instancePath+"/themeColors/light",parentData:data62,parentDataProperty:"light",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data62.dark !== undefined){
if(!(obj22(data62.dark, {instancePath:instancePath+"/themeColors/dark",parentData:data62,parentDataProperty:"dark",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/themeColors",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.chartLayouts !== undefined){
let data65 = data.chartLayouts;
if(Array.isArray(data65)){
if(data65.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len3 = data65.length;
for(let i3=0; i3<len3; i3++){
let data66 = data65[i3];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data66.layout === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"required",params:{missingProperty: "layout"}});errors++;
}
for(const key5 in data66){
if(!((key5 === "role") || (key5 === "layout"))){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data66.role !== undefined){
let data67 = data66.role;
if(typeof data67 === "string"){
if(func1(data67) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3+"/role",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3+"/role",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data66.layout !== undefined){
if(!(obj24(data66.layout, {instancePath:instancePath+"/chartLayouts/" + i3+"/layout",parentData:data66,parentDataProperty:"layout",rootData}))){
vErrors = vErrors === null ? obj24.errors : vErrors.concat(obj24.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chartLayouts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.part2Entity !== undefined){
if(typeof data.part2Entity !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/part2Entity",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.defaultNoteRules !== undefined){
let data70 = data.defaultNoteRules;
if(Array.isArray(data70)){
const len4 = data70.length;
for(let i4=0; i4<len4; i4++){
if(!(obj25(data70[i4], {instancePath:instancePath+"/defaultNoteRules/" + i4,parentData:data70,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/defaultNoteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reminderOffsetsHours !== undefined){
let data72 = data.reminderOffsetsHours;
if(Array.isArray(data72)){
if(data72.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours",keyword:"maxItems",params:{limit: 4}});errors++;
}
const len5 = data72.length;
for(let i5=0; i5<len5; i5++){
let data73 = data72[i5];
if(!((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73)))){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours/" + i5,keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data73 == "number"){
if(data73 > 720 || isNaN(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours/" + i5,keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data73 < 1 || isNaN(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours/" + i5,keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminderOffsetsHours",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reminderPhone !== undefined){
let data74 = data.reminderPhone;
if(typeof data74 === "string"){
if(func1(data74) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/reminderPhone",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminderPhone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.noShowGraceMinutes !== undefined){
let data75 = data.noShowGraceMinutes;
if(!((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75)))){
(vErrors ??= []).push({instancePath:instancePath+"/noShowGraceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data75 == "number"){
if(data75 > 240 || isNaN(data75)){
(vErrors ??= []).push({instancePath:instancePath+"/noShowGraceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data75 < 0 || isNaN(data75)){
(vErrors ??= []).push({instancePath:instancePath+"/noShowGraceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.offerHoldMinutes !== undefined){
let data76 = data.offerHoldMinutes;
if(!((typeof data76 == "number") && (!(data76 % 1) && !isNaN(data76)))){
(vErrors ??= []).push({instancePath:instancePath+"/offerHoldMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data76 == "number"){
if(data76 > 2880 || isNaN(data76)){
(vErrors ??= []).push({instancePath:instancePath+"/offerHoldMinutes",keyword:"maximum",params:{comparison: "<=", limit: 2880}});errors++;
}
if(data76 < 5 || isNaN(data76)){
(vErrors ??= []).push({instancePath:instancePath+"/offerHoldMinutes",keyword:"minimum",params:{comparison: ">=", limit: 5}});errors++;
}
}
}
if(data.autoNoShow !== undefined){
if(typeof data.autoNoShow !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/autoNoShow",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.maxRecurrenceOccurrences !== undefined){
let data78 = data.maxRecurrenceOccurrences;
if(!((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxRecurrenceOccurrences",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data78 == "number"){
if(data78 > 520 || isNaN(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/maxRecurrenceOccurrences",keyword:"maximum",params:{comparison: "<=", limit: 520}});errors++;
}
if(data78 < 1 || isNaN(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/maxRecurrenceOccurrences",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.namesInCalendars !== undefined){
if(typeof data.namesInCalendars !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/namesInCalendars",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
