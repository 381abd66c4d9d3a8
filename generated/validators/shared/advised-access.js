// Generated from schemas/types/advised-access.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Activate","Role","CareTeam","ConfidentialTeam","Token","Amend","Restore","Label"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.advice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "advice"}});errors++;
}
for(const key0 in data){
if(!((key0 === "advice") || (key0 === "role"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.advice !== undefined){
if(!(obj0.includes(data.advice))){
(vErrors ??= []).push({instancePath:instancePath+"/advice",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 === "string"){
if(func0(data1) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 250}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
