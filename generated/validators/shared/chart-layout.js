// Generated from schemas/types/chart-layout.json by npm run generate. Edits are lost.
import { equal as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["Changes","Details","Programs","Problems","Allergies","Medications","Measures","Upcoming","Past","Notes","Coverage","Contacts","Consents"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shown === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shown"}});errors++;
}
if(data.hidden === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hidden"}});errors++;
}
for(const key0 in data){
if(!((key0 === "shown") || (key0 === "hidden"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.shown !== undefined){
let data0 = data.shown;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0.includes(data0[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/shown/" + i0,keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/shown",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shown",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.hidden !== undefined){
let data2 = data.hidden;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(obj0.includes(data2[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/hidden/" + i2,keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"uniqueItems",params:{i: i3, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
