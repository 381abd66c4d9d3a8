// Generated from schemas/types/forced-access.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj2 } from './coded-value.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"event":{"type":"string","format":"uuid"},"at":{"type":"string","format":"date-time"},"profile":{"x-shared":"generated/validators/shared/reference.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"text":{"type":"string","maxLength":1000},"isConfidential":{"type":"boolean"},"due":{"type":"string","format":"date-time"},"verdict":{"enum":["Justified","NotJustified"]},"remark":{"type":"string","maxLength":500},"reviewer":{"x-shared":"generated/validators/shared/reference.js"},"reviewedAt":{"type":"string","format":"date-time"}},"required":["event","at","profile","patient","reason","text","isConfidential","due"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
const obj3 = ["Justified","NotJustified"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event"}});errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data.profile === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "profile"}});errors++;
}
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});errors++;
}
if(data.isConfidential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isConfidential"}});errors++;
}
if(data.due === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats2.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.profile !== undefined){
if(!(obj0(data.profile, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj0(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(!(obj2(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isConfidential !== undefined){
if(typeof data.isConfidential !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isConfidential",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.due !== undefined){
let data7 = data.due;
if(typeof data7 === "string"){
if(!(formats2.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.verdict !== undefined){
if(!(obj3.includes(data.verdict))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.remark !== undefined){
let data9 = data.remark;
if(typeof data9 === "string"){
if(func1(data9) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.reviewer !== undefined){
if(!(obj0(data.reviewer, {instancePath:instancePath+"/reviewer",parentData:data,parentDataProperty:"reviewer",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.reviewedAt !== undefined){
let data11 = data.reviewedAt;
if(typeof data11 === "string"){
if(!(formats2.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
