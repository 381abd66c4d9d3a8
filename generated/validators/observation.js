// Generated from schemas/resources/observation.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj15 } from './shared/annotation.js'
import { validate as obj17 } from './shared/meta.js'
import { validate as obj7 } from './shared/coded-value.js'
import { validate as obj8 } from './shared/observation-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Observation"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"patient":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"category":{"enum":["Vital","Survey","Behaviour","Lab","Social","Routine"]},"code":{"x-shared":"generated/validators/shared/coded-value.js"},"value":{"x-shared":"generated/validators/shared/observation-value.js"},"absentReason":{"type":"string","maxLength":60},"components":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"code":{"x-shared":"generated/validators/shared/coded-value.js"},"value":{"x-shared":"generated/validators/shared/observation-value.js"}},"required":["code","value"]},"maxItems":20},"effective":{"type":"string","format":"date-time"},"performer":{"x-shared":"generated/validators/shared/reference.js"},"interpretation":{"enum":["Low","Normal","High","Critical"]},"referenceRange":{"type":"object","additionalProperties":false,"properties":{"low":{"type":"number"},"high":{"type":"number"},"text":{"type":"string","maxLength":120}},"required":[]},"derivedFrom":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"note":false,"noteRow":false},"required":["patient","status","category","code","effective"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["Final","Preliminary","Amended","EnteredInError"];
const obj5 = ["Vital","Survey","Behaviour","Lab","Social","Routine"];
const obj12 = ["Low","Normal","High","Critical"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.effective === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effective"}});errors++;
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
if("Observation" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Observation"}});errors++;
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
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
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
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.category !== undefined){
if(!(obj5.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.code !== undefined){
if(!(obj7(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(obj8(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.absentReason !== undefined){
let data13 = data.absentReason;
if(typeof data13 === "string"){
if(func1(data13) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/absentReason",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/absentReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.components !== undefined){
let data14 = data.components;
if(Array.isArray(data14)){
if(data14.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data15.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"required",params:{missingProperty: "value"}});errors++;
}
for(const key1 in data15){
if(!((key1 === "code") || (key1 === "value"))){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.code !== undefined){
if(!(obj7(data15.code, {instancePath:instancePath+"/components/" + i1+"/code",parentData:data15,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data15.value !== undefined){
if(!(obj8(data15.value, {instancePath:instancePath+"/components/" + i1+"/value",parentData:data15,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.effective !== undefined){
let data18 = data.effective;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/effective",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effective",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.performer !== undefined){
if(!(obj1(data.performer, {instancePath:instancePath+"/performer",parentData:data,parentDataProperty:"performer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.interpretation !== undefined){
if(!(obj12.includes(data.interpretation))){
(vErrors ??= []).push({instancePath:instancePath+"/interpretation",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.referenceRange !== undefined){
let data21 = data.referenceRange;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(!(((key2 === "low") || (key2 === "high")) || (key2 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data21.low !== undefined){
if(!(typeof data21.low == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/low",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data21.high !== undefined){
if(!(typeof data21.high == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/high",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data21.text !== undefined){
let data24 = data21.text;
if(typeof data24 === "string"){
if(func1(data24) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/text",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.derivedFrom !== undefined){
let data25 = data.derivedFrom;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data25[i2], {instancePath:instancePath+"/derivedFrom/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/derivedFrom",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.notes !== undefined){
let data27 = data.notes;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(!(obj15(data27[i3], {instancePath:instancePath+"/notes/" + i3,parentData:data27,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.note !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"false schema",params:{}});errors++;
}
if(data.noteRow !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Observation"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"patient":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Final","Preliminary","Amended","EnteredInError"]},"category":{"enum":["Vital","Survey","Behaviour","Lab","Social","Routine"]},"code":{"x-shared":"generated/validators/shared/coded-value.js"},"value":{"x-shared":"generated/validators/shared/observation-value.js"},"absentReason":{"type":"string","maxLength":60},"components":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"code":{"x-shared":"generated/validators/shared/coded-value.js"},"value":{"x-shared":"generated/validators/shared/observation-value.js"}},"required":["code","value"]},"maxItems":20},"effective":{"type":"string","format":"date-time"},"performer":{"x-shared":"generated/validators/shared/reference.js"},"interpretation":{"enum":["Low","Normal","High","Critical"]},"referenceRange":{"type":"object","additionalProperties":false,"properties":{"low":{"type":"number"},"high":{"type":"number"},"text":{"type":"string","maxLength":120}}},"derivedFrom":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"notes":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"note":{"x-shared":"generated/validators/shared/reference.js"},"noteRow":{"type":"string","maxLength":300}},"required":["id","resourceType","partition","display","meta","patient","status","category","code","effective"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.patient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.effective === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effective"}});errors++;
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
if("Observation" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Observation"}});errors++;
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
if(!(obj17(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj17.errors : vErrors.concat(obj17.errors);
errors = vErrors.length;
}
}
if(data.patient !== undefined){
if(!(obj1(data.patient, {instancePath:instancePath+"/patient",parentData:data,parentDataProperty:"patient",rootData}))){
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
if(data.status !== undefined){
if(!(obj3.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.category !== undefined){
if(!(obj5.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.code !== undefined){
if(!(obj7(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(obj8(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.absentReason !== undefined){
let data13 = data.absentReason;
if(typeof data13 === "string"){
if(func1(data13) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/absentReason",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/absentReason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.components !== undefined){
let data14 = data.components;
if(Array.isArray(data14)){
if(data14.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.code === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data15.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"required",params:{missingProperty: "value"}});errors++;
}
for(const key1 in data15){
if(!((key1 === "code") || (key1 === "value"))){
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.code !== undefined){
if(!(obj7(data15.code, {instancePath:instancePath+"/components/" + i1+"/code",parentData:data15,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data15.value !== undefined){
if(!(obj8(data15.value, {instancePath:instancePath+"/components/" + i1+"/value",parentData:data15,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/components/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/components",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.effective !== undefined){
let data18 = data.effective;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/effective",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/effective",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.performer !== undefined){
if(!(obj1(data.performer, {instancePath:instancePath+"/performer",parentData:data,parentDataProperty:"performer",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.interpretation !== undefined){
if(!(obj12.includes(data.interpretation))){
(vErrors ??= []).push({instancePath:instancePath+"/interpretation",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data.referenceRange !== undefined){
let data21 = data.referenceRange;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(!(((key2 === "low") || (key2 === "high")) || (key2 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data21.low !== undefined){
if(!(typeof data21.low == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/low",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data21.high !== undefined){
if(!(typeof data21.high == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/high",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data21.text !== undefined){
let data24 = data21.text;
if(typeof data24 === "string"){
if(func1(data24) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/text",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/referenceRange",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.derivedFrom !== undefined){
let data25 = data.derivedFrom;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data25[i2], {instancePath:instancePath+"/derivedFrom/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/derivedFrom",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.notes !== undefined){
let data27 = data.notes;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(!(obj15(data27[i3], {instancePath:instancePath+"/notes/" + i3,parentData:data27,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.noteRow !== undefined){
let data30 = data.noteRow;
if(typeof data30 === "string"){
if(func1(data30) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRow",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
