// Generated from schemas/operations/note-take-signature.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj0 } from '../shared/reference.js'
import { validate as obj3 } from '../shared/coded-value.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"stepId":{"type":"string","minLength":1,"maxLength":64},"person":{"x-shared":"generated/validators/shared/reference.js"},"method":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]},"name":{"type":"string","minLength":1,"maxLength":120},"strokes":{"type":"string","minLength":1,"maxLength":200000},"refusalReason":{"x-shared":"generated/validators/shared/coded-value.js"},"comment":{"type":"string","minLength":1,"maxLength":1000},"witness":{"type":"string","minLength":1,"maxLength":120},"contentHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"credential":{"type":"string","minLength":1,"maxLength":4096}},"required":["stepId","person","method","contentHash","credential"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stepId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stepId"}});errors++;
}
if(data.person === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "person"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.contentHash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contentHash"}});errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.stepId !== undefined){
let data0 = data.stepId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.person !== undefined){
if(!(obj0(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
if(!(obj1.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func1(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.strokes !== undefined){
let data4 = data.strokes;
if(typeof data4 === "string"){
if(func1(data4) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxLength",params:{limit: 200000}});errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.refusalReason !== undefined){
if(!(obj3(data.refusalReason, {instancePath:instancePath+"/refusalReason",parentData:data,parentDataProperty:"refusalReason",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data6 = data.comment;
if(typeof data6 === "string"){
if(func1(data6) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.witness !== undefined){
let data7 = data.witness;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/witness",keyword:"maxLength",params:{limit: 120}});errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/witness",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/witness",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.contentHash !== undefined){
let data8 = data.contentHash;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.credential !== undefined){
let data9 = data.credential;
if(typeof data9 === "string"){
if(func1(data9) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"maxLength",params:{limit: 4096}});errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
