// Generated from schemas/types/charting.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Observation","Condition","Medication","Allergy","QuestionnaireResponse"];
const obj2 = ["Add","Change","Stop","Review","TakeBack"];
const obj4 = ["NoGrant","ChangedSince","NotThere","AlreadyThere","Incomplete","Closed","Refused"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.act === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "act"}});errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "act")) || (key0 === "text")) || (key0 === "doubt"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.type !== undefined){
if(!(obj0.includes(data.type))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.act !== undefined){
if(!(obj2.includes(data.act))){
(vErrors ??= []).push({instancePath:instancePath+"/act",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func0(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.doubt !== undefined){
if(!(obj4.includes(data.doubt))){
(vErrors ??= []).push({instancePath:instancePath+"/doubt",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
