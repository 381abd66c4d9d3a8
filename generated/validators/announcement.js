// Generated from schemas/resources/announcement.json by npm run generate. Edits are lost.
import { equal as func4 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj3 } from './shared/reference.js'
import { validate as obj9 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Announcement"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"title":{"type":"string","maxLength":120},"body":{"type":"string","maxLength":20000},"severity":{"enum":["Info","Maintenance","Critical"]},"practice":false,"audience":{"type":"object","additionalProperties":false,"properties":{"practices":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"userRoles":{"type":"array","items":{"enum":["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"]},"uniqueItems":true},"securityRoles":{"type":"array","items":{"type":"string","maxLength":60}}},"required":[]},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"dismissible":{"type":"boolean"},"link":{"type":"string","format":"uri","maxLength":2000},"status":{"enum":["Draft","Active","Retired"]}},"required":["title","body","severity","start","status"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Info","Maintenance","Critical"];
const obj4 = ["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"];
const obj6 = ["Draft","Active","Retired"];
const formats0 = formats["date-time"];
const formats4 = formats.uri;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"}});errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "severity"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
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
if("Announcement" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Announcement"}});errors++;
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
if(data.title !== undefined){
let data7 = data.title;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data8 = data.body;
if(typeof data8 === "string"){
if(func1(data8) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj1.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.practice !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/practice",keyword:"false schema",params:{}});errors++;
}
if(data.audience !== undefined){
let data11 = data.audience;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(((key1 === "practices") || (key1 === "userRoles")) || (key1 === "securityRoles"))){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data11.practices !== undefined){
let data12 = data11.practices;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data12[i1], {instancePath:instancePath+"/audience/practices/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/practices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data11.userRoles !== undefined){
let data14 = data11.userRoles;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj4.includes(data14[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/audience/userRoles/" + i2,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i3 = data14.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func4(data14[i3], data14[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/audience/userRoles",keyword:"uniqueItems",params:{i: i3, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/userRoles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data11.securityRoles !== undefined){
let data16 = data11.securityRoles;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i4=0; i4<len3; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func1(data17) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/audience/securityRoles/" + i4,keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/securityRoles/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/securityRoles",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.start !== undefined){
let data18 = data.start;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data19 = data.end;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.dismissible !== undefined){
if(typeof data.dismissible !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dismissible",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.link !== undefined){
let data21 = data.link;
if(typeof data21 === "string"){
if(func1(data21) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats4(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj6.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj6}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Announcement"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"title":{"type":"string","maxLength":120},"body":{"type":"string","maxLength":20000},"severity":{"enum":["Info","Maintenance","Critical"]},"practice":{"x-shared":"generated/validators/shared/reference.js"},"audience":{"type":"object","additionalProperties":false,"properties":{"practices":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"userRoles":{"type":"array","items":{"enum":["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"]},"uniqueItems":true},"securityRoles":{"type":"array","items":{"type":"string","maxLength":60}}}},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"dismissible":{"type":"boolean"},"link":{"type":"string","format":"uri","maxLength":2000},"status":{"enum":["Draft","Active","Retired"]}},"required":["id","resourceType","partition","display","meta","title","body","severity","audience","start","dismissible","status"]};
const formats6 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"}});errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "severity"}});errors++;
}
if(data.audience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.dismissible === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dismissible"}});errors++;
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
if(!(formats6.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Announcement" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Announcement"}});errors++;
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
if(!(obj9(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data7 = data.title;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.body !== undefined){
let data8 = data.body;
if(typeof data8 === "string"){
if(func1(data8) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj1.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.practice !== undefined){
if(!(obj3(data.practice, {instancePath:instancePath+"/practice",parentData:data,parentDataProperty:"practice",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined){
let data11 = data.audience;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(((key1 === "practices") || (key1 === "userRoles")) || (key1 === "securityRoles"))){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data11.practices !== undefined){
let data12 = data11.practices;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data12[i1], {instancePath:instancePath+"/audience/practices/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/practices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data11.userRoles !== undefined){
let data14 = data11.userRoles;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(obj4.includes(data14[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/audience/userRoles/" + i2,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i3 = data14.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func4(data14[i3], data14[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/audience/userRoles",keyword:"uniqueItems",params:{i: i3, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/userRoles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data11.securityRoles !== undefined){
let data16 = data11.securityRoles;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i4=0; i4<len3; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func1(data17) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/audience/securityRoles/" + i4,keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/securityRoles/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience/securityRoles",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.start !== undefined){
let data18 = data.start;
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.end !== undefined){
let data19 = data.end;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.dismissible !== undefined){
if(typeof data.dismissible !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dismissible",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.link !== undefined){
let data21 = data.link;
if(typeof data21 === "string"){
if(func1(data21) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"maxLength",params:{limit: 2000}});errors++;
}
if(!(formats4(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"format",params:{format: "uri"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.status !== undefined){
if(!(obj6.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
