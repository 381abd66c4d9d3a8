// Generated from schemas/operations/district-assign-addresses.json by npm run generate. Edits are lost.
import { validate as obj0 } from '../shared/reference.js'
export const input = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.row === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "row"}});errors++;
}
for(const key0 in data){
if(!(key0 === "row")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.row !== undefined){
if(!(obj0(data.row, {instancePath:instancePath+"/row",parentData:data,parentDataProperty:"row",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
