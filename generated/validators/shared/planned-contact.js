// Generated from schemas/types/planned-contact.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
export const validate = validate0;
const formats0 = formats.date;
const obj1 = ["Phone","VoiceMail","Sms","Email","SecureMessage","Fax","Letter","InPerson","Video"];
const obj3 = ["Reached","LeftMessage","NoAnswer","WrongNumber","Refused","Sent","Bounced"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.due === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due"}});errors++;
}
if(data.assignee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignee"}});errors++;
}
if(data.medium === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "medium"}});errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"}});errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "due") || (key0 === "assignee")) || (key0 === "medium")) || (key0 === "outcome")) || (key0 === "summary"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.due !== undefined){
let data0 = data.due;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.assignee !== undefined){
if(!(obj0(data.assignee, {instancePath:instancePath+"/assignee",parentData:data,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.medium !== undefined){
if(!(obj1.includes(data.medium))){
(vErrors ??= []).push({instancePath:instancePath+"/medium",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.outcome !== undefined){
if(!(obj3.includes(data.outcome))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
