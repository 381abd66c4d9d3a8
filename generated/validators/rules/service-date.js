// Generated from schemas/rules/service-date.json by npm run generate. Edits are lost.
import { equal as func4 } from '../runtime.js'
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"const":"ServiceDate"},"severity":{"enum":["Block","Warn","Info"]},"evaluate":{"enum":["Live","AtSign","Both"]},"message":{"type":"string","maxLength":300},"allowOverride":{"type":"boolean"},"overrideReasonRequired":{"type":"boolean"},"visitStatuses":{"type":"array","items":{"enum":["Show","NoShow","Cancelled"]},"uniqueItems":true},"target":{"enum":["Parent","Members","Services","Auto"]},"params":{"type":"object","additionalProperties":false,"properties":{"notInFuture":{"type":"boolean"},"futureToleranceMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxDaysBack":{"type":"integer","minimum":0,"maximum":3650},"countDays":{"enum":["Calendar","Business"]},"withinEpisode":{"type":"boolean"},"notAfterDeath":{"type":"boolean"},"closedThrough":{"type":"string","format":"date"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"requireEndBeforeNow":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Block","Warn","Info"];
const obj2 = ["Live","AtSign","Both"];
const obj4 = ["Show","NoShow","Cancelled"];
const obj6 = ["Parent","Members","Services","Auto"];
const obj8 = ["Calendar","Business"];
const obj10 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const formats0 = formats.date;
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
if("ServiceDate" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ServiceDate"}});errors++;
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
if(!(func0.call(schema0.properties.params.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data10.notInFuture !== undefined){
if(typeof data10.notInFuture !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/notInFuture",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data10.futureToleranceMinutes !== undefined){
let data12 = data10.futureToleranceMinutes;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/futureToleranceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data12 == "number"){
if(data12 > 1440 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/params/futureToleranceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/params/futureToleranceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data10.maxDaysBack !== undefined){
let data13 = data10.maxDaysBack;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxDaysBack",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 3650 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxDaysBack",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxDaysBack",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data10.countDays !== undefined){
if(!(obj8.includes(data10.countDays))){
(vErrors ??= []).push({instancePath:instancePath+"/params/countDays",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data10.withinEpisode !== undefined){
if(typeof data10.withinEpisode !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/withinEpisode",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data10.notAfterDeath !== undefined){
if(typeof data10.notAfterDeath !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/notAfterDeath",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data10.closedThrough !== undefined){
let data17 = data10.closedThrough;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/params/closedThrough",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/closedThrough",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.weekdays !== undefined){
let data18 = data10.weekdays;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i2=0; i2<len1; i2++){
if(!(obj10.includes(data18[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/weekdays/" + i2,keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
let i3 = data18.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func4(data18[i3], data18[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/params/weekdays",keyword:"uniqueItems",params:{i: i3, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/weekdays",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data10.requireEndBeforeNow !== undefined){
if(typeof data10.requireEndBeforeNow !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireEndBeforeNow",keyword:"type",params:{type: "boolean"}});errors++;
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
