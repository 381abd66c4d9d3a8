// Generated from schemas/resources/grant-set.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj4 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"GrantSet"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":60},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"group":{"enum":["administrative","clinical","internal","messaging","scheduler","survey"]},"flags":{"type":"array","items":{"type":"string","pattern":"^[a-z]+:contract-enum:[a-z]+flags:[A-Za-z0-9]+:Allow$"},"minItems":1,"uniqueItems":true},"permissions":{"type":"array","items":{"type":"string","pattern":"^[A-Z][A-Za-z]*:(Create|Read|Update|Delete)$"},"uniqueItems":true},"description":{"type":"string","maxLength":20000},"builtIn":false},"required":["name","key","group","flags","permissions"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["administrative","clinical","internal","messaging","scheduler","survey"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,59}$", "u");
const pattern1 = new RegExp("^[a-z]+:contract-enum:[a-z]+flags:[A-Za-z0-9]+:Allow$", "u");
const pattern2 = new RegExp("^[A-Z][A-Za-z]*:(Create|Read|Update|Delete)$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.group === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group"}});errors++;
}
if(data.flags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "flags"}});errors++;
}
if(data.permissions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permissions"}});errors++;
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
if("GrantSet" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "GrantSet"}});errors++;
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
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.group !== undefined){
if(!(obj1.includes(data.group))){
(vErrors ??= []).push({instancePath:instancePath+"/group",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.flags !== undefined){
let data10 = data.flags;
if(Array.isArray(data10)){
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/flags/" + i1,keyword:"pattern",params:{pattern: "^[a-z]+:contract-enum:[a-z]+flags:[A-Za-z0-9]+:Allow$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
let i2 = data10.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data10[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.permissions !== undefined){
let data12 = data.permissions;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + i3,keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]*:(Create|Read|Update|Delete)$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + i3,keyword:"type",params:{type: "string"}});errors++;
}
}
let i4 = data12.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data12[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/permissions",keyword:"uniqueItems",params:{i: i4, j: j1}});errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.description !== undefined){
let data14 = data.description;
if(typeof data14 === "string"){
if(func1(data14) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.builtIn !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/builtIn",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"GrantSet"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":60},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"group":{"enum":["administrative","clinical","internal","messaging","scheduler","survey"]},"flags":{"type":"array","items":{"type":"string","pattern":"^[a-z]+:contract-enum:[a-z]+flags:[A-Za-z0-9]+:Allow$"},"minItems":1,"uniqueItems":true},"permissions":{"type":"array","items":{"type":"string","pattern":"^[A-Z][A-Za-z]*:(Create|Read|Update|Delete)$"},"uniqueItems":true},"description":{"type":"string","maxLength":20000},"builtIn":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","name","key","group","flags","builtIn"]};
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.group === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group"}});errors++;
}
if(data.flags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "flags"}});errors++;
}
if(data.builtIn === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "builtIn"}});errors++;
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
if("GrantSet" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "GrantSet"}});errors++;
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
if(!(obj4(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.group !== undefined){
if(!(obj1.includes(data.group))){
(vErrors ??= []).push({instancePath:instancePath+"/group",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.flags !== undefined){
let data10 = data.flags;
if(Array.isArray(data10)){
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/flags/" + i1,keyword:"pattern",params:{pattern: "^[a-z]+:contract-enum:[a-z]+flags:[A-Za-z0-9]+:Allow$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
let i2 = data10.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data10[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.permissions !== undefined){
let data12 = data.permissions;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i3=0; i3<len2; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + i3,keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]*:(Create|Read|Update|Delete)$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + i3,keyword:"type",params:{type: "string"}});errors++;
}
}
let i4 = data12.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data12[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/permissions",keyword:"uniqueItems",params:{i: i4, j: j1}});errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.description !== undefined){
let data14 = data.description;
if(typeof data14 === "string"){
if(func1(data14) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.builtIn !== undefined){
if(typeof data.builtIn !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/builtIn",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
