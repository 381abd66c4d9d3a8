// Generated from schemas/types/care-plan-problem.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj1 } from './approximate.js'
import { validate as obj2 } from './care-plan-goal.js'
export const validate = validate0;
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
if(data.rank === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rank"}});errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "condition")) || (key0 === "statement")) || (key0 === "onset")) || (key0 === "rank")) || (key0 === "active")) || (key0 === "goals"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func0(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.condition !== undefined){
if(!(obj0(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.statement !== undefined){
let data2 = data.statement;
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.onset !== undefined){
if(!(obj1(data.onset, {instancePath:instancePath+"/onset",parentData:data,parentDataProperty:"onset",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.rank !== undefined){
let data4 = data.rank;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.goals !== undefined){
let data6 = data.goals;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/goals",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data6[i0], {instancePath:instancePath+"/goals/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/goals",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
