// Generated from schemas/resources/signature-configuration.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj14 } from './shared/meta.js'
import { validate as obj3 } from './shared/signature-step.js'
import { validate as obj6 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"SignatureConfiguration"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"steps":{"type":"array","items":{"x-shared":"generated/validators/shared/signature-step.js"},"minItems":1,"maxItems":20},"patientSignature":{"type":"object","additionalProperties":false,"properties":{"required":{"enum":["Never","Always","WhenService"]},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"methods":{"type":"array","items":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]}},"telehealth":{"enum":["Skip","RequireLater","VerbalAttestation"]}},"required":[]},"amendmentSteps":{"enum":["SameAsOriginal","AuthorOnly"]},"unsignWindowHours":{"type":"integer","minimum":0,"maximum":720},"lockAfterFirstSignature":{"type":"boolean"}},"required":["name","key","version","status","steps"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj4 = ["Never","Always","WhenService"];
const obj7 = ["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"];
const obj9 = ["Skip","RequireLater","VerbalAttestation"];
const obj11 = ["SameAsOriginal","AuthorOnly"];
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
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"}});errors++;
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
if("SignatureConfiguration" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SignatureConfiguration"}});errors++;
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
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
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
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replaces",keyword:"false schema",params:{}});errors++;
}
if(data.steps !== undefined){
let data12 = data.steps;
if(Array.isArray(data12)){
if(data12.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data12[i1], {instancePath:instancePath+"/steps/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patientSignature !== undefined){
let data14 = data.patientSignature;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
if(!((((key1 === "required") || (key1 === "services")) || (key1 === "methods")) || (key1 === "telehealth"))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.required !== undefined){
if(!(obj4.includes(data14.required))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/required",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data14.services !== undefined){
let data16 = data14.services;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data16[i2], {instancePath:instancePath+"/patientSignature/services/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data14.methods !== undefined){
let data18 = data14.methods;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7.includes(data18[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/methods/" + i3,keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/methods",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data14.telehealth !== undefined){
if(!(obj9.includes(data14.telehealth))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/telehealth",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.amendmentSteps !== undefined){
if(!(obj11.includes(data.amendmentSteps))){
(vErrors ??= []).push({instancePath:instancePath+"/amendmentSteps",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data.unsignWindowHours !== undefined){
let data22 = data.unsignWindowHours;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data22 == "number"){
if(data22 > 720 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data22 < 0 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lockAfterFirstSignature !== undefined){
if(typeof data.lockAfterFirstSignature !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/lockAfterFirstSignature",keyword:"type",params:{type: "boolean"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"SignatureConfiguration"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"steps":{"type":"array","items":{"x-shared":"generated/validators/shared/signature-step.js"},"minItems":1,"maxItems":20},"patientSignature":{"type":"object","additionalProperties":false,"properties":{"required":{"enum":["Never","Always","WhenService"]},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"methods":{"type":"array","items":{"enum":["Password","Totp","Passkey","Pin","Drawn","Typed","Image","System"]}},"telehealth":{"enum":["Skip","RequireLater","VerbalAttestation"]}}},"amendmentSteps":{"enum":["SameAsOriginal","AuthorOnly"]},"unsignWindowHours":{"type":"integer","minimum":0,"maximum":720},"lockAfterFirstSignature":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","name","key","version","status","steps","patientSignature","amendmentSteps","lockAfterFirstSignature"]};
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
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"}});errors++;
}
if(data.patientSignature === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "patientSignature"}});errors++;
}
if(data.amendmentSteps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amendmentSteps"}});errors++;
}
if(data.lockAfterFirstSignature === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lockAfterFirstSignature"}});errors++;
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
if("SignatureConfiguration" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "SignatureConfiguration"}});errors++;
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
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
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
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
if(!(obj6(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data12 = data.steps;
if(Array.isArray(data12)){
if(data12.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 20}});errors++;
}
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data12[i1], {instancePath:instancePath+"/steps/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.patientSignature !== undefined){
let data14 = data.patientSignature;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
if(!((((key1 === "required") || (key1 === "services")) || (key1 === "methods")) || (key1 === "telehealth"))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.required !== undefined){
if(!(obj4.includes(data14.required))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/required",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data14.services !== undefined){
let data16 = data14.services;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(obj6(data16[i2], {instancePath:instancePath+"/patientSignature/services/" + i2,parentData:data16,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj6.errors : vErrors.concat(obj6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/services",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data14.methods !== undefined){
let data18 = data14.methods;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(obj7.includes(data18[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/methods/" + i3,keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/methods",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data14.telehealth !== undefined){
if(!(obj9.includes(data14.telehealth))){
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature/telehealth",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/patientSignature",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.amendmentSteps !== undefined){
if(!(obj11.includes(data.amendmentSteps))){
(vErrors ??= []).push({instancePath:instancePath+"/amendmentSteps",keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
if(data.unsignWindowHours !== undefined){
let data22 = data.unsignWindowHours;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data22 == "number"){
if(data22 > 720 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"maximum",params:{comparison: "<=", limit: 720}});errors++;
}
if(data22 < 0 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/unsignWindowHours",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.lockAfterFirstSignature !== undefined){
if(typeof data.lockAfterFirstSignature !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/lockAfterFirstSignature",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
