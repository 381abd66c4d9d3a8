// Generated from schemas/types/recurrence.json by npm run generate. Edits are lost.
import { equal as func1 } from '../runtime.js'
import { formats } from '../runtime.js'
import { validate as obj6 } from './recurrence-end.js'
import { validate as obj9 } from './time-zone.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"frequency":{"enum":["Daily","Weekly","Monthly","Annually"]},"interval":{"type":"integer","minimum":1,"maximum":52},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"dayOfMonth":{"type":"integer","minimum":1,"maximum":31},"nthWeekday":{"type":"object","additionalProperties":false,"properties":{"nth":{"type":"integer","minimum":-1,"maximum":5},"weekday":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]}},"required":["nth","weekday"]},"month":{"type":"integer","minimum":1,"maximum":12},"start":{"type":"string","format":"date"},"end":{"x-shared":"generated/validators/shared/recurrence-end.js"},"exceptions":{"type":"array","items":{"type":"string","format":"date"},"maxItems":520},"holidays":{"enum":["Keep","Skip","MoveToNextWorkingDay"]},"timezone":{"x-shared":"generated/validators/shared/time-zone.js"}},"required":["frequency","start","end","timezone"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Daily","Weekly","Monthly","Annually"];
const obj2 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const obj7 = ["Keep","Skip","MoveToNextWorkingDay"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.frequency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "frequency"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.end === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.frequency !== undefined){
if(!(obj0.includes(data.frequency))){
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.interval !== undefined){
let data1 = data.interval;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 > 52 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"maximum",params:{comparison: "<=", limit: 52}});errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.weekdays !== undefined){
let data2 = data.weekdays;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2.includes(data2[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays/" + i0,keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data2[i1], data2[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.dayOfMonth !== undefined){
let data4 = data.dayOfMonth;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/dayOfMonth",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 > 31 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/dayOfMonth",keyword:"maximum",params:{comparison: "<=", limit: 31}});errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/dayOfMonth",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.nthWeekday !== undefined){
let data5 = data.nthWeekday;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.nth === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday",keyword:"required",params:{missingProperty: "nth"}});errors++;
}
if(data5.weekday === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday",keyword:"required",params:{missingProperty: "weekday"}});errors++;
}
for(const key1 in data5){
if(!((key1 === "nth") || (key1 === "weekday"))){
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data5.nth !== undefined){
let data6 = data5.nth;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday/nth",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data6 == "number"){
if(data6 > 5 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday/nth",keyword:"maximum",params:{comparison: "<=", limit: 5}});errors++;
}
if(data6 < -1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday/nth",keyword:"minimum",params:{comparison: ">=", limit: -1}});errors++;
}
}
}
if(data5.weekday !== undefined){
if(!(obj2.includes(data5.weekday))){
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday/weekday",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nthWeekday",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.month !== undefined){
let data8 = data.month;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data8 == "number"){
if(data8 > 12 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"maximum",params:{comparison: "<=", limit: 12}});errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/month",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.start !== undefined){
let data9 = data.start;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
if(!(obj6(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.exceptions !== undefined){
let data11 = data.exceptions;
if(Array.isArray(data11)){
if(data11.length > 520){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions",keyword:"maxItems",params:{limit: 520}});errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions/" + i2,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/exceptions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.holidays !== undefined){
if(!(obj7.includes(data.holidays))){
(vErrors ??= []).push({instancePath:instancePath+"/holidays",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.timezone !== undefined){
if(!(obj9(data.timezone, {instancePath:instancePath+"/timezone",parentData:data,parentDataProperty:"timezone",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
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
