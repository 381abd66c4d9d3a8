// Generated from schemas/types/rule-group.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj2 } from './rule-item.js'
export const validate = validate0;
const obj0 = ["And","Or","None"];
const obj3 = validate;
const obj4 = ["Block","Warn","Info"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.combinator === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "combinator"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "combinator") || (key0 === "items")) || (key0 === "groups")) || (key0 === "severity")) || (key0 === "message"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.combinator !== undefined){
if(!(obj0.includes(data.combinator))){
(vErrors ??= []).push({instancePath:instancePath+"/combinator",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 30}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(Array.isArray(data3)){
if(data3.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data3[i1], {instancePath:instancePath+"/groups/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj4.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.message !== undefined){
let data6 = data.message;
if(typeof data6 === "string"){
if(func0(data6) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
