// Generated from schemas/types/care-plan-objective.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj2 } from './goal-measure.js'
import { validate as obj3 } from './service-frequency.js'
import { validate as obj4 } from './care-plan-intervention.js'
import { validate as obj5 } from './status-change.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"statement":{"type":"string","maxLength":500},"start":{"type":"string","format":"date"},"target":{"type":"string","format":"date"},"status":{"enum":["NotAchieved","InProgress","Achieved","Abandoned"]},"measure":{"x-shared":"generated/validators/shared/goal-measure.js"},"frequency":{"x-shared":"generated/validators/shared/service-frequency.js"},"interventions":{"type":"array","items":{"x-shared":"generated/validators/shared/care-plan-intervention.js"},"maxItems":50},"statusHistory":{"type":"array","items":{"x-shared":"generated/validators/shared/status-change.js"}}},"required":["id","statement","start","target","status"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;
const obj0 = ["NotAchieved","InProgress","Achieved","Abandoned"];
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
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.target === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
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
if(func1(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.target !== undefined){
let data3 = data.target;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj0.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.measure !== undefined){
if(!(obj2(data.measure, {instancePath:instancePath+"/measure",parentData:data,parentDataProperty:"measure",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.frequency !== undefined){
if(!(obj3(data.frequency, {instancePath:instancePath+"/frequency",parentData:data,parentDataProperty:"frequency",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.interventions !== undefined){
let data7 = data.interventions;
if(Array.isArray(data7)){
if(data7.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/interventions",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4(data7[i0], {instancePath:instancePath+"/interventions/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/interventions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.statusHistory !== undefined){
let data9 = data.statusHistory;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(obj5(data9[i1], {instancePath:instancePath+"/statusHistory/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statusHistory",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
