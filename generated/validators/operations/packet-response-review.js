// Generated from schemas/operations/packet-response-review.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
const obj0 = ["Accept","Return"];
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verdict === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verdict"}});errors++;
}
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
for(const key0 in data){
if(!((((key0 === "verdict") || (key0 === "versionId")) || (key0 === "comment")) || (key0 === "corrections"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.verdict !== undefined){
if(!(obj0.includes(data.verdict))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.versionId !== undefined){
let data1 = data.versionId;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.corrections !== undefined){
let data3 = data.corrections;
if(Array.isArray(data3)){
if(data3.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/corrections",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.itemId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0,keyword:"required",params:{missingProperty: "itemId"}});errors++;
}
if(data4.comment === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0,keyword:"required",params:{missingProperty: "comment"}});errors++;
}
for(const key1 in data4){
if(!((key1 === "itemId") || (key1 === "comment"))){
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data4.itemId !== undefined){
let data5 = data4.itemId;
if(typeof data5 === "string"){
if(func0(data5) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0+"/itemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0+"/itemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0+"/itemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data4.comment !== undefined){
let data6 = data4.comment;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0+"/comment",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0+"/comment",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/corrections/" + i0,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/corrections",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
