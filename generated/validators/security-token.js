// Generated from schemas/resources/security-token.json by npm run generate. Edits are lost.
import { equal as func2 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj4 } from './shared/coded-value.js'
import { validate as obj6 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"SecurityToken"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"owner":{"x-shared":"generated/validators/shared/reference.js"},"expiration":false,"session":false,"patientAllowances":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1,"maxItems":200,"uniqueItems":true},"reasons":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"text":{"type":"string","maxLength":500},"at":false},"required":["patient","reason"]}},"opened":false,"created":false},"required":["owner","patientAllowances"]};
const func0 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.patientAllowances === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patientAllowances"}});errors++;
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
if("SecurityToken" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SecurityToken"}});errors++;
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
if(data.expiration !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expiration",keyword:"false schema",params:{}});errors++;
}
if(data.session !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/session",keyword:"false schema",params:{}});errors++;
}
if(data.patientAllowances !== undefined){
let data10 = data.patientAllowances;
if(Array.isArray(data10)){
if(data10.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data10[i1], {instancePath:instancePath+"/patientAllowances/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
let i2 = data10.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func2(data10[i2], data10[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reasons !== undefined){
let data12 = data.reasons;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
let data13 = data12[i3];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data13.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key1 in data13){
if(!((((key1 === "patient") || (key1 === "reason")) || (key1 === "text")) || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.patient !== undefined){
if(!(obj1(data13.patient, {instancePath:instancePath+"/reasons/" + i3+"/patient",parentData:data13,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data13.reason !== undefined){
if(!(obj4(data13.reason, {instancePath:instancePath+"/reasons/" + i3+"/reason",parentData:data13,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data13.text !== undefined){
let data16 = data13.text;
if(typeof data16 === "string"){
if(func1(data16) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3+"/text",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3+"/at",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.opened !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/opened",keyword:"false schema",params:{}});errors++;
}
if(data.created !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"SecurityToken"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"owner":{"x-shared":"generated/validators/shared/reference.js"},"expiration":{"type":"string","format":"date-time"},"session":{"type":"string","format":"uuid"},"patientAllowances":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1,"maxItems":200,"uniqueItems":true},"reasons":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"patient":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"x-shared":"generated/validators/shared/coded-value.js"},"text":{"type":"string","maxLength":500},"at":{"type":"string","format":"date-time"}},"required":["patient","reason"]}},"opened":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":200,"uniqueItems":true},"created":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","owner","expiration","patientAllowances","created"]};
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
if(data.expiration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expiration"}});errors++;
}
if(data.patientAllowances === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patientAllowances"}});errors++;
}
if(data.created === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created"}});errors++;
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
if("SecurityToken" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SecurityToken"}});errors++;
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
if(data.expiration !== undefined){
let data8 = data.expiration;
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/expiration",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expiration",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.session !== undefined){
let data9 = data.session;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
(vErrors ??= []).push({instancePath:instancePath+"/session",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/session",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.patientAllowances !== undefined){
let data10 = data.patientAllowances;
if(Array.isArray(data10)){
if(data10.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data10[i1], {instancePath:instancePath+"/patientAllowances/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
let i2 = data10.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func2(data10[i2], data10[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientAllowances",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.reasons !== undefined){
let data12 = data.reasons;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
let data13 = data12[i3];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data13.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"required",params:{missingProperty: "reason"}});errors++;
}
for(const key1 in data13){
if(!((((key1 === "patient") || (key1 === "reason")) || (key1 === "text")) || (key1 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data13.patient !== undefined){
if(!(obj1(data13.patient, {instancePath:instancePath+"/reasons/" + i3+"/patient",parentData:data13,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data13.reason !== undefined){
if(!(obj4(data13.reason, {instancePath:instancePath+"/reasons/" + i3+"/reason",parentData:data13,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data13.text !== undefined){
let data16 = data13.text;
if(typeof data16 === "string"){
if(func1(data16) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3+"/text",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data13.at !== undefined){
let data17 = data13.at;
if(typeof data17 === "string"){
if(!(formats2.validate(data17))){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3+"/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3+"/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.opened !== undefined){
let data18 = data.opened;
if(Array.isArray(data18)){
if(data18.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/opened",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len3 = data18.length;
for(let i4=0; i4<len3; i4++){
if(!(obj1(data18[i4], {instancePath:instancePath+"/opened/" + i4,parentData:data18,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
let i5 = data18.length;
let j1;
if(i5 > 1){
outer1:
for(;i5--;){
for(j1 = i5; j1--;){
if(func2(data18[i5], data18[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/opened",keyword:"uniqueItems",params:{i: i5, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/opened",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.created !== undefined){
let data20 = data.created;
if(typeof data20 === "string"){
if(!(formats2.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
