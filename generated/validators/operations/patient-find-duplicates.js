// Generated from schemas/operations/patient-find-duplicates.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { validate as obj0 } from '../shared/human-name.js'
import { validate as obj3 } from '../shared/contact-point.js'
import { validate as obj4 } from '../shared/identifier.js'
export const input = validate0;
const obj1 = ["male","female","nonbinary","other","unknown","undisclosed"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "birthDate")) || (key0 === "gender")) || (key0 === "contacts")) || (key0 === "identifiers"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.name !== undefined){
if(!(obj0(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.birthDate !== undefined){
let data1 = data.birthDate;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.gender !== undefined){
if(!(obj1.includes(data.gender))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.contacts !== undefined){
let data3 = data.contacts;
if(Array.isArray(data3)){
if(data3.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj3(data3[i0], {instancePath:instancePath+"/contacts/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.identifiers !== undefined){
let data5 = data.identifiers;
if(Array.isArray(data5)){
if(data5.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data5[i1], {instancePath:instancePath+"/identifiers/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
