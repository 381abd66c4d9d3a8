// Generated from schemas/resources/media.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/meta.js'
import { validate as obj14 } from './shared/content.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Media"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Photo","Audio","Video","Drawing","BodyMap"]},"content":false,"takenAt":{"type":"string","format":"date-time"},"takenBy":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"purpose":{"enum":["Identification","Wound","Recording","Signature","Card","Other"]},"consent":{"x-shared":"generated/validators/shared/reference.js"},"durationSeconds":false,"width":false,"height":false,"ocrText":false,"ocrResult":false,"ocrIssue":false,"deleteAfter":{"type":"string","format":"date-time"}},"required":["kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Photo","Audio","Video","Drawing","BodyMap"];
const obj6 = ["Identification","Wound","Recording","Signature","Card","Other"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
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
if("Media" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Media"}});errors++;
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
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.content !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"false schema",params:{}});errors++;
}
if(data.takenAt !== undefined){
let data10 = data.takenAt;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/takenAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/takenAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.takenBy !== undefined){
if(!(obj1(data.takenBy, {instancePath:instancePath+"/takenBy",parentData:data,parentDataProperty:"takenBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined){
if(!(obj6.includes(data.purpose))){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.consent !== undefined){
if(!(obj1(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.durationSeconds !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"false schema",params:{}});errors++;
}
if(data.width !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"false schema",params:{}});errors++;
}
if(data.height !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"false schema",params:{}});errors++;
}
if(data.ocrText !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ocrText",keyword:"false schema",params:{}});errors++;
}
if(data.ocrResult !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ocrResult",keyword:"false schema",params:{}});errors++;
}
if(data.ocrIssue !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ocrIssue",keyword:"false schema",params:{}});errors++;
}
if(data.deleteAfter !== undefined){
let data21 = data.deleteAfter;
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/deleteAfter",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deleteAfter",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Media"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Photo","Audio","Video","Drawing","BodyMap"]},"content":{"x-shared":"generated/validators/shared/content.js"},"takenAt":{"type":"string","format":"date-time"},"takenBy":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"purpose":{"enum":["Identification","Wound","Recording","Signature","Card","Other"]},"consent":{"x-shared":"generated/validators/shared/reference.js"},"durationSeconds":{"type":"integer","minimum":0},"width":{"type":"integer","minimum":0},"height":{"type":"integer","minimum":0},"ocrText":{"type":"string","maxLength":1000000},"ocrResult":{"enum":["Pending","Success","Failed","Warning","Hold"]},"ocrIssue":{"enum":["NoEngine","Damaged","Locked","TooLarge","Shortened"]},"deleteAfter":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","kind","takenAt","takenBy","purpose"]};
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj20 = ["Pending","Success","Failed","Warning","Hold"];
const obj22 = ["NoEngine","Damaged","Locked","TooLarge","Shortened"];
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.takenAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "takenAt"}});errors++;
}
if(data.takenBy === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "takenBy"}});errors++;
}
if(data.purpose === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "purpose"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats4.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Media" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Media"}});errors++;
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
if(!(obj10(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.content !== undefined){
if(!(obj14(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
if(data.takenAt !== undefined){
let data10 = data.takenAt;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/takenAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/takenAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.takenBy !== undefined){
if(!(obj1(data.takenBy, {instancePath:instancePath+"/takenBy",parentData:data,parentDataProperty:"takenBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined){
if(!(obj6.includes(data.purpose))){
(vErrors ??= []).push({instancePath:instancePath+"/purpose",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.consent !== undefined){
if(!(obj1(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.durationSeconds !== undefined){
let data15 = data.durationSeconds;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/durationSeconds",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.width !== undefined){
let data16 = data.width;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.height !== undefined){
let data17 = data.height;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.ocrText !== undefined){
let data18 = data.ocrText;
if(typeof data18 === "string"){
if(func1(data18) > 1000000){
(vErrors ??= []).push({instancePath:instancePath+"/ocrText",keyword:"maxLength",params:{limit: 1000000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ocrText",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.ocrResult !== undefined){
if(!(obj20.includes(data.ocrResult))){
(vErrors ??= []).push({instancePath:instancePath+"/ocrResult",keyword:"enum",params:{allowedValues: obj20}});errors++;
}
}
if(data.ocrIssue !== undefined){
if(!(obj22.includes(data.ocrIssue))){
(vErrors ??= []).push({instancePath:instancePath+"/ocrIssue",keyword:"enum",params:{allowedValues: obj22}});errors++;
}
}
if(data.deleteAfter !== undefined){
let data21 = data.deleteAfter;
if(typeof data21 === "string"){
if(!(formats0.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/deleteAfter",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deleteAfter",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
