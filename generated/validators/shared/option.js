// Generated from schemas/types/option.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj2 } from './condition-group.js'
import { validate as obj3 } from './code-mapping.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"code":{"type":"string","maxLength":200},"label":{"type":"string","maxLength":500},"labelId":{"type":"string","maxLength":200},"score":{"type":"number"},"exclusive":{"type":"boolean"},"allowText":{"type":"boolean"},"icon":{"enum":["FaceHappy","FaceNeutral","FaceSad","ThumbUp","ThumbDown","Check","Cross","Question","Warning","Heart","Star","Sun","Moon","Cloud","House","School","Briefcase","Car","Phone","Pill","Bed","Meal","Person","People"]},"help":{"type":"string","maxLength":1000},"hiddenWhen":{"x-shared":"generated/validators/shared/condition-group.js"},"codes":{"type":"array","items":{"x-shared":"generated/validators/shared/code-mapping.js"}}},"required":["code"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["FaceHappy","FaceNeutral","FaceSad","ThumbUp","ThumbDown","Check","Cross","Question","Warning","Heart","Star","Sun","Moon","Cloud","House","School","Briefcase","Car","Phone","Pill","Bed","Meal","Person","People"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func1(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.labelId !== undefined){
let data2 = data.labelId;
if(typeof data2 === "string"){
if(func1(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/labelId",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/labelId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.score !== undefined){
if(!(typeof data.score == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data.exclusive !== undefined){
if(typeof data.exclusive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/exclusive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.allowText !== undefined){
if(typeof data.allowText !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowText",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.icon !== undefined){
if(!(obj0.includes(data.icon))){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.help !== undefined){
let data7 = data.help;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.hiddenWhen !== undefined){
if(!(obj2(data.hiddenWhen, {instancePath:instancePath+"/hiddenWhen",parentData:data,parentDataProperty:"hiddenWhen",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.codes !== undefined){
let data9 = data.codes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(obj3(data9[i0], {instancePath:instancePath+"/codes/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/codes",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
