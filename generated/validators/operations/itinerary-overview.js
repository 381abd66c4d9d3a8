// Generated from schemas/operations/itinerary-overview.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
export const input = validate0;
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"}});errors++;
}
for(const key0 in data){
if(!((key0 === "date") || (key0 === "district"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/date",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.district !== undefined){
if(!(obj0(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
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
