// Generated from schemas/types/rule-item-common.json by npm run generate. Edits are lost.
import { equal as func4 } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"enum":["AppointmentRequired","Authorization","Insurance","LocationSelected","MissingDiagnosis","ProgramLocation","ProgramSelected","ServiceBasedSubformDuration","ServiceDate","SessionDurationIncrement","SessionDuration","SessionOverlap","ShowStatus","SpanMidnight"]},"severity":{"enum":["Block","Warn","Info"]},"evaluate":{"enum":["Live","AtSign","Both"]},"message":{"type":"string","maxLength":300},"allowOverride":{"type":"boolean"},"overrideReasonRequired":{"type":"boolean"},"visitStatuses":{"type":"array","items":{"enum":["Show","NoShow","Cancelled"]},"uniqueItems":true},"target":{"enum":["Parent","Members","Services","Auto"]}},"required":["id","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["AppointmentRequired","Authorization","Insurance","LocationSelected","MissingDiagnosis","ProgramLocation","ProgramSelected","ServiceBasedSubformDuration","ServiceDate","SessionDurationIncrement","SessionDuration","SessionOverlap","ShowStatus","SpanMidnight"];
const obj2 = ["Block","Warn","Info"];
const obj4 = ["Live","AtSign","Both"];
const obj6 = ["Show","NoShow","Cancelled"];
const obj8 = ["Parent","Members","Services","Auto"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj0.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj2.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.evaluate !== undefined){
if(!(obj4.includes(data.evaluate))){
(vErrors ??= []).push({instancePath:instancePath+"/evaluate",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if(typeof data4 === "string"){
if(func1(data4) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.allowOverride !== undefined){
if(typeof data.allowOverride !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowOverride",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.overrideReasonRequired !== undefined){
if(typeof data.overrideReasonRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/overrideReasonRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.visitStatuses !== undefined){
let data7 = data.visitStatuses;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(obj6.includes(data7[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses/" + i0,keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data7[i1], data7[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.target !== undefined){
if(!(obj8.includes(data.target))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
