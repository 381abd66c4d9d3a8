// Generated from schemas/resources/text-expansion-template.json by npm run generate. Edits are lost.
import { equal as func5 } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj3 } from './shared/coded-value.js'
import { validate as obj7 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"TextExpansionTemplate"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"trigger":{"type":"string","pattern":"^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$","maxLength":21},"replacement":{"type":"string","maxLength":4000},"elements":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":100,"uniqueItems":true},"caseSensitive":{"type":"boolean"},"wholeWord":{"type":"boolean"},"expandOn":{"type":"array","items":{"enum":["Space","Tab","Enter"]},"minItems":1,"uniqueItems":true},"category":{"type":"string","maxLength":40},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"audience":{"type":"string","maxLength":120},"version":false,"status":{"enum":["Draft","Active","Retired"]}},"required":["trigger","replacement","category","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Space","Tab","Enter"];
const obj4 = ["Draft","Active","Retired"];
const pattern0 = new RegExp("^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trigger === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "trigger"}});errors++;
}
if(data.replacement === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "replacement"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
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
if("TextExpansionTemplate" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "TextExpansionTemplate"}});errors++;
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
if(data.trigger !== undefined){
let data7 = data.trigger;
if(typeof data7 === "string"){
if(func1(data7) > 21){
(vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"maxLength",params:{limit: 21}});errors++;
}
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"pattern",params:{pattern: "^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.replacement !== undefined){
let data8 = data.replacement;
if(typeof data8 === "string"){
if(func1(data8) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"maxLength",params:{limit: 4000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.elements !== undefined){
let data9 = data.elements;
if(Array.isArray(data9)){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func1(data10) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/elements/" + i1,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
let i2 = data9.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data9[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.caseSensitive !== undefined){
if(typeof data.caseSensitive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/caseSensitive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.wholeWord !== undefined){
if(typeof data.wholeWord !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wholeWord",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.expandOn !== undefined){
let data13 = data.expandOn;
if(Array.isArray(data13)){
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expandOn",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
if(!(obj1.includes(data13[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/expandOn/" + i3,keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
let i4 = data13.length;
let j1;
if(i4 > 1){
outer0:
for(;i4--;){
for(j1 = i4; j1--;){
if(func5(data13[i4], data13[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/expandOn",keyword:"uniqueItems",params:{i: i4, j: j1}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expandOn",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.category !== undefined){
let data15 = data.category;
if(typeof data15 === "string"){
if(func1(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj3(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined){
let data17 = data.audience;
if(typeof data17 === "string"){
if(func1(data17) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"false schema",params:{}});errors++;
}
if(data.status !== undefined){
if(!(obj4.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj4}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"TextExpansionTemplate"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"trigger":{"type":"string","pattern":"^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$","maxLength":21},"replacement":{"type":"string","maxLength":4000},"elements":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":100,"uniqueItems":true},"caseSensitive":{"type":"boolean"},"wholeWord":{"type":"boolean"},"expandOn":{"type":"array","items":{"enum":["Space","Tab","Enter"]},"minItems":1,"uniqueItems":true},"category":{"type":"string","maxLength":40},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"audience":{"type":"string","maxLength":120},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]}},"required":["id","resourceType","partition","display","meta","trigger","replacement","caseSensitive","wholeWord","expandOn","category","language","version","status"]};
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
if(data.trigger === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "trigger"}});errors++;
}
if(data.replacement === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "replacement"}});errors++;
}
if(data.caseSensitive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "caseSensitive"}});errors++;
}
if(data.wholeWord === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "wholeWord"}});errors++;
}
if(data.expandOn === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expandOn"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
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
if("TextExpansionTemplate" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "TextExpansionTemplate"}});errors++;
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
if(data.trigger !== undefined){
let data7 = data.trigger;
if(typeof data7 === "string"){
if(func1(data7) > 21){
(vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"maxLength",params:{limit: 21}});errors++;
}
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"pattern",params:{pattern: "^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trigger",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.replacement !== undefined){
let data8 = data.replacement;
if(typeof data8 === "string"){
if(func1(data8) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"maxLength",params:{limit: 4000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.elements !== undefined){
let data9 = data.elements;
if(Array.isArray(data9)){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func1(data10) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/elements/" + i1,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
let i2 = data9.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data9[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.caseSensitive !== undefined){
if(typeof data.caseSensitive !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/caseSensitive",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.wholeWord !== undefined){
if(typeof data.wholeWord !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/wholeWord",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.expandOn !== undefined){
let data13 = data.expandOn;
if(Array.isArray(data13)){
if(data13.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expandOn",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
if(!(obj1.includes(data13[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/expandOn/" + i3,keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
let i4 = data13.length;
let j1;
if(i4 > 1){
outer0:
for(;i4--;){
for(j1 = i4; j1--;){
if(func5(data13[i4], data13[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/expandOn",keyword:"uniqueItems",params:{i: i4, j: j1}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expandOn",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.category !== undefined){
let data15 = data.category;
if(typeof data15 === "string"){
if(func1(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj3(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined){
let data17 = data.audience;
if(typeof data17 === "string"){
if(func1(data17) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
let data18 = data.version;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.status !== undefined){
if(!(obj4.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
