// Generated from schemas/types/list-column.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "label")) || (key0 === "width")) || (key0 === "format"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func0(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 > 2000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"maximum",params:{comparison: "<=", limit: 2000}});errors++;
}
if(data2 < 40 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 40}});errors++;
}
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 === "string"){
if(func0(data3) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
