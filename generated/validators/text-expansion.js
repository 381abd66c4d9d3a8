// Generated from schemas/resources/text-expansion.json by npm run generate. Edits are lost.
import { equal as func5 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/meta.js'
import { validate as obj5 } from './shared/reference.js'
import { validate as obj8 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"TextExpansion"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"trigger":{"type":"string","pattern":"^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$","maxLength":21},"replacement":{"type":"string","maxLength":4000},"elements":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":100,"uniqueItems":true},"caseSensitive":{"type":"boolean"},"wholeWord":{"type":"boolean"},"expandOn":{"type":"array","items":{"enum":["Space","Tab","Enter"]},"minItems":1,"uniqueItems":true},"visibility":{"enum":["Personal","Team","Practice"]},"owner":false,"team":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"category":{"type":"string","maxLength":40},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"template":{"x-shared":"generated/validators/shared/reference.js"},"usageCount":false,"lastUsed":false},"required":["trigger","replacement","visibility","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Space","Tab","Enter"];
const obj3 = ["Personal","Team","Practice"];
const obj6 = ["Draft","Active","Retired"];
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
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
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
if("TextExpansion" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "TextExpansion"}});errors++;
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
if(data.visibility !== undefined){
if(!(obj3.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.owner !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"false schema",params:{}});errors++;
}
if(data.team !== undefined){
if(!(obj5(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj6.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.language !== undefined){
if(!(obj8(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data20 = data.category;
if(typeof data20 === "string"){
if(func1(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
if(data21.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len3 = data21.length;
for(let i5=0; i5<len3; i5++){
let data22 = data21[i5];
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i5,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i5,keyword:"type",params:{type: "string"}});errors++;
}
}
let i6 = data21.length;
let j2;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data21[i6];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i6, j: j2}});errors++;
break;
}
indices1[item1] = i6;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.template !== undefined){
if(!(obj5(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.usageCount !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"false schema",params:{}});errors++;
}
if(data.lastUsed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastUsed",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"TextExpansion"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"trigger":{"type":"string","pattern":"^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$","maxLength":21},"replacement":{"type":"string","maxLength":4000},"elements":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":100,"uniqueItems":true},"caseSensitive":{"type":"boolean"},"wholeWord":{"type":"boolean"},"expandOn":{"type":"array","items":{"enum":["Space","Tab","Enter"]},"minItems":1,"uniqueItems":true},"visibility":{"enum":["Personal","Team","Practice"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"team":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"category":{"type":"string","maxLength":40},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"template":{"x-shared":"generated/validators/shared/reference.js"},"usageCount":{"type":"integer","minimum":0},"lastUsed":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","trigger","replacement","caseSensitive","wholeWord","expandOn","visibility","owner","status","language","usageCount"]};
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
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"}});errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
if(data.usageCount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "usageCount"}});errors++;
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
if("TextExpansion" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "TextExpansion"}});errors++;
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
if(data.team !== undefined){
if(!(obj5(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj6.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.language !== undefined){
if(!(obj8(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data20 = data.category;
if(typeof data20 === "string"){
if(func1(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
if(data21.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len3 = data21.length;
for(let i5=0; i5<len3; i5++){
let data22 = data21[i5];
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i5,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i5,keyword:"type",params:{type: "string"}});errors++;
}
}
let i6 = data21.length;
let j2;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data21[i6];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i6, j: j2}});errors++;
break;
}
indices1[item1] = i6;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.template !== undefined){
if(!(obj5(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.usageCount !== undefined){
let data24 = data.usageCount;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lastUsed !== undefined){
let data25 = data.lastUsed;
if(typeof data25 === "string"){
if(!(formats2.validate(data25))){
(vErrors ??= []).push({instancePath:instancePath+"/lastUsed",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastUsed",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
