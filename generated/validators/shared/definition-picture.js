// Generated from schemas/types/definition-picture.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const pattern0 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"}});errors++;
}
if(data.shows === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shows"}});errors++;
}
for(const key0 in data){
if(!((key0 === "address") || (key0 === "shows"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 === "string"){
if(func0(data0) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 200000}});errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"pattern",params:{pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.shows !== undefined){
let data1 = data.shows;
if(typeof data1 === "string"){
if(func0(data1) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/shows",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shows",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
