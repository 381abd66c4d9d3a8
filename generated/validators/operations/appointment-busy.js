// Generated from schemas/operations/appointment-busy.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
export const input = validate0;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats4 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"}});errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "owners") || (key0 === "locations")) || (key0 === "from")) || (key0 === "to"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.owners !== undefined){
let data0 = data.owners;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owners",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.locations !== undefined){
let data2 = data.locations;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/locations/" + i2,keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations/" + i2,keyword:"type",params:{type: "string"}});errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data2[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"uniqueItems",params:{i: i3, j: j1}});errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(typeof data4 === "string"){
if(!(formats4.validate(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.to !== undefined){
let data5 = data.to;
if(typeof data5 === "string"){
if(!(formats4.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
