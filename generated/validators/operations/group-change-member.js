// Generated from schemas/operations/group-change-member.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
import { validate as obj4 } from '../shared/date-period.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"versionId":{"type":"string","pattern":"^[1-9]\\d{0,17}$"},"member":{"type":"string","minLength":1,"maxLength":64},"patient":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Waiting","Active","OnHold","Completed","Discharged"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"note":{"type":"string","maxLength":1000},"withMeetings":{"type":"boolean"},"planOnly":{"type":"boolean"}},"required":["versionId","status"]};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const obj2 = ["Waiting","Active","OnHold","Completed","Discharged"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.versionId !== undefined){
let data0 = data.versionId;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.member !== undefined){
let data1 = data.member;
if(typeof data1 === "string"){
if(func1(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/member",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/member",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/member",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patient !== undefined){
if(!(obj0(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.episodeOfCare !== undefined){
if(!(obj0(data.episodeOfCare, {instancePath:instancePath+"/episodeOfCare",parentData:data,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj2.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.period !== undefined){
if(!(obj4(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data6 = data.note;
if(typeof data6 === "string"){
if(func1(data6) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.withMeetings !== undefined){
if(typeof data.withMeetings !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/withMeetings",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.planOnly !== undefined){
if(typeof data.planOnly !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/planOnly",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
