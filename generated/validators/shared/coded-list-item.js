// Generated from schemas/types/coded-list-item.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"code":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"order":{"type":"integer","minimum":0},"active":{"type":"boolean"},"default":{"type":"boolean"},"allowText":{"type":"boolean"},"parent":{"type":"string","maxLength":64},"mappings":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"system":{"type":"string","maxLength":200},"code":{"type":"string","maxLength":64}},"required":["system","code"]}},"props":{"type":"object","additionalProperties":true}},"required":["code","display"]};
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
let data1 = data.display;
if(typeof data1 === "string"){
if(func1(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/default",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowText !== undefined){
if(typeof data.allowText !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowText",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.parent !== undefined){
let data6 = data.parent;
if(typeof data6 === "string"){
if(func1(data6) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parent",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.mappings !== undefined){
let data7 = data.mappings;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.system === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0,keyword:"required",params:{missingProperty: "system"}});errors++;
}
if(data8.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0,keyword:"required",params:{missingProperty: "code"}});errors++;
}
for(const key1 in data8){
if(!((key1 === "system") || (key1 === "code"))){
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data8.system !== undefined){
let data9 = data8.system;
if(typeof data9 === "string"){
if(func1(data9) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0+"/system",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0+"/system",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data8.code !== undefined){
let data10 = data8.code;
if(typeof data10 === "string"){
if(func1(data10) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0+"/code",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mappings/" + i0,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mappings",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.props !== undefined){
let data11 = data.props;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/props",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
