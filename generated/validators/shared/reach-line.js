// Generated from schemas/types/reach-line.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Self","CareTeam","ConfidentialTeam","Created","Session","Appointment","Note","Group","Program","Enrollment"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key0 in data){
if(!(((key0 === "reason") || (key0 === "through")) || (key0 === "until"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.reason !== undefined){
if(!(obj0.includes(data.reason))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.through !== undefined){
let data1 = data.through;
if(typeof data1 === "string"){
if(func0(data1) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/through",keyword:"maxLength",params:{limit: 250}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/through",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.until !== undefined){
let data2 = data.until;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/until",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
