// Generated from schemas/resources/snippet.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj14 } from './shared/meta.js'
import { validate as obj3 } from './shared/coded-value.js'
import { validate as obj4 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Snippet"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"kind":{"enum":["PlainText","RichText","SectionContent"]},"body":{"type":"string","maxLength":10000},"sectionTypes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"definitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"hotkey":{"type":"string","maxLength":20},"visibility":{"enum":["Personal","Team","Practice"]},"owner":false,"team":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"category":{"type":"string","maxLength":40},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"template":{"x-shared":"generated/validators/shared/reference.js"},"usageCount":false,"lastUsed":false},"required":["name","kind","body","visibility","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["PlainText","RichText","SectionContent"];
const obj6 = ["Personal","Team","Practice"];
const obj9 = ["Draft","Active","Retired"];
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
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"}});errors++;
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
if("Snippet" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Snippet"}});errors++;
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
if(data.body !== undefined){
let data9 = data.body;
if(typeof data9 === "string"){
if(func1(data9) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 10000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.sectionTypes !== undefined){
let data10 = data.sectionTypes;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data10[i1], {instancePath:instancePath+"/sectionTypes/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionTypes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.definitions !== undefined){
let data12 = data.definitions;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(obj4(data12[i2], {instancePath:instancePath+"/definitions/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data14 = data.programs;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(obj4(data14[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.hotkey !== undefined){
let data16 = data.hotkey;
if(typeof data16 === "string"){
if(func1(data16) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hotkey",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hotkey",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.visibility !== undefined){
if(!(obj6.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.owner !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"false schema",params:{}});errors++;
}
if(data.team !== undefined){
if(!(obj4(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj9.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data.language !== undefined){
if(!(obj3(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data22 = data.category;
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tags !== undefined){
let data23 = data.tags;
if(Array.isArray(data23)){
if(data23.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(typeof data24 === "string"){
if(func1(data24) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
let i5 = data23.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data23[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.template !== undefined){
if(!(obj4(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Snippet"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"kind":{"enum":["PlainText","RichText","SectionContent"]},"body":{"type":"string","maxLength":10000},"sectionTypes":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"definitions":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"hotkey":{"type":"string","maxLength":20},"visibility":{"enum":["Personal","Team","Practice"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"team":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"category":{"type":"string","maxLength":40},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"template":{"x-shared":"generated/validators/shared/reference.js"},"usageCount":{"type":"integer","minimum":0},"lastUsed":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","name","kind","body","visibility","owner","status","language","usageCount"]};
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"}});errors++;
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
if("Snippet" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Snippet"}});errors++;
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
if(!(obj14(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
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
if(data.body !== undefined){
let data9 = data.body;
if(typeof data9 === "string"){
if(func1(data9) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 10000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.sectionTypes !== undefined){
let data10 = data.sectionTypes;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data10[i1], {instancePath:instancePath+"/sectionTypes/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sectionTypes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.definitions !== undefined){
let data12 = data.definitions;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(obj4(data12[i2], {instancePath:instancePath+"/definitions/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/definitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data14 = data.programs;
if(Array.isArray(data14)){
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(obj4(data14[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.hotkey !== undefined){
let data16 = data.hotkey;
if(typeof data16 === "string"){
if(func1(data16) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/hotkey",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hotkey",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.visibility !== undefined){
if(!(obj6.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.owner !== undefined){
if(!(obj4(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(obj4(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj9.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data.language !== undefined){
if(!(obj3(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data22 = data.category;
if(typeof data22 === "string"){
if(func1(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tags !== undefined){
let data23 = data.tags;
if(Array.isArray(data23)){
if(data23.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(typeof data24 === "string"){
if(func1(data24) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
let i5 = data23.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data23[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.template !== undefined){
if(!(obj4(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.usageCount !== undefined){
let data26 = data.usageCount;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lastUsed !== undefined){
let data27 = data.lastUsed;
if(typeof data27 === "string"){
if(!(formats2.validate(data27))){
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
