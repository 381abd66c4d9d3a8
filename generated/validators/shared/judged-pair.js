// Generated from schemas/types/judged-pair.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.one === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "one"}});errors++;
}
if(data.other === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "other"}});errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "one") || (key0 === "other")) || (key0 === "at")) || (key0 === "by"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.one !== undefined){
if(!(obj0(data.one, {instancePath:instancePath+"/one",parentData:data,parentDataProperty:"one",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.other !== undefined){
if(!(obj0(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.by !== undefined){
if(!(obj0(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
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
