// Generated from schemas/operations/note-review.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const obj0 = ["Approved","Declined"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verdict"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "versionId") || (key0 === "verdict")) || (key0 === "comment")) || (key0 === "isBulk"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.versionId !== undefined){
let data0 = data.versionId;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.verdict !== undefined){
if(!(obj0.includes(data.verdict))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 === "string"){
if(func0(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isBulk !== undefined){
if(typeof data.isBulk !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBulk",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
