// Generated from schemas/operations/patient-find.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func0 } from '../runtime.js'
export const input = validate0;
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "identifier"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.family === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "family"}});errors++;
}
if(data0.given === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "given"}});errors++;
}
if(data0.birthDate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"required",params:{missingProperty: "birthDate"}});errors++;
}
for(const key1 in data0){
if(!(((key1 === "family") || (key1 === "given")) || (key1 === "birthDate"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data0.family !== undefined){
let data1 = data0.family;
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name/family",keyword:"maxLength",params:{limit: 80}});errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name/family",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/family",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data0.given !== undefined){
let data2 = data0.given;
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name/given",keyword:"maxLength",params:{limit: 80}});errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name/given",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/given",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data0.birthDate !== undefined){
let data3 = data0.birthDate;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/name/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.identifier !== undefined){
let data4 = data.identifier;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"required",params:{missingProperty: "value"}});errors++;
}
for(const key2 in data4){
if(!((key2 === "system") || (key2 === "value"))){
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data4.system !== undefined){
let data5 = data4.system;
if(typeof data5 === "string"){
if(func0(data5) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/identifier/system",keyword:"maxLength",params:{limit: 200}});errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/identifier/system",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifier/system",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data4.value !== undefined){
let data6 = data4.value;
if(typeof data6 === "string"){
if(func0(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/identifier/value",keyword:"maxLength",params:{limit: 200}});errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/identifier/value",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifier/value",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifier",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
