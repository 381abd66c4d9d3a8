// Generated from schemas/types/form-signature.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj2 } from './content.js'
import { validate as obj3 } from './reference.js'
export const validate = validate0;
const obj0 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
const obj4 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.signedAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signedAt"}});errors++;
}
for(const key0 in data){
if(!((((((((key0 === "method") || (key0 === "image")) || (key0 === "strokes")) || (key0 === "typedName")) || (key0 === "signedAt")) || (key0 === "signer")) || (key0 === "role")) || (key0 === "statement"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.method !== undefined){
if(!(obj0.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.image !== undefined){
if(!(obj2(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.strokes !== undefined){
let data2 = data.strokes;
if(typeof data2 === "string"){
if(func0(data2) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxLength",params:{limit: 200000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.typedName !== undefined){
let data3 = data.typedName;
if(typeof data3 === "string"){
if(func0(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/typedName",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/typedName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.signedAt !== undefined){
let data4 = data.signedAt;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/signedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.signer !== undefined){
if(!(obj3(data.signer, {instancePath:instancePath+"/signer",parentData:data,parentDataProperty:"signer",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(obj4.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.statement !== undefined){
let data7 = data.statement;
if(typeof data7 === "string"){
if(func0(data7) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statement",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
