// Generated from schemas/types/merged-record.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"}});errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key0 in data){
if(!((key0 === "record") || (key0 === "at"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.record !== undefined){
if(!(obj0(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
