// Generated from schemas/types/care-plan-goal.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj2 } from './goal-measure.js'
import { validate as obj3 } from './care-plan-objective.js'
import { validate as obj4 } from './status-change.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"statement":{"type":"string","maxLength":500},"patientWords":{"type":"string","maxLength":500},"category":{"type":"string","maxLength":60},"start":{"type":"string","format":"date"},"target":{"type":"string","format":"date"},"status":{"enum":["NotAchieved","InProgress","Achieved","Abandoned"]},"baseline":{"type":"string","maxLength":300},"measure":{"x-shared":"generated/validators/shared/goal-measure.js"},"objectives":{"type":"array","items":{"x-shared":"generated/validators/shared/care-plan-objective.js"},"maxItems":50},"statusHistory":{"type":"array","items":{"x-shared":"generated/validators/shared/status-change.js"}}},"required":["id","statement","start","target","status"]};
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
if(data.patientWords !== undefined){
let data2 = data.patientWords;
if(typeof data2 === "string"){
if(func1(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/patientWords",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientWords",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(typeof data3 === "string"){
if(func1(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.start !== undefined){
let data4 = data.start;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.target !== undefined){
let data5 = data.target;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
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
if(data.baseline !== undefined){
let data7 = data.baseline;
if(typeof data7 === "string"){
if(func1(data7) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/baseline",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/baseline",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.measure !== undefined){
if(!(obj2(data.measure, {instancePath:instancePath+"/measure",parentData:data,parentDataProperty:"measure",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.objectives !== undefined){
let data9 = data.objectives;
if(Array.isArray(data9)){
if(data9.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/objectives",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(obj3(data9[i0], {instancePath:instancePath+"/objectives/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/objectives",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.statusHistory !== undefined){
let data11 = data.statusHistory;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data11[i1], {instancePath:instancePath+"/statusHistory/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
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
