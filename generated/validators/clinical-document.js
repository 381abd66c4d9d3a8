// Generated from schemas/resources/clinical-document.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/meta.js'
import { validate as obj15 } from './shared/content.js'
import { validate as obj2 } from './shared/coded-value.js'
import { validate as obj8 } from './shared/date-period.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ClinicalDocument"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"title":{"type":"string","maxLength":120},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"content":false,"source":{"x-shared":"generated/validators/shared/reference.js"},"format":{"enum":["Pdf","CcdaXml","Html","FhirJson"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"author":false,"watermark":false,"replaces":false,"replacedBy":false,"sourceVersion":false,"withdrawnAt":false,"released":{"type":"object","additionalProperties":false,"properties":{"toPatient":{"type":"boolean"},"at":{"type":"string","format":"date-time"}},"required":["toPatient"]}},"required":["subject","type","title","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Final","Preliminary","Amended","EnteredInError"];
const obj6 = ["Pdf","CcdaXml","Html","FhirJson"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
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
if("ClinicalDocument" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ClinicalDocument"}});errors++;
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
if(data.type !== undefined){
if(!(obj2(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.content !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"false schema",params:{}});errors++;
}
if(data.source !== undefined){
if(!(obj1(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.format !== undefined){
if(!(obj6.includes(data.format))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.period !== undefined){
if(!(obj8(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"false schema",params:{}});errors++;
}
if(data.watermark !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/watermark",keyword:"false schema",params:{}});errors++;
}
if(data.replaces !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replaces",keyword:"false schema",params:{}});errors++;
}
if(data.replacedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replacedBy",keyword:"false schema",params:{}});errors++;
}
if(data.sourceVersion !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sourceVersion",keyword:"false schema",params:{}});errors++;
}
if(data.withdrawnAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnAt",keyword:"false schema",params:{}});errors++;
}
if(data.released !== undefined){
let data21 = data.released;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.toPatient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/released",keyword:"required",params:{missingProperty: "toPatient"}});errors++;
}
for(const key1 in data21){
if(!((key1 === "toPatient") || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/released",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data21.toPatient !== undefined){
if(typeof data21.toPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/released/toPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data21.at !== undefined){
let data23 = data21.at;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/released/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/released/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/released",keyword:"type",params:{type: "object"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ClinicalDocument"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"type":{"x-shared":"generated/validators/shared/coded-value.js"},"title":{"type":"string","maxLength":120},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"content":{"x-shared":"generated/validators/shared/content.js"},"source":{"x-shared":"generated/validators/shared/reference.js"},"format":{"enum":["Pdf","CcdaXml","Html","FhirJson"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"author":{"x-shared":"generated/validators/shared/reference.js"},"watermark":{"enum":["Draft","Amended","Void","Copy"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"replacedBy":{"x-shared":"generated/validators/shared/reference.js"},"sourceVersion":{"type":"string","pattern":"^[0-9]{1,19}$"},"withdrawnAt":{"type":"string","format":"date-time"},"released":{"type":"object","additionalProperties":false,"properties":{"toPatient":{"type":"boolean"},"at":{"type":"string","format":"date-time"}},"required":["toPatient"]}},"required":["id","resourceType","partition","display","meta","subject","type","title","status","format","author","released"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj21 = ["Draft","Amended","Void","Copy"];
const pattern0 = new RegExp("^[0-9]{1,19}$", "u");
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
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"}});errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.format === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "format"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
}
if(data.released === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "released"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("ClinicalDocument" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ClinicalDocument"}});errors++;
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
if(data.type !== undefined){
if(!(obj2(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.content !== undefined){
if(!(obj15(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(obj1(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.format !== undefined){
if(!(obj6.includes(data.format))){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.period !== undefined){
if(!(obj8(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(obj1(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.watermark !== undefined){
if(!(obj21.includes(data.watermark))){
(vErrors ??= []).push({instancePath:instancePath+"/watermark",keyword:"enum",params:{allowedValues: obj21}});errors++;
}
}
if(data.replaces !== undefined){
if(!(obj1(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.replacedBy !== undefined){
if(!(obj1(data.replacedBy, {instancePath:instancePath+"/replacedBy",parentData:data,parentDataProperty:"replacedBy",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.sourceVersion !== undefined){
let data19 = data.sourceVersion;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/sourceVersion",keyword:"pattern",params:{pattern: "^[0-9]{1,19}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sourceVersion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.withdrawnAt !== undefined){
let data20 = data.withdrawnAt;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/withdrawnAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.released !== undefined){
let data21 = data.released;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.toPatient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/released",keyword:"required",params:{missingProperty: "toPatient"}});errors++;
}
for(const key1 in data21){
if(!((key1 === "toPatient") || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/released",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data21.toPatient !== undefined){
if(typeof data21.toPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/released/toPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data21.at !== undefined){
let data23 = data21.at;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/released/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/released/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/released",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
