// Generated from schemas/types/score-definition.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj2 } from './element-id.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"name":{"type":"string","maxLength":120},"kind":{"enum":["Sum","Average","Custom"]},"itemIds":{"type":"array","items":{"x-shared":"generated/validators/shared/element-id.js"}},"reverse":{"type":"array","items":{"x-shared":"generated/validators/shared/element-id.js"}},"prorate":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"boolean"},"maxMissing":{"type":"integer","minimum":0,"maximum":100}}},"bands":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"number"},"max":{"type":"number"},"label":{"type":"string","maxLength":80},"severity":{"enum":["Info","Mild","Moderate","Severe","Critical"]}},"required":["min","max","label","severity"]}},"change":{"type":"object","additionalProperties":false,"properties":{"reliable":{"type":"number"},"clinicallySignificant":{"type":"number"}}},"code":{"type":"string","maxLength":40}},"required":["id","name","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Sum","Average","Custom"];
const obj4 = ["Info","Mild","Moderate","Severe","Critical"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj0.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.itemIds !== undefined){
let data3 = data.itemIds;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data3[i0], {instancePath:instancePath+"/itemIds/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/itemIds",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reverse !== undefined){
let data5 = data.reverse;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data5[i1], {instancePath:instancePath+"/reverse/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reverse",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.prorate !== undefined){
let data7 = data.prorate;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!((key1 === "allowed") || (key1 === "maxMissing"))){
(vErrors ??= []).push({instancePath:instancePath+"/prorate",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data7.allowed !== undefined){
if(typeof data7.allowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/prorate/allowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data7.maxMissing !== undefined){
let data9 = data7.maxMissing;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/prorate/maxMissing",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 > 100 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/prorate/maxMissing",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/prorate/maxMissing",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prorate",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.bands !== undefined){
let data10 = data.bands;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.min === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2,keyword:"required",params:{missingProperty: "min"}});errors++;
}
if(data11.max === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2,keyword:"required",params:{missingProperty: "max"}});errors++;
}
if(data11.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2,keyword:"required",params:{missingProperty: "label"}});errors++;
}
if(data11.severity === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2,keyword:"required",params:{missingProperty: "severity"}});errors++;
}
for(const key2 in data11){
if(!((((key2 === "min") || (key2 === "max")) || (key2 === "label")) || (key2 === "severity"))){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data11.min !== undefined){
if(!(typeof data11.min == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2+"/min",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data11.max !== undefined){
if(!(typeof data11.max == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2+"/max",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data11.label !== undefined){
let data14 = data11.label;
if(typeof data14 === "string"){
if(func1(data14) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2+"/label",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data11.severity !== undefined){
if(!(obj4.includes(data11.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2+"/severity",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bands/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bands",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.change !== undefined){
let data16 = data.change;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 in data16){
if(!((key3 === "reliable") || (key3 === "clinicallySignificant"))){
(vErrors ??= []).push({instancePath:instancePath+"/change",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data16.reliable !== undefined){
if(!(typeof data16.reliable == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/change/reliable",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data16.clinicallySignificant !== undefined){
if(!(typeof data16.clinicallySignificant == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/change/clinicallySignificant",keyword:"type",params:{type: "number"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/change",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.code !== undefined){
let data19 = data.code;
if(typeof data19 === "string"){
if(func1(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
