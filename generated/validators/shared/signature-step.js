// Generated from schemas/types/signature-step.json by npm run generate. Edits are lost.
import { equal as func3 } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
import { validate as obj4 } from './reference.js'
import { validate as obj5 } from './coded-value.js'
import { validate as obj7 } from './condition-group.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1},"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"required":{"type":"boolean"},"who":{"enum":["Author","PrimaryPerformer","Supervisor","AnyWithRole","AnyWithLicense","Named","Patient","Guardian"]},"securityRole":{"x-shared":"generated/validators/shared/reference.js"},"licenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"condition":{"x-shared":"generated/validators/shared/condition-group.js"},"meaning":{"enum":["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"]},"methods":{"type":"array","items":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]},"minItems":1,"uniqueItems":true},"maxHours":{"type":"integer","minimum":1,"maximum":8760},"allowDecline":{"type":"boolean"},"attestationText":{"type":"string","maxLength":20000},"requireReauthentication":{"type":"boolean"}},"required":["id","order","role","who","meaning","methods"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const obj2 = ["Author","PrimaryPerformer","Supervisor","AnyWithRole","AnyWithLicense","Named","Patient","Guardian"];
const obj8 = ["Authored","CoSigned","Reviewed","Approved","Consented","Acknowledged","Witnessed","Refused","UnableToSign"];
const obj10 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.order === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "order"}});errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data.who === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "who"}});errors++;
}
if(data.meaning === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meaning"}});errors++;
}
if(data.methods === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "methods"}});errors++;
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
if(data.order !== undefined){
let data1 = data.order;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.role !== undefined){
if(!(obj0.includes(data.role))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.who !== undefined){
if(!(obj2.includes(data.who))){
(vErrors ??= []).push({instancePath:instancePath+"/who",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.securityRole !== undefined){
if(!(obj4(data.securityRole, {instancePath:instancePath+"/securityRole",parentData:data,parentDataProperty:"securityRole",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.licenses !== undefined){
let data6 = data.licenses;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(obj5(data6[i0], {instancePath:instancePath+"/licenses/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/licenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.practitioner !== undefined){
if(!(obj4(data.practitioner, {instancePath:instancePath+"/practitioner",parentData:data,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined){
if(!(obj7(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.meaning !== undefined){
if(!(obj8.includes(data.meaning))){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.methods !== undefined){
let data11 = data.methods;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/methods",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj10.includes(data11[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/methods/" + i1,keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func3(data11[i2], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/methods",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/methods",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.maxHours !== undefined){
let data13 = data.maxHours;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxHours",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 8760 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/maxHours",keyword:"maximum",params:{comparison: "<=", limit: 8760}});errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/maxHours",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.allowDecline !== undefined){
if(typeof data.allowDecline !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowDecline",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.attestationText !== undefined){
let data15 = data.attestationText;
if(typeof data15 === "string"){
if(func1(data15) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/attestationText",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attestationText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.requireReauthentication !== undefined){
if(typeof data.requireReauthentication !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requireReauthentication",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
