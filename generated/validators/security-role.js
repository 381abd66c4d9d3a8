// Generated from schemas/resources/security-role.json by npm run generate. Edits are lost.
import { equal as func3 } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj7 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"SecurityRole"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":60},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"fixedId":false,"basedOn":{"x-shared":"generated/validators/shared/reference.js"},"grantSets":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1,"uniqueItems":true},"populationLevel":{"enum":["All","CareTeam","Program"]},"includeSupervisees":{"type":"boolean"},"builtIn":false,"assignableBy":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"description":{"type":"string","maxLength":20000}},"required":["name","key","grantSets","populationLevel"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["All","CareTeam","Program"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,59}$", "u");
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
if(data.grantSets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grantSets"}});errors++;
}
if(data.populationLevel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "populationLevel"}});errors++;
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
if("SecurityRole" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SecurityRole"}});errors++;
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
if(data.fixedId !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fixedId",keyword:"false schema",params:{}});errors++;
}
if(data.basedOn !== undefined){
if(!(obj1(data.basedOn, {instancePath:instancePath+"/basedOn",parentData:data,parentDataProperty:"basedOn",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.grantSets !== undefined){
let data11 = data.grantSets;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/grantSets",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data11[i1], {instancePath:instancePath+"/grantSets/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func3(data11[i2], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/grantSets",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grantSets",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.populationLevel !== undefined){
if(!(obj3.includes(data.populationLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/populationLevel",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.includeSupervisees !== undefined){
if(typeof data.includeSupervisees !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/includeSupervisees",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.builtIn !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/builtIn",keyword:"false schema",params:{}});errors++;
}
if(data.assignableBy !== undefined){
let data16 = data.assignableBy;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i3=0; i3<len2; i3++){
if(!(obj1(data16[i3], {instancePath:instancePath+"/assignableBy/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignableBy",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.description !== undefined){
let data18 = data.description;
if(typeof data18 === "string"){
if(func1(data18) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"SecurityRole"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":60},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"fixedId":{"type":"string","maxLength":60},"basedOn":{"x-shared":"generated/validators/shared/reference.js"},"grantSets":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"minItems":1,"uniqueItems":true},"populationLevel":{"enum":["All","CareTeam","Program"]},"includeSupervisees":{"type":"boolean"},"builtIn":{"type":"boolean"},"assignableBy":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"description":{"type":"string","maxLength":20000}},"required":["id","resourceType","partition","display","meta","name","key","grantSets","populationLevel","includeSupervisees","builtIn"]};
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
if(data.grantSets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grantSets"}});errors++;
}
if(data.populationLevel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "populationLevel"}});errors++;
}
if(data.includeSupervisees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "includeSupervisees"}});errors++;
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
if("SecurityRole" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SecurityRole"}});errors++;
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
if(data.fixedId !== undefined){
let data9 = data.fixedId;
if(typeof data9 === "string"){
if(func1(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/fixedId",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fixedId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.basedOn !== undefined){
if(!(obj1(data.basedOn, {instancePath:instancePath+"/basedOn",parentData:data,parentDataProperty:"basedOn",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.grantSets !== undefined){
let data11 = data.grantSets;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/grantSets",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data11[i1], {instancePath:instancePath+"/grantSets/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func3(data11[i2], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/grantSets",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/grantSets",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.populationLevel !== undefined){
if(!(obj3.includes(data.populationLevel))){
(vErrors ??= []).push({instancePath:instancePath+"/populationLevel",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.includeSupervisees !== undefined){
if(typeof data.includeSupervisees !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/includeSupervisees",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.builtIn !== undefined){
if(typeof data.builtIn !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/builtIn",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.assignableBy !== undefined){
let data16 = data.assignableBy;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i3=0; i3<len2; i3++){
if(!(obj1(data16[i3], {instancePath:instancePath+"/assignableBy/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignableBy",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.description !== undefined){
let data18 = data.description;
if(typeof data18 === "string"){
if(func1(data18) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
