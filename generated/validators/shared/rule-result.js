// Generated from schemas/types/rule-result.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj6 } from './reference.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"ruleId":{"type":"string","minLength":1,"maxLength":64},"itemId":{"type":"string","minLength":1,"maxLength":64},"kind":{"enum":["AppointmentRequired","Authorization","Insurance","LocationSelected","MissingDiagnosis","ProgramLocation","ProgramSelected","ServiceBasedSubformDuration","ServiceDate","SessionDurationIncrement","SessionDuration","SessionOverlap","ShowStatus","SpanMidnight"]},"severity":{"enum":["Block","Warn","Info"]},"outcome":{"enum":["Pass","Fail","Skipped","Overridden"]},"message":{"type":"string","maxLength":600},"ruleVersion":{"type":"string","maxLength":20},"checkedAt":{"type":"string","format":"date-time"},"override":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","maxLength":500},"at":{"type":"string","format":"date-time"}},"required":["by","reason","at"]}},"required":["ruleId","itemId","severity","outcome"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["AppointmentRequired","Authorization","Insurance","LocationSelected","MissingDiagnosis","ProgramLocation","ProgramSelected","ServiceBasedSubformDuration","ServiceDate","SessionDurationIncrement","SessionDuration","SessionOverlap","ShowStatus","SpanMidnight"];
const obj2 = ["Block","Warn","Info"];
const obj4 = ["Pass","Fail","Skipped","Overridden"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ruleId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ruleId"}});errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "itemId"}});errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "severity"}});errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.ruleId !== undefined){
let data0 = data.ruleId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/ruleId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/ruleId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ruleId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.itemId !== undefined){
let data1 = data.itemId;
if(typeof data1 === "string"){
if(func1(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"type",params:{type: "string"}});errors++;
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
if(data.outcome !== undefined){
if(!(obj4.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(func1(data5) > 600){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 600}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ruleVersion !== undefined){
let data6 = data.ruleVersion;
if(typeof data6 === "string"){
if(func1(data6) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/ruleVersion",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ruleVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.checkedAt !== undefined){
let data7 = data.checkedAt;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/checkedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checkedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.override !== undefined){
let data8 = data.override;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.by === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/override",keyword:"required",params:{missingProperty: "by"}});errors++;
}
if(data8.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/override",keyword:"required",params:{missingProperty: "reason"}});errors++;
}
if(data8.at === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/override",keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key1 in data8){
if(!(((key1 === "by") || (key1 === "reason")) || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/override",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data8.by !== undefined){
if(!(obj6(data8.by, {instancePath:instancePath+"/override/by",parentData:data8,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data8.reason !== undefined){
let data10 = data8.reason;
if(typeof data10 === "string"){
if(func1(data10) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/override/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/override/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data8.at !== undefined){
let data11 = data8.at;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/override/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/override/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/override",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
