// Generated from schemas/types/waitlist-match.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const obj1 = ["Low","Normal","High","Urgent"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appointment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "appointment"}});errors++;
}
if(data.priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "appointment") || (key0 === "priority")) || (key0 === "since"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.appointment !== undefined){
if(!(obj0(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined){
if(!(obj1.includes(data.priority))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.since !== undefined){
let data2 = data.since;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/since",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
