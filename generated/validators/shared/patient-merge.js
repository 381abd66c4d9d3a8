// Generated from schemas/types/patient-merge.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const obj2 = ["Moving","Merged","Returning","Separated"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.other === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "other"}});errors++;
}
if(data.at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at"}});errors++;
}
if(data.until === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "until"}});errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "other") || (key0 === "at")) || (key0 === "by")) || (key0 === "until")) || (key0 === "state"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.other !== undefined){
if(!(obj0(data.other, {instancePath:instancePath+"/other",parentData:data,parentDataProperty:"other",rootData}))){
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
if(data.by !== undefined){
if(!(obj0(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.state !== undefined){
if(!(obj2.includes(data.state))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
