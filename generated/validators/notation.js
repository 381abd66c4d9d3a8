// Generated from schemas/resources/notation.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj3 } from './shared/coded-value.js'
import { validate as obj5 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Notation"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"term":{"type":"string","maxLength":40},"expansion":{"type":"string","maxLength":200},"category":{"enum":["Abbreviation","Symbol","Unit","DrugShort","Prohibited"]},"doNotUse":{"type":"boolean"},"saferAlternative":{"type":"string","maxLength":200},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"source":{"type":"string","maxLength":200}},"required":["term","expansion","category"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Abbreviation","Symbol","Unit","DrugShort","Prohibited"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.term === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "term"}});errors++;
}
if(data.expansion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expansion"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
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
if("Notation" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Notation"}});errors++;
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
if(data.term !== undefined){
let data7 = data.term;
if(typeof data7 === "string"){
if(func1(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/term",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/term",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.expansion !== undefined){
let data8 = data.expansion;
if(typeof data8 === "string"){
if(func1(data8) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/expansion",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expansion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.category !== undefined){
if(!(obj1.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.doNotUse !== undefined){
if(typeof data.doNotUse !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/doNotUse",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.saferAlternative !== undefined){
let data11 = data.saferAlternative;
if(typeof data11 === "string"){
if(func1(data11) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/saferAlternative",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/saferAlternative",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj3(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data13 = data.source;
if(typeof data13 === "string"){
if(func1(data13) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Notation"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"term":{"type":"string","maxLength":40},"expansion":{"type":"string","maxLength":200},"category":{"enum":["Abbreviation","Symbol","Unit","DrugShort","Prohibited"]},"doNotUse":{"type":"boolean"},"saferAlternative":{"type":"string","maxLength":200},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"source":{"type":"string","maxLength":200}},"required":["id","resourceType","partition","display","meta","term","expansion","category","language"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.term === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "term"}});errors++;
}
if(data.expansion === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expansion"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
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
if("Notation" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Notation"}});errors++;
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
if(!(obj5(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.term !== undefined){
let data7 = data.term;
if(typeof data7 === "string"){
if(func1(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/term",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/term",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.expansion !== undefined){
let data8 = data.expansion;
if(typeof data8 === "string"){
if(func1(data8) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/expansion",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expansion",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.category !== undefined){
if(!(obj1.includes(data.category))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.doNotUse !== undefined){
if(typeof data.doNotUse !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/doNotUse",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.saferAlternative !== undefined){
let data11 = data.saferAlternative;
if(typeof data11 === "string"){
if(func1(data11) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/saferAlternative",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/saferAlternative",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj3(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data13 = data.source;
if(typeof data13 === "string"){
if(func1(data13) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
