// Generated from schemas/types/job-summary.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"job":{"enum":["ExpirePackets","ExpireConsents","ExpireInvites","MoveOnAppointments","EndOffers","WatchVisits","WatchMeetings","WatchWaiting","WatchUnsigned","WatchReviews","MarkNoShows","ExtendSeries","LabelRows","MoveMergedRows","AssignDistricts","RecognizeTexts","KeepNoteCopies","KeepConsentCopies","SendRows","SendDocuments","SendReminders","RemindOfPackets","SendOffers","RemoveDeliveries","RemoveScribbles","RemoveMessages","RemoveRecordings","RemoveMedia","RemoveAccessTokens","ForgetReceipts","ForgetChanges","RemoveSessions","RemoveUploads","TidyDatabase"]},"whose":{"enum":["practice","installation"]},"nextAt":{"type":"string","format":"date-time"},"state":{"enum":["Waiting","Running","Done","Failed"]},"tries":{"type":"integer","minimum":0},"startedAt":{"type":"string","format":"date-time"},"endedAt":{"type":"string","format":"date-time"},"seconds":{"type":"number","minimum":0},"changed":{"type":"integer","minimum":0},"trouble":{"type":"string","maxLength":300},"mayTryAgain":{"type":"boolean"}},"required":["job","whose","nextAt","mayTryAgain"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["ExpirePackets","ExpireConsents","ExpireInvites","MoveOnAppointments","EndOffers","WatchVisits","WatchMeetings","WatchWaiting","WatchUnsigned","WatchReviews","MarkNoShows","ExtendSeries","LabelRows","MoveMergedRows","AssignDistricts","RecognizeTexts","KeepNoteCopies","KeepConsentCopies","SendRows","SendDocuments","SendReminders","RemindOfPackets","SendOffers","RemoveDeliveries","RemoveScribbles","RemoveMessages","RemoveRecordings","RemoveMedia","RemoveAccessTokens","ForgetReceipts","ForgetChanges","RemoveSessions","RemoveUploads","TidyDatabase"];
const obj2 = ["practice","installation"];
const obj4 = ["Waiting","Running","Done","Failed"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.job === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "job"}});errors++;
}
if(data.whose === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "whose"}});errors++;
}
if(data.nextAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nextAt"}});errors++;
}
if(data.mayTryAgain === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mayTryAgain"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.job !== undefined){
if(!(obj0.includes(data.job))){
(vErrors ??= []).push({instancePath:instancePath+"/job",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.whose !== undefined){
if(!(obj2.includes(data.whose))){
(vErrors ??= []).push({instancePath:instancePath+"/whose",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.nextAt !== undefined){
let data2 = data.nextAt;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/nextAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nextAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.state !== undefined){
if(!(obj4.includes(data.state))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.tries !== undefined){
let data4 = data.tries;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/tries",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.startedAt !== undefined){
let data5 = data.startedAt;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/startedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.endedAt !== undefined){
let data6 = data.endedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/endedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.seconds !== undefined){
let data7 = data.seconds;
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/seconds",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.changed !== undefined){
let data8 = data.changed;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/changed",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/changed",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.trouble !== undefined){
let data9 = data.trouble;
if(typeof data9 === "string"){
if(func1(data9) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/trouble",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trouble",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.mayTryAgain !== undefined){
if(typeof data.mayTryAgain !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mayTryAgain",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
