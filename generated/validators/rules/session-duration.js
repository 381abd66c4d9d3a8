// Generated from schemas/rules/session-duration.json by npm run generate. Edits are lost.
import { equal as func4 } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"const":"SessionDuration"},"severity":{"enum":["Block","Warn","Info"]},"evaluate":{"enum":["Live","AtSign","Both"]},"message":{"type":"string","maxLength":300},"allowOverride":{"type":"boolean"},"overrideReasonRequired":{"type":"boolean"},"visitStatuses":{"type":"array","items":{"enum":["Show","NoShow","Cancelled"]},"uniqueItems":true},"target":{"enum":["Parent","Members","Services","Auto"]},"params":{"type":"object","additionalProperties":false,"properties":{"minMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxMinutes":{"type":"integer","minimum":1,"maximum":1440},"useServiceBounds":{"type":"boolean"},"basis":{"enum":["Session","Direct","PatientMinutes"]},"requireTimes":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Block","Warn","Info"];
const obj2 = ["Live","AtSign","Both"];
const obj4 = ["Show","NoShow","Cancelled"];
const obj6 = ["Parent","Members","Services","Auto"];
const obj8 = ["Session","Direct","PatientMinutes"];
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
if("SessionDuration" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "SessionDuration"}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj0.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.evaluate !== undefined){
if(!(obj2.includes(data.evaluate))){
(vErrors ??= []).push({instancePath:instancePath+"/evaluate",keyword:"enum",params:{allowedValues: obj2}});errors++;
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
if(!(obj4.includes(data7[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses/" + i0,keyword:"enum",params:{allowedValues: obj4}});errors++;
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
if(!(obj6.includes(data.target))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.params !== undefined){
let data10 = data.params;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!(((((key1 === "minMinutes") || (key1 === "maxMinutes")) || (key1 === "useServiceBounds")) || (key1 === "basis")) || (key1 === "requireTimes"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data10.minMinutes !== undefined){
let data11 = data10.minMinutes;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/minMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data11 == "number"){
if(data11 > 1440 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data10.maxMinutes !== undefined){
let data12 = data10.maxMinutes;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data12 == "number"){
if(data12 > 1440 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data10.useServiceBounds !== undefined){
if(typeof data10.useServiceBounds !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/useServiceBounds",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data10.basis !== undefined){
if(!(obj8.includes(data10.basis))){
(vErrors ??= []).push({instancePath:instancePath+"/params/basis",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data10.requireTimes !== undefined){
if(typeof data10.requireTimes !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireTimes",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
