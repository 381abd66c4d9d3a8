// Generated from schemas/resources/district.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj3 } from './shared/reference.js'
import { validate as obj7 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"District"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":60},"code":{"type":"string","maxLength":20},"kind":{"enum":["county","city","zone","catchment"]},"parent":{"x-shared":"generated/validators/shared/reference.js"},"postalCodes":{"type":"array","items":{"type":"string","pattern":"^\\d{5}$"},"maxItems":2000,"uniqueItems":true},"boundary":{"type":"object","additionalProperties":true},"manager":{"x-shared":"generated/validators/shared/reference.js"},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"travelMinutesDefault":{"type":"integer","minimum":0,"maximum":240},"active":{"type":"boolean"}},"required":["name","kind","active"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["county","city","zone","catchment"];
const pattern0 = new RegExp("^\\d{5}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
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
if("District" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "District"}});errors++;
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
if(data.code !== undefined){
let data8 = data.code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.parent !== undefined){
if(!(obj3(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.postalCodes !== undefined){
let data11 = data.postalCodes;
if(Array.isArray(data11)){
if(data11.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes/" + i1,keyword:"pattern",params:{pattern: "^\\d{5}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data11[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.boundary !== undefined){
let data13 = data.boundary;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/boundary",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.manager !== undefined){
if(!(obj3(data.manager, {instancePath:instancePath+"/manager",parentData:data,parentDataProperty:"manager",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.locations !== undefined){
let data15 = data.locations;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
if(!(obj3(data15[i3], {instancePath:instancePath+"/locations/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.travelMinutesDefault !== undefined){
let data17 = data.travelMinutesDefault;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutesDefault",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 240 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutesDefault",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutesDefault",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
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
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"District"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":60},"code":{"type":"string","maxLength":20},"kind":{"enum":["county","city","zone","catchment"]},"parent":{"x-shared":"generated/validators/shared/reference.js"},"postalCodes":{"type":"array","items":{"type":"string","pattern":"^\\d{5}$"},"maxItems":2000,"uniqueItems":true},"boundary":{"type":"object","additionalProperties":true},"manager":{"x-shared":"generated/validators/shared/reference.js"},"locations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"travelMinutesDefault":{"type":"integer","minimum":0,"maximum":240},"active":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","name","kind","travelMinutesDefault","active"]};
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.travelMinutesDefault === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "travelMinutesDefault"}});errors++;
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
if("District" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "District"}});errors++;
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
if(!(obj7(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
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
if(data.code !== undefined){
let data8 = data.code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.parent !== undefined){
if(!(obj3(data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.postalCodes !== undefined){
let data11 = data.postalCodes;
if(Array.isArray(data11)){
if(data11.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes/" + i1,keyword:"pattern",params:{pattern: "^\\d{5}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data11[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCodes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.boundary !== undefined){
let data13 = data.boundary;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/boundary",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.manager !== undefined){
if(!(obj3(data.manager, {instancePath:instancePath+"/manager",parentData:data,parentDataProperty:"manager",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.locations !== undefined){
let data15 = data.locations;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
if(!(obj3(data15[i3], {instancePath:instancePath+"/locations/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.travelMinutesDefault !== undefined){
let data17 = data.travelMinutesDefault;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutesDefault",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 240 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutesDefault",keyword:"maximum",params:{comparison: "<=", limit: 240}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/travelMinutesDefault",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
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
