// Generated from schemas/operations/episode-of-care-discharge.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from '../shared/coded-value.js'
import { validate as obj3 } from '../shared/closed-goal.js'
import { validate as obj4 } from '../shared/planned-contact.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"versionId":{"type":"string","pattern":"^[1-9]\\d{0,17}$"},"seen":{"type":"string","minLength":1,"maxLength":100},"date":{"type":"string","format":"date"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"disposition":{"type":"string","maxLength":200},"followUp":{"type":"string","maxLength":2000},"goalStatus":{"enum":["NotAchieved","InProgress","Achieved","Abandoned"]},"goals":{"type":"array","maxItems":500,"items":{"x-shared":"generated/validators/shared/closed-goal.js"}},"contact":{"x-shared":"generated/validators/shared/planned-contact.js"},"leaveDrafts":{"type":"boolean"}},"required":["versionId","seen","date","reason"]};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const formats0 = formats.date;
const obj1 = ["NotAchieved","InProgress","Achieved","Abandoned"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.seen === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "seen"}});errors++;
}
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});errors++;
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
if(data.seen !== undefined){
let data1 = data.seen;
if(typeof data1 === "string"){
if(func1(data1) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"maxLength",params:{limit: 100}});errors++;
}
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reason !== undefined){
if(!(obj0(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.disposition !== undefined){
let data4 = data.disposition;
if(typeof data4 === "string"){
if(func1(data4) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/disposition",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/disposition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.followUp !== undefined){
let data5 = data.followUp;
if(typeof data5 === "string"){
if(func1(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/followUp",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.goalStatus !== undefined){
if(!(obj1.includes(data.goalStatus))){
(vErrors ??= []).push({instancePath:instancePath+"/goalStatus",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.goals !== undefined){
let data7 = data.goals;
if(Array.isArray(data7)){
if(data7.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/goals",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(obj3(data7[i0], {instancePath:instancePath+"/goals/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goals",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.contact !== undefined){
if(!(obj4(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.leaveDrafts !== undefined){
if(typeof data.leaveDrafts !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/leaveDrafts",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
