// Generated from schemas/types/identifier.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj4 } from './period.js'
export const validate = validate0;
const obj0 = ["usual","official","temp","secondary","old"];
const obj2 = ["mrn","medicaid","medicare","ssn","external","npi","tax","dea","license","other"];
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
if(!((((((key0 === "system") || (key0 === "value")) || (key0 === "use")) || (key0 === "type")) || (key0 === "period")) || (key0 === "assigner"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.system !== undefined){
let data0 = data.system;
if(typeof data0 === "string"){
if(func0(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/system",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/system",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.use !== undefined){
if(!(obj0.includes(data.use))){
(vErrors ??= []).push({instancePath:instancePath+"/use",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.type !== undefined){
if(!(obj2.includes(data.type))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.period !== undefined){
if(!(obj4(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.assigner !== undefined){
let data5 = data.assigner;
if(typeof data5 === "string"){
if(func0(data5) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/assigner",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assigner",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
