// Generated from schemas/operations/packet-response-answer.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from '../shared/answers.js'
import { validate as obj3 } from '../shared/coded-value.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"itemId":{"type":"string","minLength":1,"maxLength":64},"answers":{"x-shared":"generated/validators/shared/answers.js"},"versionId":{"type":"string","pattern":"^[1-9]\\d{0,17}$"},"isDone":{"type":"boolean"},"isChanging":{"type":"boolean"},"device":{"type":"string","minLength":1,"maxLength":64},"signature":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"strokes":{"type":"string","maxLength":200000}},"required":["name"]},"mode":{"enum":["InSession","Portal","Kiosk","Phone","Paper"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["itemId"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["InSession","Portal","Kiosk","Phone","Paper"];
const pattern0 = new RegExp("^[1-9]\\d{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "itemId"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.itemId !== undefined){
let data0 = data.itemId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/itemId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.answers !== undefined){
if(!(obj0(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.versionId !== undefined){
let data2 = data.versionId;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,17}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/versionId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isDone !== undefined){
if(typeof data.isDone !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isDone",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.isChanging !== undefined){
if(typeof data.isChanging !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isChanging",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.device !== undefined){
let data5 = data.device;
if(typeof data5 === "string"){
if(func1(data5) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/device",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/device",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/device",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.signature !== undefined){
let data6 = data.signature;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"required",params:{missingProperty: "name"}});errors++;
}
for(const key1 in data6){
if(!((key1 === "name") || (key1 === "strokes"))){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/signature/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/signature/name",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signature/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data6.strokes !== undefined){
let data8 = data6.strokes;
if(typeof data8 === "string"){
if(func1(data8) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/signature/strokes",keyword:"maxLength",params:{limit: 200000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signature/strokes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.mode !== undefined){
if(!(obj1.includes(data.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.language !== undefined){
if(!(obj3(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
