// Generated from schemas/resources/person.json by npm run generate. Edits are lost.
import { equal as func6 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/human-name.js'
import { validate as obj2 } from './shared/contact-point.js'
import { validate as obj4 } from './shared/meta.js'
import { validate as obj9 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Person"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"loginName":{"type":"string","pattern":"^([a-z0-9][a-z0-9._-]{1,63}|[^@\\s]{1,64}@[^@\\s]{1,189})$"},"name":{"x-shared":"generated/validators/shared/human-name.js"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"userRoles":false,"profiles":false,"mfa":false,"passwordSetAt":false,"lockedUntil":false,"lastLogin":false,"locale":{"type":"string","maxLength":10},"isSystem":false},"required":["loginName","name"]};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^([a-z0-9][a-z0-9._-]{1,63}|[^@\\s]{1,64}@[^@\\s]{1,189})$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loginName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loginName"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
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
if("Person" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Person"}});errors++;
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
if(data.loginName !== undefined){
let data7 = data.loginName;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/loginName",keyword:"pattern",params:{pattern: "^([a-z0-9][a-z0-9._-]{1,63}|[^@\\s]{1,64}@[^@\\s]{1,189})$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/loginName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.name !== undefined){
if(!(obj1(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data9 = data.contacts;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data9[i1], {instancePath:instancePath+"/contacts/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.userRoles !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/userRoles",keyword:"false schema",params:{}});errors++;
}
if(data.profiles !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/profiles",keyword:"false schema",params:{}});errors++;
}
if(data.mfa !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mfa",keyword:"false schema",params:{}});errors++;
}
if(data.passwordSetAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passwordSetAt",keyword:"false schema",params:{}});errors++;
}
if(data.lockedUntil !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lockedUntil",keyword:"false schema",params:{}});errors++;
}
if(data.lastLogin !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastLogin",keyword:"false schema",params:{}});errors++;
}
if(data.locale !== undefined){
let data17 = data.locale;
if(typeof data17 === "string"){
if(func1(data17) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isSystem !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/isSystem",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Person"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"loginName":{"type":"string","pattern":"^([a-z0-9][a-z0-9._-]{1,63}|[^@\\s]{1,64}@[^@\\s]{1,189})$"},"name":{"x-shared":"generated/validators/shared/human-name.js"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"userRoles":{"type":"array","items":{"enum":["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"]},"uniqueItems":true,"minItems":1},"profiles":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"practice":{"x-shared":"generated/validators/shared/reference.js"},"profile":{"x-shared":"generated/validators/shared/reference.js"},"active":{"type":"boolean"}},"required":["practice","profile"]}},"mfa":{"type":"object","additionalProperties":false,"properties":{"methods":{"type":"array","items":{"enum":["Totp","Passkey","RecoveryCode"]}}}},"passwordSetAt":{"type":"string","format":"date-time"},"lockedUntil":{"type":"string","format":"date-time"},"lastLogin":{"type":"string","format":"date-time"},"locale":{"type":"string","maxLength":10},"isSystem":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","loginName","name","userRoles","isSystem"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats2 = formats["date-time"];
const obj7 = ["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"];
const obj11 = ["Totp","Passkey","RecoveryCode"];
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
if(data.loginName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loginName"}});errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.userRoles === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userRoles"}});errors++;
}
if(data.isSystem === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isSystem"}});errors++;
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
if("Person" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Person"}});errors++;
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
if(data.loginName !== undefined){
let data7 = data.loginName;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/loginName",keyword:"pattern",params:{pattern: "^([a-z0-9][a-z0-9._-]{1,63}|[^@\\s]{1,64}@[^@\\s]{1,189})$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/loginName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.name !== undefined){
if(!(obj1(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data9 = data.contacts;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(obj2(data9[i1], {instancePath:instancePath+"/contacts/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj2.errors : vErrors.concat(obj2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.userRoles !== undefined){
let data11 = data.userRoles;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/userRoles",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(obj7.includes(data11[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/userRoles/" + i2,keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
let i3 = data11.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func6(data11[i3], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/userRoles",keyword:"uniqueItems",params:{i: i3, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/userRoles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.profiles !== undefined){
let data13 = data.profiles;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i4=0; i4<len3; i4++){
let data14 = data13[i4];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.practice === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/profiles/" + i4,keyword:"required",params:{missingProperty: "practice"}});errors++;
}
if(data14.profile === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/profiles/" + i4,keyword:"required",params:{missingProperty: "profile"}});errors++;
}
for(const key1 in data14){
if(!(((key1 === "practice") || (key1 === "profile")) || (key1 === "active"))){
(vErrors ??= []).push({instancePath:instancePath+"/profiles/" + i4,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data14.practice !== undefined){
if(!(obj9(data14.practice, {instancePath:instancePath+"/profiles/" + i4+"/practice",parentData:data14,parentDataProperty:"practice",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data14.profile !== undefined){
if(!(obj9(data14.profile, {instancePath:instancePath+"/profiles/" + i4+"/profile",parentData:data14,parentDataProperty:"profile",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data14.active !== undefined){
if(typeof data14.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/profiles/" + i4+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profiles/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profiles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.mfa !== undefined){
let data18 = data.mfa;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
if(!(key2 === "methods")){
(vErrors ??= []).push({instancePath:instancePath+"/mfa",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data18.methods !== undefined){
let data19 = data18.methods;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i5=0; i5<len4; i5++){
if(!(obj11.includes(data19[i5]))){
(vErrors ??= []).push({instancePath:instancePath+"/mfa/methods/" + i5,keyword:"enum",params:{allowedValues: obj11}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mfa/methods",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mfa",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.passwordSetAt !== undefined){
let data21 = data.passwordSetAt;
if(typeof data21 === "string"){
if(!(formats2.validate(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/passwordSetAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passwordSetAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lockedUntil !== undefined){
let data22 = data.lockedUntil;
if(typeof data22 === "string"){
if(!(formats2.validate(data22))){
(vErrors ??= []).push({instancePath:instancePath+"/lockedUntil",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lockedUntil",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastLogin !== undefined){
let data23 = data.lastLogin;
if(typeof data23 === "string"){
if(!(formats2.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/lastLogin",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastLogin",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.locale !== undefined){
let data24 = data.locale;
if(typeof data24 === "string"){
if(func1(data24) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locale",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.isSystem !== undefined){
if(typeof data.isSystem !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isSystem",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
