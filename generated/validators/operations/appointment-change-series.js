// Generated from schemas/operations/appointment-change-series.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj2 } from '../shared/reference.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"versionId":{"type":"string","pattern":"^[1-9]\\d{0,17}$"},"scope":{"enum":["ThisOne","ThisAndFollowing","WholeSeries"]},"changes":{"type":"object","additionalProperties":false,"properties":{"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"resources":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"mode":{"enum":["InPerson","Telehealth"]},"serviceType":{"x-shared":"generated/validators/shared/reference.js"},"title":{"type":"string","maxLength":120},"description":{"type":"string","maxLength":20000},"patientInstructions":{"type":"string","maxLength":2000}},"minProperties":1},"overwrite":{"type":"boolean"},"confirmed":{"type":"boolean"},"planOnly":{"type":"boolean"}},"required":["versionId","scope","changes"]};
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const obj0 = ["ThisOne","ThisAndFollowing","WholeSeries"];
const obj5 = ["InPerson","Telehealth"];
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.scope === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scope"}});errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"}});errors++;
}
for(const key0 in data){
if(!((((((key0 === "versionId") || (key0 === "scope")) || (key0 === "changes")) || (key0 === "overwrite")) || (key0 === "confirmed")) || (key0 === "planOnly"))){
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
if(data.scope !== undefined){
if(!(obj0.includes(data.scope))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.changes !== undefined){
let data2 = data.changes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"minProperties",params:{limit: 1}});errors++;
}
for(const key1 in data2){
if(!(func0.call(schema0.properties.changes.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data2.start !== undefined){
let data3 = data2.start;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/changes/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data2.end !== undefined){
let data4 = data2.end;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/changes/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data2.owner !== undefined){
if(!(obj2(data2.owner, {instancePath:instancePath+"/changes/owner",parentData:data2,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data2.location !== undefined){
if(!(obj2(data2.location, {instancePath:instancePath+"/changes/location",parentData:data2,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data2.resources !== undefined){
let data7 = data2.resources;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data7[i0], {instancePath:instancePath+"/changes/resources/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes/resources",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data2.mode !== undefined){
if(!(obj5.includes(data2.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/changes/mode",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data2.serviceType !== undefined){
if(!(obj2(data2.serviceType, {instancePath:instancePath+"/changes/serviceType",parentData:data2,parentDataProperty:"serviceType",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data2.title !== undefined){
let data11 = data2.title;
if(typeof data11 === "string"){
if(func1(data11) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/changes/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data2.description !== undefined){
let data12 = data2.description;
if(typeof data12 === "string"){
if(func1(data12) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/changes/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data2.patientInstructions !== undefined){
let data13 = data2.patientInstructions;
if(typeof data13 === "string"){
if(func1(data13) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/changes/patientInstructions",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes/patientInstructions",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.overwrite !== undefined){
if(typeof data.overwrite !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/overwrite",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.confirmed !== undefined){
if(typeof data.confirmed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/confirmed",keyword:"type",params:{type: "boolean"}});errors++;
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
