// Generated from schemas/types/note-section.json by npm run generate. Edits are lost.
import { formats } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './coded-value.js'
import { validate as obj1 } from './reference.js'
import { validate as obj4 } from './answers.js'
import { validate as obj8 } from './element-id.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"key":{"type":"string","maxLength":60},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"title":{"type":"string","maxLength":120},"order":{"type":"integer","minimum":0},"form":{"x-shared":"generated/validators/shared/reference.js"},"scope":{"enum":["Common","PerPatient","PerService"]},"data":{"x-shared":"generated/validators/shared/answers.js"},"narrative":{"type":"string","maxLength":20000},"progress":{"enum":["NotStarted","InProgress","Complete"]},"source":{"type":"string","maxLength":60},"author":{"x-shared":"generated/validators/shared/reference.js"},"lastModified":{"type":"string","format":"date-time"},"answered":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"elementId":{"x-shared":"generated/validators/shared/element-id.js"},"row":{"type":"string","minLength":1,"maxLength":64},"on":{"type":"string","format":"date"}},"required":["elementId","on"]}},"required":{"type":"boolean"},"hidden":{"type":"boolean"}},"required":["id","key","type","title","order","form","data"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Common","PerPatient","PerService"];
const obj5 = ["NotStarted","InProgress","Complete"];
const formats0 = formats["date-time"];
const formats2 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.order === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "order"}});errors++;
}
if(data.form === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form"}});errors++;
}
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"}});errors++;
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
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(func1(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.type !== undefined){
if(!(obj0(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func1(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.form !== undefined){
if(!(obj1(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(obj2.includes(data.scope))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.data !== undefined){
if(!(obj4(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.narrative !== undefined){
let data8 = data.narrative;
if(typeof data8 === "string"){
if(func1(data8) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/narrative",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/narrative",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.progress !== undefined){
if(!(obj5.includes(data.progress))){
(vErrors ??= []).push({instancePath:instancePath+"/progress",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 === "string"){
if(func1(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj1(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.lastModified !== undefined){
let data12 = data.lastModified;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/lastModified",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastModified",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.answered !== undefined){
let data13 = data.answered;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.elementId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0,keyword:"required",params:{missingProperty: "elementId"}});errors++;
}
if(data14.on === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0,keyword:"required",params:{missingProperty: "on"}});errors++;
}
for(const key1 in data14){
if(!(((key1 === "elementId") || (key1 === "row")) || (key1 === "on"))){
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.elementId !== undefined){
if(!(obj8(data14.elementId, {instancePath:instancePath+"/answered/" + i0+"/elementId",parentData:data14,parentDataProperty:"elementId",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data14.row !== undefined){
let data16 = data14.row;
if(typeof data16 === "string"){
if(func1(data16) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0+"/row",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0+"/row",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0+"/row",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data14.on !== undefined){
let data17 = data14.on;
if(typeof data17 === "string"){
if(!(formats2.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0+"/on",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0+"/on",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answered/" + i0,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answered",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/hidden",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
