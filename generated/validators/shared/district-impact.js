// Generated from schemas/types/district-impact.json by npm run generate. Edits are lost.
import { ucs2length as func0 } from '../runtime.js'
import { validate as obj0 } from './district-move.js'
import { validate as obj1 } from './moving-patient.js'
export const validate = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assigned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assigned"}});errors++;
}
if(data.moved === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moved"}});errors++;
}
if(data.left === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "left"}});errors++;
}
if(data.kept === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kept"}});errors++;
}
if(data.moves === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moves"}});errors++;
}
if(data.isWhole === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isWhole"}});errors++;
}
if(data.seen === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "seen"}});errors++;
}
for(const key0 in data){
if(!((((((((key0 === "assigned") || (key0 === "moved")) || (key0 === "left")) || (key0 === "kept")) || (key0 === "moves")) || (key0 === "patients")) || (key0 === "isWhole")) || (key0 === "seen"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.assigned !== undefined){
let data0 = data.assigned;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/assigned",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/assigned",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.moved !== undefined){
let data1 = data.moved;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/moved",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/moved",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.left !== undefined){
let data2 = data.left;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/left",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/left",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.kept !== undefined){
let data3 = data.kept;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/kept",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/kept",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.moves !== undefined){
let data4 = data.moves;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/moves/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/moves",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patients !== undefined){
let data6 = data.patients;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/patients",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data6[i1], {instancePath:instancePath+"/patients/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patients",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.isWhole !== undefined){
if(typeof data.isWhole !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isWhole",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.seen !== undefined){
let data9 = data.seen;
if(typeof data9 === "string"){
if(func0(data9) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/seen",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
