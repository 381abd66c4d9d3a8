// Generated from schemas/types/human-name.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const validate = validate0;
const obj0 = ["official","usual","nickname","maiden","old"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "use") || (key0 === "given")) || (key0 === "middle")) || (key0 === "family")) || (key0 === "prefix")) || (key0 === "suffix")) || (key0 === "text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.use !== undefined){
if(!(obj0.includes(data.use))){
(vErrors ??= []).push({instancePath:instancePath+"/use",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.given !== undefined){
let data1 = data.given;
if(Array.isArray(data1)){
if(data1.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/given",keyword:"maxItems",params:{limit: 4}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/given/" + i0,keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/given/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/given",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.middle !== undefined){
let data3 = data.middle;
if(typeof data3 === "string"){
if(func0(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/middle",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/middle",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.family !== undefined){
let data4 = data.family;
if(typeof data4 === "string"){
if(func0(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/family",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/family",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.prefix !== undefined){
let data5 = data.prefix;
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/prefix",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefix",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.suffix !== undefined){
let data6 = data.suffix;
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/suffix",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/suffix",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.text !== undefined){
let data7 = data.text;
if(typeof data7 === "string"){
if(func0(data7) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 250}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
