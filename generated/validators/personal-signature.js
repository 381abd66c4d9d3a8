// Generated from schemas/resources/personal-signature.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj4 } from './shared/content.js'
import { validate as obj6 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"PersonalSignature"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"owner":{"x-shared":"generated/validators/shared/reference.js"},"typedName":{"type":"string","maxLength":80},"credentialsText":{"type":"string","maxLength":60},"method":{"enum":["Drawn","Typed","Image"]},"image":{"x-shared":"generated/validators/shared/content.js"},"strokes":{"type":"string","maxLength":200000},"pinHash":{"type":"string","maxLength":400},"pinUpdatedAt":false,"failedPinAttempts":false,"lockedUntil":false,"active":{"type":"boolean"}},"required":["owner","typedName","method"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Drawn","Typed","Image"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.typedName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "typedName"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});errors++;
}
if(data.resourceType !== undefined){
if("PersonalSignature" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PersonalSignature"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"false schema",params:{}});errors++;
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"false schema",params:{}});errors++;
}
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.typedName !== undefined){
let data8 = data.typedName;
if(typeof data8 === "string"){
if(func1(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/typedName",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/typedName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.credentialsText !== undefined){
let data9 = data.credentialsText;
if(typeof data9 === "string"){
if(func1(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/credentialsText",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credentialsText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.method !== undefined){
if(!(obj2.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.image !== undefined){
if(!(obj4(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.strokes !== undefined){
let data12 = data.strokes;
if(typeof data12 === "string"){
if(func1(data12) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxLength",params:{limit: 200000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pinHash !== undefined){
let data13 = data.pinHash;
if(typeof data13 === "string"){
if(func1(data13) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/pinHash",keyword:"maxLength",params:{limit: 400}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pinHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pinUpdatedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/pinUpdatedAt",keyword:"false schema",params:{}});errors++;
}
if(data.failedPinAttempts !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/failedPinAttempts",keyword:"false schema",params:{}});errors++;
}
if(data.lockedUntil !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lockedUntil",keyword:"false schema",params:{}});errors++;
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"PersonalSignature"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"typedName":{"type":"string","maxLength":80},"credentialsText":{"type":"string","maxLength":60},"method":{"enum":["Drawn","Typed","Image"]},"image":{"x-shared":"generated/validators/shared/content.js"},"strokes":{"type":"string","maxLength":200000},"pinHash":{"type":"string","maxLength":400},"pinUpdatedAt":{"type":"string","format":"date-time"},"failedPinAttempts":{"type":"integer","minimum":0},"lockedUntil":{"type":"string","format":"date-time"},"active":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","owner","typedName","method","active"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.resourceType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceType"}});errors++;
}
if(data.partition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "partition"}});errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"}});errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"}});errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.typedName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "typedName"}});errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
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
if(data.resourceType !== undefined){
if("PersonalSignature" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "PersonalSignature"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
let data3 = data.display;
if(typeof data3 === "string"){
if(func1(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
if(!(obj6(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.typedName !== undefined){
let data8 = data.typedName;
if(typeof data8 === "string"){
if(func1(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/typedName",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/typedName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.credentialsText !== undefined){
let data9 = data.credentialsText;
if(typeof data9 === "string"){
if(func1(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/credentialsText",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credentialsText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.method !== undefined){
if(!(obj2.includes(data.method))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.image !== undefined){
if(!(obj4(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.strokes !== undefined){
let data12 = data.strokes;
if(typeof data12 === "string"){
if(func1(data12) > 200000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxLength",params:{limit: 200000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pinHash !== undefined){
let data13 = data.pinHash;
if(typeof data13 === "string"){
if(func1(data13) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/pinHash",keyword:"maxLength",params:{limit: 400}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pinHash",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pinUpdatedAt !== undefined){
let data14 = data.pinUpdatedAt;
if(typeof data14 === "string"){
if(!(formats2.validate(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/pinUpdatedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pinUpdatedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.failedPinAttempts !== undefined){
let data15 = data.failedPinAttempts;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/failedPinAttempts",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/failedPinAttempts",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lockedUntil !== undefined){
let data16 = data.lockedUntil;
if(typeof data16 === "string"){
if(!(formats2.validate(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/lockedUntil",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lockedUntil",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
