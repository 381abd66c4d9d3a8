// Generated from schemas/types/goal-measure.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const obj1 = ["Increase","Decrease","Maintain"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.direction === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "direction"}});errors++;
}
if(data.targetValue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "targetValue"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "questionnaire") || (key0 === "observationCode")) || (key0 === "direction")) || (key0 === "targetValue"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.questionnaire !== undefined){
if(!(obj0(data.questionnaire, {instancePath:instancePath+"/questionnaire",parentData:data,parentDataProperty:"questionnaire",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.observationCode !== undefined){
let data1 = data.observationCode;
if(typeof data1 === "string"){
if(func0(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/observationCode",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/observationCode",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.direction !== undefined){
if(!(obj1.includes(data.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.targetValue !== undefined){
if(!(typeof data.targetValue == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/targetValue",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
