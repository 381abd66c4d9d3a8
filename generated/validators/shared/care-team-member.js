// Generated from schemas/types/care-team-member.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj1 } from './coded-value.js'
import { validate as obj4 } from './date-period.js'
export const validate = validate0;
const obj2 = ["PrimaryPerformer","SecondaryPerformer","Participation","Patient","Coordinator"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.member === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "member"}});errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.participation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "participation"}});errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "member")) || (key0 === "role")) || (key0 === "participation")) || (key0 === "period")) || (key0 === "episode")) || (key0 === "primary"))){
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
if(data.member !== undefined){
if(!(obj0(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(obj1(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.participation !== undefined){
if(!(obj2.includes(data.participation))){
(vErrors ??= []).push({instancePath:instancePath+"/participation",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.period !== undefined){
if(!(obj4(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.episode !== undefined){
if(!(obj0(data.episode, {instancePath:instancePath+"/episode",parentData:data,parentDataProperty:"episode",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.primary !== undefined){
if(typeof data.primary !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/primary",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
