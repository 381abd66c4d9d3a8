// Generated from schemas/types/contact-point.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["phone","fax","email","pager","url","sms","other"];
const obj2 = ["home","work","mobile","temp","old"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.system === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "system"}});errors++;
}
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"}});errors++;
}
for(const key0 in data){
if(!(((((((key0 === "system") || (key0 === "value")) || (key0 === "use")) || (key0 === "rank")) || (key0 === "mayLeaveMessage")) || (key0 === "maySendText")) || (key0 === "preferred"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.system !== undefined){
if(!(obj0.includes(data.system))){
(vErrors ??= []).push({instancePath:instancePath+"/system",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func0(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 254}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.use !== undefined){
if(!(obj2.includes(data.use))){
(vErrors ??= []).push({instancePath:instancePath+"/use",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.rank !== undefined){
let data3 = data.rank;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 9 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"maximum",params:{comparison: "<=", limit: 9}});errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/rank",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.mayLeaveMessage !== undefined){
if(typeof data.mayLeaveMessage !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/mayLeaveMessage",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.maySendText !== undefined){
if(typeof data.maySendText !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/maySendText",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.preferred !== undefined){
if(typeof data.preferred !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/preferred",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
