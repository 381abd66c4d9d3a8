// Generated from schemas/types/label-pair.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.singular === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "singular"}});errors++;
}
if(data.plural === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "plural"}});errors++;
}
for(const key0 in data){
if(!((key0 === "singular") || (key0 === "plural"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.singular !== undefined){
let data0 = data.singular;
if(typeof data0 === "string"){
if(func0(data0) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/singular",keyword:"maxLength",params:{limit: 30}});errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/singular",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/singular",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.plural !== undefined){
let data1 = data.plural;
if(typeof data1 === "string"){
if(func0(data1) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/plural",keyword:"maxLength",params:{limit: 30}});errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/plural",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/plural",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
