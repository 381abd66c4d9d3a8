// Generated from schemas/resources/scribble.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj10 } from './shared/meta.js'
import { validate as obj4 } from './shared/stroke.js'
import { validate as obj8 } from './shared/color.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Scribble"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"owner":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Jot","Drawing","ProcessNote"]},"title":{"type":"string","maxLength":80},"body":{"type":"string","maxLength":20000},"strokes":{"type":"array","items":{"x-shared":"generated/validators/shared/stroke.js"},"maxItems":2000},"subject":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"color":{"x-shared":"generated/validators/shared/color.js"},"pinned":{"type":"boolean"},"autoDeleteAt":{"type":"string","format":"date-time"},"insertedInto":false},"required":["owner","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Jot","Drawing","ProcessNote"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
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
if("Scribble" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Scribble"}});errors++;
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
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data10 = data.body;
if(typeof data10 === "string"){
if(func1(data10) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.strokes !== undefined){
let data11 = data.strokes;
if(Array.isArray(data11)){
if(data11.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data11[i1], {instancePath:instancePath+"/strokes/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
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
if(data.appointment !== undefined){
if(!(obj1(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(obj8(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pinned",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.autoDeleteAt !== undefined){
let data18 = data.autoDeleteAt;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/autoDeleteAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/autoDeleteAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.insertedInto !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/insertedInto",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Scribble"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["Jot","Drawing","ProcessNote"]},"title":{"type":"string","maxLength":80},"body":{"type":"string","maxLength":20000},"strokes":{"type":"array","items":{"x-shared":"generated/validators/shared/stroke.js"},"maxItems":2000},"subject":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"appointment":{"x-shared":"generated/validators/shared/reference.js"},"color":{"x-shared":"generated/validators/shared/color.js"},"pinned":{"type":"boolean"},"autoDeleteAt":{"type":"string","format":"date-time"},"insertedInto":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}},"required":["id","resourceType","partition","display","meta","owner","kind"]};
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
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
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
if("Scribble" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Scribble"}});errors++;
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
if(data.owner !== undefined){
if(!(obj1(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj2.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data10 = data.body;
if(typeof data10 === "string"){
if(func1(data10) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.strokes !== undefined){
let data11 = data.strokes;
if(Array.isArray(data11)){
if(data11.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4(data11[i1], {instancePath:instancePath+"/strokes/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/strokes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
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
if(data.appointment !== undefined){
if(!(obj1(data.appointment, {instancePath:instancePath+"/appointment",parentData:data,parentDataProperty:"appointment",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(obj8(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.pinned !== undefined){
if(typeof data.pinned !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/pinned",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.autoDeleteAt !== undefined){
let data18 = data.autoDeleteAt;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/autoDeleteAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/autoDeleteAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.insertedInto !== undefined){
let data19 = data.insertedInto;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(obj1(data19[i2], {instancePath:instancePath+"/insertedInto/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/insertedInto",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
