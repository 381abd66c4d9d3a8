// Generated from schemas/types/list-sort.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["asc","desc"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"}});errors++;
}
if(data.order === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "order"}});errors++;
}
for(const key0 in data){
if(!((key0 === "path") || (key0 === "order"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func0(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.order !== undefined){
if(!(obj0.includes(data.order))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
