// Generated from schemas/operations/note-sign.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj4 } from '../shared/rule-override.js'
import { validate as obj5 } from '../shared/reference.js'
export const input = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"stepId":{"type":"string","minLength":1,"maxLength":64},"meaning":{"enum":["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"]},"name":{"type":"string","minLength":1,"maxLength":250},"method":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]},"credential":{"type":"string","minLength":1,"maxLength":4096},"contentHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"overrides":{"type":"array","maxItems":100,"items":{"x-shared":"generated/validators/shared/rule-override.js"}},"comment":{"type":"string","minLength":1,"maxLength":1000},"isBulk":{"type":"boolean"},"batch":{"type":"array","minItems":1,"maxItems":25,"items":{"type":"object","additionalProperties":false,"properties":{"note":{"x-shared":"generated/validators/shared/reference.js"},"stepId":{"type":"string","minLength":1,"maxLength":64},"meaning":{"enum":["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"]},"contentHash":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"required":["note","stepId","meaning","contentHash"]}},"parts":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"properties":{"note":{"x-shared":"generated/validators/shared/reference.js"},"contentHash":{"type":"string","pattern":"^[0-9a-f]{64}$"},"overrides":{"type":"array","maxItems":100,"items":{"x-shared":"generated/validators/shared/rule-override.js"}}},"required":["note","contentHash"]}}},"required":["stepId","meaning","method","credential","contentHash"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"];
const obj2 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stepId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stepId"}});errors++;
}
if(data.meaning === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meaning"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"}});errors++;
}
if(data.contentHash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contentHash"}});errors++;
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
if(data.meaning !== undefined){
if(!(obj0.includes(data.meaning))){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 250){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 250}});errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.method !== undefined){
if(!(obj2.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.credential !== undefined){
let data4 = data.credential;
if(typeof data4 === "string"){
if(func1(data4) > 4096){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"maxLength",params:{limit: 4096}});errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.contentHash !== undefined){
let data5 = data.contentHash;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contentHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.overrides !== undefined){
let data6 = data.overrides;
if(Array.isArray(data6)){
if(data6.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/overrides",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4(data6[i0], {instancePath:instancePath+"/overrides/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/overrides",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.comment !== undefined){
let data8 = data.comment;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 1000}});errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isBulk !== undefined){
if(typeof data.isBulk !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isBulk",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.batch !== undefined){
let data10 = data.batch;
if(Array.isArray(data10)){
if(data10.length > 25){
(vErrors ??= []).push({instancePath:instancePath+"/batch",keyword:"maxItems",params:{limit: 25}});errors++;
}
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/batch",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.note === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1,keyword:"required",params:{missingProperty: "note"}});errors++;
}
if(data11.stepId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1,keyword:"required",params:{missingProperty: "stepId"}});errors++;
}
if(data11.meaning === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1,keyword:"required",params:{missingProperty: "meaning"}});errors++;
}
if(data11.contentHash === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1,keyword:"required",params:{missingProperty: "contentHash"}});errors++;
}
for(const key1 in data11){
if(!((((key1 === "note") || (key1 === "stepId")) || (key1 === "meaning")) || (key1 === "contentHash"))){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data11.note !== undefined){
if(!(obj5(data11.note, {instancePath:instancePath+"/batch/" + i1+"/note",parentData:data11,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data11.stepId !== undefined){
let data13 = data11.stepId;
if(typeof data13 === "string"){
if(func1(data13) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1+"/stepId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1+"/stepId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1+"/stepId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data11.meaning !== undefined){
if(!(obj0.includes(data11.meaning))){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1+"/meaning",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data11.contentHash !== undefined){
let data15 = data11.contentHash;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1+"/contentHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1+"/contentHash",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/batch/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/batch",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.parts !== undefined){
let data16 = data.parts;
if(Array.isArray(data16)){
if(data16.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/parts",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.note === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2,keyword:"required",params:{missingProperty: "note"}});errors++;
}
if(data17.contentHash === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2,keyword:"required",params:{missingProperty: "contentHash"}});errors++;
}
for(const key2 in data17){
if(!(((key2 === "note") || (key2 === "contentHash")) || (key2 === "overrides"))){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data17.note !== undefined){
if(!(obj5(data17.note, {instancePath:instancePath+"/parts/" + i2+"/note",parentData:data17,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data17.contentHash !== undefined){
let data19 = data17.contentHash;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2+"/contentHash",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2+"/contentHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.overrides !== undefined){
let data20 = data17.overrides;
if(Array.isArray(data20)){
if(data20.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2+"/overrides",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
if(!(obj4(data20[i3], {instancePath:instancePath+"/parts/" + i2+"/overrides/" + i3,parentData:data20,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2+"/overrides",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
