// Generated from schemas/types/care-plan-intervention.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './coded-value.js'
import { validate as obj1 } from './reference.js'
import { validate as obj2 } from './service-frequency.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"statement":{"type":"string","maxLength":300},"kind":{"x-shared":"generated/validators/shared/coded-value.js"},"service":{"x-shared":"generated/validators/shared/reference.js"},"frequency":{"x-shared":"generated/validators/shared/service-frequency.js"},"durationMinutes":{"type":"integer","minimum":0,"maximum":1440},"responsible":{"x-shared":"generated/validators/shared/reference.js"},"responsibleLicense":{"x-shared":"generated/validators/shared/coded-value.js"},"start":{"type":"string","format":"date"},"end":{"type":"string","format":"date"},"active":{"type":"boolean"}},"required":["id","statement","kind","start"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.statement === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "statement"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
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
if(data.statement !== undefined){
let data1 = data.statement;
if(typeof data1 === "string"){
if(func1(data1) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj0(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
if(!(obj1(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.frequency !== undefined){
if(!(obj2(data.frequency, {instancePath:instancePath+"/frequency",parentData:data,parentDataProperty:"frequency",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.durationMinutes !== undefined){
let data5 = data.durationMinutes;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data5 == "number"){
if(data5 > 1440 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/durationMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.responsible !== undefined){
if(!(obj1(data.responsible, {instancePath:instancePath+"/responsible",parentData:data,parentDataProperty:"responsible",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.responsibleLicense !== undefined){
if(!(obj0(data.responsibleLicense, {instancePath:instancePath+"/responsibleLicense",parentData:data,parentDataProperty:"responsibleLicense",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data8 = data.start;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data9 = data.end;
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
