// Generated from schemas/types/address.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj2 } from './reference.js'
import { validate as obj3 } from './period.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"use":{"enum":["home","work","temp","old","billing"]},"lines":{"type":"array","items":{"type":"string","maxLength":120},"minItems":1,"maxItems":3},"city":{"type":"string","maxLength":80},"county":{"type":"string","maxLength":80},"state":{"type":"string","maxLength":40},"postalCode":{"type":"string","maxLength":20},"country":{"type":"string","maxLength":2,"pattern":"^[A-Z]{2}$"},"district":{"x-shared":"generated/validators/shared/reference.js"},"districtLocked":{"type":"boolean"},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"period":{"x-shared":"generated/validators/shared/period.js"},"isConfidential":{"type":"boolean"},"directions":{"type":"string","maxLength":20000}},"required":["lines","city","state","postalCode"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["home","work","temp","old","billing"];
const pattern0 = new RegExp("^[A-Z]{2}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lines === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lines"}});errors++;
}
if(data.city === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "city"}});errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"}});errors++;
}
if(data.postalCode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "postalCode"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.use !== undefined){
if(!(obj0.includes(data.use))){
(vErrors ??= []).push({instancePath:instancePath+"/use",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.lines !== undefined){
let data1 = data.lines;
if(Array.isArray(data1)){
if(data1.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"maxItems",params:{limit: 3}});errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if(typeof data3 === "string"){
if(func1(data3) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.county !== undefined){
let data4 = data.county;
if(typeof data4 === "string"){
if(func1(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/county",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/county",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 === "string"){
if(func1(data5) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.postalCode !== undefined){
let data6 = data.postalCode;
if(typeof data6 === "string"){
if(func1(data6) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 === "string"){
if(func1(data7) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"maxLength",params:{limit: 2}});errors++;
}
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.district !== undefined){
if(!(obj2(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.districtLocked !== undefined){
if(typeof data.districtLocked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/districtLocked",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.latitude !== undefined){
let data10 = data.latitude;
if(typeof data10 == "number"){
if(data10 > 90 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}});errors++;
}
if(data10 < -90 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.longitude !== undefined){
let data11 = data.longitude;
if(typeof data11 == "number"){
if(data11 > 180 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}});errors++;
}
if(data11 < -180 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.period !== undefined){
if(!(obj3(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.isConfidential !== undefined){
if(typeof data.isConfidential !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isConfidential",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.directions !== undefined){
let data14 = data.directions;
if(typeof data14 === "string"){
if(func1(data14) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/directions",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/directions",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
