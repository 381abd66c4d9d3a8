// Generated from schemas/types/meta.json by npm run generate. Edits are lost.
import { equal as func2 } from '../runtime.js'
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj2 } from './coded-value.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"versionId":{"type":"string","pattern":"^[1-9]\\d{0,17}$"},"lastModified":{"type":"string","format":"date-time"},"lastModifiedBy":{"x-shared":"generated/validators/shared/reference.js"},"isDeleted":{"type":"boolean"},"isHistorical":{"type":"boolean"},"hasTransformations":{"type":"boolean"},"resourceSystem":{"type":"string","maxLength":60},"created":{"type":"string","format":"date-time"},"createdBy":{"x-shared":"generated/validators/shared/reference.js"},"securityLabels":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"},"uniqueItems":true},"shape":{"type":"integer","minimum":1}},"required":["versionId","lastModified","resourceSystem","created"]};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versionId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "versionId"}});errors++;
}
if(data.lastModified === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lastModified"}});errors++;
}
if(data.resourceSystem === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceSystem"}});errors++;
}
if(data.created === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.versionId !== undefined){
let data0 = data.versionId;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastModified !== undefined){
let data1 = data.lastModified;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/lastModified",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastModified",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastModifiedBy !== undefined){
if(!(obj0(data.lastModifiedBy, {instancePath:instancePath+"/lastModifiedBy",parentData:data,parentDataProperty:"lastModifiedBy",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.isDeleted !== undefined){
if(typeof data.isDeleted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isDeleted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.isHistorical !== undefined){
if(typeof data.isHistorical !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isHistorical",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hasTransformations !== undefined){
if(typeof data.hasTransformations !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hasTransformations",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.resourceSystem !== undefined){
let data6 = data.resourceSystem;
if(typeof data6 === "string"){
if(func1(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/resourceSystem",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/resourceSystem",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.created !== undefined){
let data7 = data.created;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.createdBy !== undefined){
if(!(obj0(data.createdBy, {instancePath:instancePath+"/createdBy",parentData:data,parentDataProperty:"createdBy",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.securityLabels !== undefined){
let data9 = data.securityLabels;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(obj2(data9[i0], {instancePath:instancePath+"/securityLabels/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func2(data9[i1], data9[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/securityLabels",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/securityLabels",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.shape !== undefined){
let data11 = data.shape;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/shape",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/shape",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
