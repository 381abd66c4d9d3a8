// Generated from schemas/types/service-event.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj2 } from './clock-time.js'
import { validate as obj4 } from './coded-value.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"service":{"x-shared":"generated/validators/shared/reference.js"},"performer":{"x-shared":"generated/validators/shared/reference.js"},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"},"minutes":{"type":"integer","minimum":0,"maximum":10080},"increments":{"type":"integer","minimum":0},"units":{"type":"number","minimum":0},"placeOfService":{"x-shared":"generated/validators/shared/coded-value.js"},"mode":{"enum":["InPerson","Telehealth"]},"childEncounter":{"x-shared":"generated/validators/shared/reference.js"},"subform":{"type":"object","additionalProperties":true},"status":{"enum":["Show","NoShow","Cancelled"]},"comment":{"type":"string","maxLength":1000}},"required":["id","service","minutes"]};
const func0 = Object.prototype.hasOwnProperty;
const obj5 = ["InPerson","Telehealth"];
const obj8 = ["Show","NoShow","Cancelled"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.service === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "service"}});errors++;
}
if(data.minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minutes"}});errors++;
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
if(data.service !== undefined){
if(!(obj0(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.performer !== undefined){
if(!(obj0(data.performer, {instancePath:instancePath+"/performer",parentData:data,parentDataProperty:"performer",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
if(!(obj2(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined){
if(!(obj2(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.minutes !== undefined){
let data5 = data.minutes;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data5 == "number"){
if(data5 > 10080 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080}});errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.increments !== undefined){
let data6 = data.increments;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/increments",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.units !== undefined){
let data7 = data.units;
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/units",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.placeOfService !== undefined){
if(!(obj4(data.placeOfService, {instancePath:instancePath+"/placeOfService",parentData:data,parentDataProperty:"placeOfService",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined){
if(!(obj5.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.childEncounter !== undefined){
if(!(obj0(data.childEncounter, {instancePath:instancePath+"/childEncounter",parentData:data,parentDataProperty:"childEncounter",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.subform !== undefined){
let data11 = data.subform;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subform",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj8.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.comment !== undefined){
let data13 = data.comment;
if(typeof data13 === "string"){
if(func1(data13) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
