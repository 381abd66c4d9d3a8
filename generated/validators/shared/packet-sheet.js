// Generated from schemas/types/packet-sheet.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from './reference.js'
import { validate as obj1 } from './packet-sheet-item.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string","maxLength":120},"practice":{"type":"string","maxLength":200},"timezone":{"type":"string","maxLength":60},"person":{"x-shared":"generated/validators/shared/reference.js"},"instructions":{"type":"string","maxLength":20000},"language":{"type":"string","maxLength":20},"isHandedIn":{"type":"boolean"},"deviceKey":{"type":"string","maxLength":64},"items":{"type":"array","maxItems":100,"items":{"x-shared":"generated/validators/shared/packet-sheet-item.js"}}},"required":["id","name","practice","timezone","person","language","isHandedIn","deviceKey","items"]};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.practice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "practice"}});errors++;
}
if(data.timezone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timezone"}});errors++;
}
if(data.person === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "person"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
if(data.isHandedIn === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isHandedIn"}});errors++;
}
if(data.deviceKey === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deviceKey"}});errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
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
if(data.practice !== undefined){
let data2 = data.practice;
if(typeof data2 === "string"){
if(func1(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/practice",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/practice",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.timezone !== undefined){
let data3 = data.timezone;
if(typeof data3 === "string"){
if(func1(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/timezone",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timezone",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.person !== undefined){
if(!(obj0(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.instructions !== undefined){
let data5 = data.instructions;
if(typeof data5 === "string"){
if(func1(data5) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.language !== undefined){
let data6 = data.language;
if(typeof data6 === "string"){
if(func1(data6) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isHandedIn !== undefined){
if(typeof data.isHandedIn !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isHandedIn",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.deviceKey !== undefined){
let data8 = data.deviceKey;
if(typeof data8 === "string"){
if(func1(data8) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/deviceKey",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deviceKey",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.items !== undefined){
let data9 = data.items;
if(Array.isArray(data9)){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(obj1(data9[i0], {instancePath:instancePath+"/items/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
