// Generated from schemas/resources/listing.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/meta.js'
import { validate as obj5 } from './shared/reference.js'
import { validate as obj6 } from './shared/list-column.js'
import { validate as obj7 } from './shared/list-sort.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Listing"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"kind":{"enum":["Static","Dynamic","Calendar"]},"visibility":{"enum":["Personal","Team","Practice"]},"owner":false,"filters":{"type":"object","additionalProperties":true},"members":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":2000},"columns":{"type":"array","items":{"x-shared":"generated/validators/shared/list-column.js"},"minItems":1,"maxItems":100},"sort":{"type":"array","items":{"x-shared":"generated/validators/shared/list-sort.js"},"maxItems":10},"groupBy":{"type":"string","maxLength":200},"pageSize":{"type":"integer","minimum":10,"maximum":500},"sharedWith":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"badge":{"type":"boolean"},"pinnedBy":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"listedType":{"type":"string","pattern":"^[A-Z][A-Za-z]{1,59}$"}},"required":["name","kind","listedType","visibility","columns"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Static","Dynamic","Calendar"];
const obj3 = ["Personal","Team","Practice"];
const pattern0 = new RegExp("^[A-Z][A-Za-z]{1,59}$", "u");
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
if(data.listedType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "listedType"}});errors++;
}
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "columns"}});errors++;
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
if("Listing" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Listing"}});errors++;
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
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.visibility !== undefined){
if(!(obj3.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.owner !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"false schema",params:{}});errors++;
}
if(data.filters !== undefined){
let data11 = data.filters;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.members !== undefined){
let data12 = data.members;
if(Array.isArray(data12)){
if(data12.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj5(data12[i1], {instancePath:instancePath+"/members/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.columns !== undefined){
let data14 = data.columns;
if(Array.isArray(data14)){
if(data14.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data14[i2], {instancePath:instancePath+"/columns/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sort !== undefined){
let data16 = data.sort;
if(Array.isArray(data16)){
if(data16.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7(data16[i3], {instancePath:instancePath+"/sort/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.groupBy !== undefined){
let data18 = data.groupBy;
if(typeof data18 === "string"){
if(func1(data18) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pageSize !== undefined){
let data19 = data.pageSize;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/pageSize",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data19 == "number"){
if(data19 > 500 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/pageSize",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data19 < 10 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/pageSize",keyword:"minimum",params:{comparison: ">=", limit: 10}});errors++;
}
}
}
if(data.sharedWith !== undefined){
let data20 = data.sharedWith;
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
if(!(obj5(data20[i4], {instancePath:instancePath+"/sharedWith/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.badge !== undefined){
if(typeof data.badge !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/badge",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.pinnedBy !== undefined){
let data23 = data.pinnedBy;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
if(!(obj5(data23[i5], {instancePath:instancePath+"/pinnedBy/" + i5,parentData:data23,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pinnedBy",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.listedType !== undefined){
let data25 = data.listedType;
if(typeof data25 === "string"){
if(!pattern0.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/listedType",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]{1,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/listedType",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Listing"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"kind":{"enum":["Static","Dynamic","Calendar"]},"visibility":{"enum":["Personal","Team","Practice"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"filters":{"type":"object","additionalProperties":true},"members":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":2000},"columns":{"type":"array","items":{"x-shared":"generated/validators/shared/list-column.js"},"minItems":1,"maxItems":100},"sort":{"type":"array","items":{"x-shared":"generated/validators/shared/list-sort.js"},"maxItems":10},"groupBy":{"type":"string","maxLength":200},"pageSize":{"type":"integer","minimum":10,"maximum":500},"sharedWith":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"badge":{"type":"boolean"},"pinnedBy":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"listedType":{"type":"string","pattern":"^[A-Z][A-Za-z]{1,59}$"}},"required":["id","resourceType","partition","display","meta","name","kind","listedType","visibility","owner","columns","pageSize","badge"]};
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
if(data.listedType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "listedType"}});errors++;
}
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "columns"}});errors++;
}
if(data.pageSize === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pageSize"}});errors++;
}
if(data.badge === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "badge"}});errors++;
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
if("Listing" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Listing"}});errors++;
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
if(!(obj11(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.visibility !== undefined){
if(!(obj3.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.owner !== undefined){
if(!(obj5(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.filters !== undefined){
let data11 = data.filters;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.members !== undefined){
let data12 = data.members;
if(Array.isArray(data12)){
if(data12.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj5(data12[i1], {instancePath:instancePath+"/members/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.columns !== undefined){
let data14 = data.columns;
if(Array.isArray(data14)){
if(data14.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data14[i2], {instancePath:instancePath+"/columns/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sort !== undefined){
let data16 = data.sort;
if(Array.isArray(data16)){
if(data16.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7(data16[i3], {instancePath:instancePath+"/sort/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.groupBy !== undefined){
let data18 = data.groupBy;
if(typeof data18 === "string"){
if(func1(data18) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupBy",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.pageSize !== undefined){
let data19 = data.pageSize;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/pageSize",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data19 == "number"){
if(data19 > 500 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/pageSize",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data19 < 10 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/pageSize",keyword:"minimum",params:{comparison: ">=", limit: 10}});errors++;
}
}
}
if(data.sharedWith !== undefined){
let data20 = data.sharedWith;
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
if(!(obj5(data20[i4], {instancePath:instancePath+"/sharedWith/" + i4,parentData:data20,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sharedWith",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.badge !== undefined){
if(typeof data.badge !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/badge",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.pinnedBy !== undefined){
let data23 = data.pinnedBy;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
if(!(obj5(data23[i5], {instancePath:instancePath+"/pinnedBy/" + i5,parentData:data23,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pinnedBy",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.listedType !== undefined){
let data25 = data.listedType;
if(typeof data25 === "string"){
if(!pattern0.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/listedType",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]{1,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/listedType",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
