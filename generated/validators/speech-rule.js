// Generated from schemas/resources/speech-rule.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj12 } from './shared/coded-value.js'
import { validate as obj15 } from './shared/meta.js'
import { validate as obj9 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"SpeechRule"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"phrases":{"type":"array","items":{"type":"string","maxLength":80},"minItems":1,"maxItems":20},"kind":{"enum":["Replace","Punctuation","Format","Command","Vocabulary"]},"replacement":{"type":"string","maxLength":2000},"engine":{"type":"string","maxLength":40},"matchCase":{"type":"boolean"},"priority":{"type":"integer","minimum":0,"maximum":1000},"spacingBefore":{"enum":["Keep","None","One"]},"spacingAfter":{"enum":["Keep","None","One"]},"visibility":{"enum":["Personal","Team","Practice"]},"owner":false,"team":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"category":{"type":"string","maxLength":40},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"template":{"x-shared":"generated/validators/shared/reference.js"},"usageCount":false,"lastUsed":false},"required":["phrases","kind","visibility","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Replace","Punctuation","Format","Command","Vocabulary"];
const obj3 = ["Keep","None","One"];
const obj7 = ["Personal","Team","Practice"];
const obj10 = ["Draft","Active","Retired"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phrases === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phrases"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
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
if("SpeechRule" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SpeechRule"}});errors++;
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
if(data.phrases !== undefined){
let data7 = data.phrases;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data7.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/phrases/" + i1,keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phrases/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replacement !== undefined){
let data10 = data.replacement;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.engine !== undefined){
let data11 = data.engine;
if(typeof data11 === "string"){
if(func1(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.matchCase !== undefined){
if(typeof data.matchCase !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/matchCase",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.priority !== undefined){
let data13 = data.priority;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 1000 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.spacingBefore !== undefined){
if(!(obj3.includes(data.spacingBefore))){
(vErrors ??= []).push({instancePath:instancePath+"/spacingBefore",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.spacingAfter !== undefined){
if(!(obj3.includes(data.spacingAfter))){
(vErrors ??= []).push({instancePath:instancePath+"/spacingAfter",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.visibility !== undefined){
if(!(obj7.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.owner !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"false schema",params:{}});errors++;
}
if(data.team !== undefined){
if(!(obj9(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj10.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.language !== undefined){
if(!(obj12(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data21 = data.category;
if(typeof data21 === "string"){
if(func1(data21) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tags !== undefined){
let data22 = data.tags;
if(Array.isArray(data22)){
if(data22.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(typeof data23 === "string"){
if(func1(data23) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,keyword:"type",params:{type: "string"}});errors++;
}
}
let i3 = data22.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data22[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i3, j: j0}});errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.template !== undefined){
if(!(obj9(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"SpeechRule"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"phrases":{"type":"array","items":{"type":"string","maxLength":80},"minItems":1,"maxItems":20},"kind":{"enum":["Replace","Punctuation","Format","Command","Vocabulary"]},"replacement":{"type":"string","maxLength":2000},"engine":{"type":"string","maxLength":40},"matchCase":{"type":"boolean"},"priority":{"type":"integer","minimum":0,"maximum":1000},"spacingBefore":{"enum":["Keep","None","One"]},"spacingAfter":{"enum":["Keep","None","One"]},"visibility":{"enum":["Personal","Team","Practice"]},"owner":{"x-shared":"generated/validators/shared/reference.js"},"team":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Draft","Active","Retired"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"category":{"type":"string","maxLength":40},"tags":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":20,"uniqueItems":true},"template":{"x-shared":"generated/validators/shared/reference.js"},"usageCount":{"type":"integer","minimum":0},"lastUsed":{"type":"string","format":"date-time"}},"required":["id","resourceType","partition","display","meta","phrases","kind","matchCase","priority","spacingBefore","spacingAfter","visibility","owner","status","language","usageCount"]};
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
if(data.phrases === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phrases"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.matchCase === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "matchCase"}});errors++;
}
if(data.priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority"}});errors++;
}
if(data.spacingBefore === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spacingBefore"}});errors++;
}
if(data.spacingAfter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spacingAfter"}});errors++;
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
if("SpeechRule" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SpeechRule"}});errors++;
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
if(!(obj15(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data.phrases !== undefined){
let data7 = data.phrases;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data7.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/phrases/" + i1,keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phrases/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phrases",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replacement !== undefined){
let data10 = data.replacement;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/replacement",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.engine !== undefined){
let data11 = data.engine;
if(typeof data11 === "string"){
if(func1(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.matchCase !== undefined){
if(typeof data.matchCase !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/matchCase",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.priority !== undefined){
let data13 = data.priority;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data13 == "number"){
if(data13 > 1000 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/priority",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.spacingBefore !== undefined){
if(!(obj3.includes(data.spacingBefore))){
(vErrors ??= []).push({instancePath:instancePath+"/spacingBefore",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.spacingAfter !== undefined){
if(!(obj3.includes(data.spacingAfter))){
(vErrors ??= []).push({instancePath:instancePath+"/spacingAfter",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.visibility !== undefined){
if(!(obj7.includes(data.visibility))){
(vErrors ??= []).push({instancePath:instancePath+"/visibility",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.owner !== undefined){
if(!(obj9(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined){
if(!(obj9(data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj10.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.language !== undefined){
if(!(obj12(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data21 = data.category;
if(typeof data21 === "string"){
if(func1(data21) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.tags !== undefined){
let data22 = data.tags;
if(Array.isArray(data22)){
if(data22.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(typeof data23 === "string"){
if(func1(data23) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i2,keyword:"type",params:{type: "string"}});errors++;
}
}
let i3 = data22.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data22[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i3, j: j0}});errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.template !== undefined){
if(!(obj9(data.template, {instancePath:instancePath+"/template",parentData:data,parentDataProperty:"template",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.usageCount !== undefined){
let data25 = data.usageCount;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data25 == "number"){
if(data25 < 0 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/usageCount",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lastUsed !== undefined){
let data26 = data.lastUsed;
if(typeof data26 === "string"){
if(!(formats2.validate(data26))){
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
